/** Where the application listens: loopback unless HOST says otherwise, port 3000 unless PORT does. */
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

export type Address = { readonly host: string; readonly port: number };

type Environment = { readonly [name: string]: string | undefined };

/**
 * Reads HOST and PORT (0: any free port) and checks that the port is free.
 * @throws with the way to choose another port
 */
export async function chooseAddress(environment: Environment): Promise<Address> {
  const host = environment.HOST ?? '127.0.0.1';
  const given = environment.PORT ?? '3000';
  const wanted = Number(given);
  if (!/^\d+$/.test(given) || wanted > 65_535) {
    throw new Error(
      `PORT is "${given}"; it must be a number up to 65535, as in PORT=3001 npm start.`,
    );
  }
  try {
    return { host, port: await bindOnce(host, wanted) };
  } catch (error) {
    throw new Error(explain((error as NodeJS.ErrnoException).code, host, wanted), { cause: error });
  }
}

/** The address to type into a browser on this machine. */
export function urlOf({ host, port }: Address): string {
  return `http://${inUrl(isEverywhere(host) ? 'localhost' : host)}:${port}`;
}

/** The addresses that other machines reach; none while the application listens on loopback only. */
export function urlsFromElsewhere({ host, port }: Address): readonly string[] {
  if (!isEverywhere(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const external = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  return external.map(({ address }) => `http://${address}:${port}`);
}

/** Where this machine asks whether the application answers. */
export function probeUrlOf({ host, port }: Address): string {
  const loopback = host === '::' ? '::1' : '127.0.0.1';
  return `http://${inUrl(isEverywhere(host) ? loopback : host)}:${port}`;
}

/** A port that is free at the moment. */
export function findFreePort(host = '127.0.0.1'): Promise<number> {
  return bindOnce(host, 0);
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function bindOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function explain(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return (
      `Port ${port} on ${host} is in use by another program. End that program, or choose another ` +
      `port: PORT=${port + 1} npm start`
    );
  }
  if (code === 'EACCES') {
    return `Port ${port} is not open to this user. Choose one above 1023: PORT=3000 npm start`;
  }
  return `The address ${host} (HOST) cannot be used on this machine: ${code ?? 'unknown reason'}.`;
}

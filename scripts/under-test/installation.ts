/**
 * An installation for tests: database, data folder and the server of the last build, made and ended
 * together. The server can be killed and started again on the same data.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createTestDatabase,
  dropTestDatabase,
  joinTestServer,
} from '@/lib/data/testing/test-server';
import { findFreePort, urlOf } from '@/scripts/serve/address';
import {
  endLeftApplication,
  startApplication,
  waitUntilReady,
  type Application,
} from '@/scripts/serve/application';
import { applicationEnvironment } from '@/scripts/serve/application-environment';
import { serveArguments } from '@/scripts/serve/build-application';
import { findRecordedApplication } from '@/scripts/setup/application-record.mjs';
import { end as endProcess, identify } from '@/scripts/setup/processes.mjs';
import { projectRoot } from '@/scripts/setup/project-root.mjs';

export type Installation = {
  readonly url: string;
  readonly databaseUrl: string;
  /** The key of the session cookies. */
  readonly secret: string;
  /** Ends the server at once, without a word, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Starts the server again after `kill`. */
  readonly restart: () => Promise<void>;
  /** Ends the server and drops its database. */
  readonly end: () => Promise<void>;
};

const folder = path.join(projectRoot, '.cache', 'under-test');

/** Starts an installation of the production build, with an empty database. */
export async function startInstallation({
  smtpUrl,
}: {
  /** The mail server; without one, no mail is set up. */
  readonly smtpUrl?: string | undefined;
} = {}): Promise<Installation> {
  mkdirSync(folder, { recursive: true });
  await endLeftInstallations();
  const server = await joinTestServer();
  const name = await createTestDatabase(server);
  const databaseUrl = server.url(name);
  const secret = randomBytes(32).toString('base64url');
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'goldspan-test-'));
  const address = { host: '127.0.0.1', port: await findFreePort() };
  const recordFile = path.join(folder, `${process.pid}-${address.port}.json`);
  const environment = {
    ...applicationEnvironment({ mode: 'production', databaseUrl, secret, dataFolder }),
    NEXTAUTH_SECRET: secret,
    SMTP_URL: smtpUrl,
    ...(smtpUrl !== undefined && { MAIL_FROM: 'gold@example.org', NEXTAUTH_URL: urlOf(address) }),
  };
  let running: Application | null = null;

  const restart = async () => {
    running = startApplication({
      command: [process.execPath, ...serveArguments()],
      address,
      environment,
      recordFile,
      logFile: path.join(folder, 'server.log'),
      isTied: true,
    });
    await waitUntilReady(running, address);
  };
  const kill = async () => {
    const recorded = findRecordedApplication(recordFile);
    if (recorded !== null) await endProcess(recorded, [['SIGKILL', 5_000]], { group: true });
    await running?.ended;
    rmSync(recordFile, { force: true });
  };
  const end = async () => {
    await running?.stop();
    await dropTestDatabase(server, name);
    await server.release();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await restart();
  } catch (error) {
    await end();
    throw error;
  }
  return { url: urlOf(address), databaseUrl, secret, kill, restart, end };
}

/** Ends the servers of test runs that were killed. */
async function endLeftInstallations(): Promise<void> {
  for (const file of readdirSync(folder)) {
    const starter = /^(\d+)-\d+\.json$/u.exec(file)?.[1];
    if (starter === undefined || identify(Number(starter)) !== null) continue;
    await endLeftApplication(path.join(folder, file), () => undefined);
  }
}

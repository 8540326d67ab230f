/**
 * The application's server as a process of its own, on record from its first moment, so that one
 * whose starter was killed is known to the next start and can be ended by it.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findRecordedApplication, recordApplication } from '../setup/application-record.mjs';
import { end, identify } from '../setup/processes.mjs';
import { projectRoot } from '../setup/project-root.mjs';
import { type Address, probeUrlOf, urlOf } from './address';

export type Application = {
  /** Resolves when the process has ended, with the way it did. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
};

export type ApplicationSetting = {
  /** The program and its first arguments: `node <next> start`. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly address: Address;
  readonly environment: NodeJS.ProcessEnv;
  /** Where the process is put on record. */
  readonly recordFile: string;
  /** Where its output goes; to the screen when not given. */
  readonly logFile?: string;
  /** Ends the application with this process, also when this process is killed. */
  readonly isTied?: boolean;
};

/**
 * Megabytes for what lives as long as a request: with the default of 16 the server spends an eighth
 * of its time on collecting it.
 */
const youngGeneration = '--max-semi-space-size=64';

const stopSteps = [
  ['SIGTERM', 8_000],
  ['SIGKILL', 5_000],
] as const;

/** Starts the application. It answers when `waitUntilReady` says so. */
export function startApplication(setting: ApplicationSetting): Application {
  const { address, environment, recordFile } = setting;
  const { isTied = false } = setting;
  const [program, ...args] = setting.command;
  const output = setting.logFile === undefined ? 'inherit' : openSync(setting.logFile, 'a');
  const tie = isTied ? ['--import', new URL('./end-with-parent.mjs', import.meta.url).href] : [];
  const listen = ['-H', address.host, '-p', String(address.port)];
  const child = spawn(program, [youngGeneration, ...tie, ...args, ...listen], {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', output, output, ...(isTied ? (['ipc'] as const) : [])],
    // Its own process group: Ctrl-C in the terminal reaches it through us.
    detached: true,
  });
  if (typeof output === 'number') closeSync(output);
  child.channel?.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, name) => resolve(name === null ? `code ${code}` : `signal ${name}`));
  });
  const identity = child.pid === undefined ? null : identify(child.pid);
  if (identity !== null) recordApplication(recordFile, { ...identity, url: urlOf(address) });
  return {
    ended,
    stop: async () => {
      if (identity !== null) await end(identity, stopSteps, { group: true });
      rmSync(recordFile, { force: true });
    },
  };
}

/**
 * Waits until the application answers.
 * @throws when it ends before, or answers that it cannot serve
 */
export async function waitUntilReady(
  application: Application,
  address: Address,
  stop?: AbortSignal,
): Promise<void> {
  const state: { ending: string | null } = { ending: null };
  void application.ended.then((how) => (state.ending = how));
  const health = `${probeUrlOf(address)}/api/v1/health`;
  const deadline = Date.now() + 120_000;
  for (;;) {
    stop?.throwIfAborted();
    if (state.ending !== null) {
      throw new Error(`The application ended while it started (${state.ending}).`);
    }
    const status = await statusOf(health);
    if (status !== null && status < 500) return;
    if (Date.now() > deadline) {
      const answer = status === null ? 'does not answer' : `answers with status ${status}`;
      throw new Error(`The application ${answer} at ${health}.`);
    }
    await wait(50);
  }
}

/**
 * Ends the application that a killed start left behind, if it still runs.
 * @throws when it does not end
 */
export async function endLeftApplication(
  recordFile: string,
  say: (message: string) => void,
): Promise<void> {
  const left = findRecordedApplication(recordFile);
  if (left !== null) {
    say(`Ending the application that an earlier start left behind (process ${left.pid}) …`);
    if (!(await end(left, stopSteps, { group: true }))) {
      throw new Error(
        `The application left behind by an earlier start (${left.pid}) does not end.`,
      );
    }
  }
  rmSync(recordFile, { force: true });
}

async function statusOf(url: string): Promise<number | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

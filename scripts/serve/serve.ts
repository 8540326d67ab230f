/**
 * From prepared sources to a served address, and back: build, database, migrations, demo, server.
 * What was begun is ended in the opposite order, whatever the reason for stopping is.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { readMailSettings } from '../../lib/domain/mail/mail-settings';
import { migrate } from '../../prisma/migrate';
import { openApplicationDatabase } from '../postgres/application-database';
import { applicationRecordFile } from '../setup/application-record.mjs';
import { type Address, chooseAddress, urlOf, urlsFromElsewhere } from './address';
import {
  type ApplicationSetting,
  endLeftApplication,
  startApplication,
  waitUntilReady,
} from './application';
import { applicationEnvironment, sessionSecret } from './application-environment';
import { buildApplication, nextProgram, serveArguments } from './build-application';
import { describeSignIns, loadDemo } from './demo';

export type ServeSetting = {
  readonly mode: 'production' | 'development';
  /** Leave an empty database without the demo project. */
  readonly isEmptyWanted: boolean;
  readonly dataFolder: string;
  readonly say: (message: string) => void;
  readonly stop: AbortSignal;
};

/**
 * Serves until `stop` fires.
 * @throws when something is missing at the start, or ends while it is needed
 */
export async function serve(setting: ServeSetting): Promise<void> {
  const { mode, dataFolder, say, stop } = setting;
  // A setting that cannot be read is told before anything takes time.
  readMailSettings(process.env);
  const recordFile = applicationRecordFile(dataFolder);
  await endLeftApplication(recordFile, say);
  const address = await chooseAddress(process.env);
  const command = serverCommand(mode);
  if (mode === 'production' && !process.env.GOLDSPAN_SERVER) {
    await buildApplication({ say, stop });
  }
  say('Starting the database …');
  const database = await openApplicationDatabase(dataFolder);
  try {
    const applied = await migrate(database.url);
    if (applied.length > 0) say(`Brought the database up to date: ${applied.join(', ')}`);
    stop.throwIfAborted();
    const accounts = setting.isEmptyWanted ? [] : await loadDemo(database, dataFolder, setting);
    say('Starting the application …');
    const environment = applicationEnvironment({
      mode,
      databaseUrl: database.url,
      secret: sessionSecret(dataFolder),
      dataFolder,
    });
    await run({ command, address, environment, recordFile }, setting, database.isUp, () =>
      announce(address, describeSignIns(accounts, dataFolder), setting),
    );
  } finally {
    await database.release();
  }
}

/** Next's server, or the stand-in that GOLDSPAN_SERVER names: tests of the start itself use one. */
function serverCommand(mode: ServeSetting['mode']): ApplicationSetting['command'] {
  if (mode === 'development') return [process.execPath, nextProgram, 'dev'];
  return [process.execPath, ...serveArguments(process.env.GOLDSPAN_SERVER || nextProgram)];
}

async function run(
  application: ApplicationSetting,
  { stop, say }: ServeSetting,
  isDatabaseUp: () => boolean,
  onReady: () => void,
): Promise<void> {
  const running = startApplication(application);
  try {
    await waitUntilReady(running, application.address, stop);
    onReady();
    const over = new AbortController();
    const reason = await Promise.race([
      untilStopped(stop),
      running.ended.then((how) => `The application ended by itself (${how}).`),
      untilDown(isDatabaseUp, over.signal),
    ]);
    over.abort();
    if (reason !== null) throw new Error(`${reason} Start again: nothing that was saved is lost.`);
  } finally {
    say('Stopping …');
    await running.stop();
  }
}

function untilStopped(stop: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve(null);
    stop.addEventListener('abort', () => resolve(null), { once: true });
  });
}

async function untilDown(isUp: () => boolean, over: AbortSignal): Promise<string | null> {
  while (!over.aborted) {
    if (!isUp()) return 'The database server ended by itself.';
    await wait(300);
  }
  return null;
}

function announce(address: Address, signIns: readonly string[], setting: ServeSetting): void {
  const elsewhere = urlsFromElsewhere(address);
  const lines = [
    `Goldspan is ready at ${urlOf(address)}`,
    ...elsewhere.map((url) => `From other machines: ${url}`),
    ...signIns,
    ...(setting.isEmptyWanted ? ['Open it to set up the first admin.'] : []),
    'Stop it with Ctrl-C.',
  ];
  setting.say(`\n  ${lines.join('\n  ')}\n`);
}

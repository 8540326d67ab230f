/** What `npm start` and `npm run dev` do before TypeScript can be loaded, and after all has ended. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applicationRecordFile, findRecordedApplication } from './application-record.mjs';
import { openDataFolder } from './data-folder.mjs';
import { describeFailure } from './describe-failure.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { takeLock } from './lock.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './project-root.mjs';
import { listenForStop } from './stop-signal.mjs';

/** @param {'production' | 'development'} mode */
export async function serveCommand(mode) {
  process.chdir(projectRoot);
  const stop = listenForStop();
  const say = (message) => console.log(message);
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    const dataFolder = openDataFolder();
    const lock = takeLock(path.join(dataFolder, 'lock'));
    if (!lock.held) throw new Error(inUse(dataFolder, lock.holder));
    try {
      await prepare({ say, withDevelopment: mode === 'development', stdout: 'show', stop });
      const { serve } = await importTypeScript(new URL('../serve/serve.ts', import.meta.url));
      await serve({ mode, isEmptyWanted: values.empty, dataFolder, say, stop });
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!stop.aborted) {
      console.error(describeFailure(error));
      process.exitCode = 1;
    }
  }
  if (stop.aborted) say('Stopped.');
}

function inUse(dataFolder, holder) {
  const running = findRecordedApplication(applicationRecordFile(dataFolder));
  const where = running === null ? '' : ` at ${running.url}`;
  return (
    `Goldspan already runs${where} with the data in ${dataFolder} (process ${holder.pid}). ` +
    'Use that one, stop it with Ctrl-C where it was started, or start another with data of its own:\n' +
    '  GOLDSPAN_DATA=.data-2 PORT=3001 npm start'
  );
}

/**
 * Runs a TypeScript program of the project, after seeing that it can run:
 *
 *     node scripts/run-tsx.mjs [--database] <program> [its arguments]
 *
 * With --database the program finds the installation's database, up and up to date, in DATABASE_URL:
 * the running one, or one that runs as long as the program does. Standard output is the program's.
 */
import './setup/node-version.mjs';
import { describeFailure } from './setup/describe-failure.mjs';
import { importTypeScript } from './setup/import-typescript.mjs';
import { prepare } from './setup/prepare.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { runCommand } from './setup/run-command.mjs';
import { listenForStop } from './setup/stop-signal.mjs';

const isDatabaseWanted = process.argv[2] === '--database';
const program = process.argv.slice(isDatabaseWanted ? 3 : 2);
const stop = listenForStop();

try {
  process.chdir(projectRoot);
  const say = (message) => console.error(message);
  await prepare({ say, withDevelopment: false, stdout: 'stderr', stop });
  process.exitCode = isDatabaseWanted ? await runWithDatabase() : await run(process.env);
} catch (error) {
  if (!stop.aborted) console.error(describeFailure(error));
  process.exitCode = 1;
}

async function run(env) {
  const { code } = await runCommand(process.execPath, ['--import', 'tsx', ...program], {
    env,
    stop,
  });
  return code;
}

async function runWithDatabase() {
  const url = new URL('./postgres/with-database.ts', import.meta.url);
  const { withApplicationDatabase } = await importTypeScript(url);
  return withApplicationDatabase((databaseUrl, dataFolder) =>
    run({ ...process.env, DATABASE_URL: databaseUrl, GOLDSPAN_DATA: dataFolder }),
  );
}

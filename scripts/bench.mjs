/**
 * `npm run bench`: how fast the program is on this machine, as a table and as JSON.
 *
 *     npm run bench                          200 samples of everything
 *     npm run bench -- --samples 20          fewer
 *     npm run bench -- --only crowd          these measures
 *     npm run bench -- --json <file>         where the JSON goes
 */
import './setup/node-version.mjs';
import { describeFailure } from './setup/describe-failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { runCommand } from './setup/run-command.mjs';
import { listenForStop } from './setup/stop-signal.mjs';

const stop = listenForStop();

try {
  process.chdir(projectRoot);
  const say = (message) => console.error(message);
  await prepare({ say, withDevelopment: true, stdout: 'stderr', stop });
  const command = ['--import', 'tsx', 'scripts/bench/bench.ts', ...process.argv.slice(2)];
  process.exitCode = (await runCommand(process.execPath, command, { stop })).code;
} catch (error) {
  if (!stop.aborted) console.error(describeFailure(error));
  process.exitCode = 1;
}

/**
 * `npm test`: sets up what is missing, runs every check, and ends with `N passed, N failed`.
 *
 *     npm test                       all stages
 *     npm test -- lint unit          these stages
 *     npm test -- --long             with the tests that take minutes
 *     npm test -- --corpora <folder> with the files of a folder
 */
import './setup/node-version.mjs';
import { parseArgs } from 'node:util';
import { describeFailure } from './setup/describe-failure.mjs';
import { importTypeScript } from './setup/import-typescript.mjs';
import { prepare } from './setup/prepare.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { listenForStop } from './setup/stop-signal.mjs';

const stop = listenForStop();
const say = (message) => console.log(message);

try {
  process.chdir(projectRoot);
  const { values, positionals } = parseArgs({
    options: { long: { type: 'boolean', default: false }, corpora: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.long) process.env.GOLDSPAN_LONG = '1';
  await prepare({ say, withDevelopment: true, stdout: 'show', stop });
  const load = (name) => importTypeScript(new URL(`./checks/${name}.ts`, import.meta.url));
  const [{ listSteps }, { runSteps }] = [await load('stages'), await load('run-stages')];
  const steps = listSteps(values.corpora);
  const names = steps.flat(2).map(({ name }) => name);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no stage ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  }
  const isChosen = ({ name }) => positionals.length === 0 || positionals.includes(name);
  const chosen = steps.map((lanes) => lanes.map((lane) => lane.filter(isChosen)));
  const { failed } = await runSteps(chosen, { say, stop });
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  say('0 passed, 1 failed');
  process.exitCode = 1;
}

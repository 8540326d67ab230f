/** `npm run build`: the production build that `npm start` serves, made ahead of it. */
import './setup/node-version.mjs';
import { describeFailure } from './setup/describe-failure.mjs';
import { importTypeScript } from './setup/import-typescript.mjs';
import { prepare } from './setup/prepare.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { listenForStop } from './setup/stop-signal.mjs';

const stop = listenForStop();
const say = (message) => console.log(message);

try {
  process.chdir(projectRoot);
  await prepare({ say, withDevelopment: true, stdout: 'show', stop });
  const url = new URL('./serve/build-application.ts', import.meta.url);
  const { buildApplication } = await importTypeScript(url);
  await buildApplication({ say, stop });
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** `npm start`: from a fresh clone to a served address; `npm start -- --empty` without the demo. */
import './setup/node-version.mjs';
import { serveCommand } from './setup/serve-command.mjs';

await serveCommand('production');

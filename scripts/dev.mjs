/** `npm run dev`: as `npm start`, with the development server in place of a build. */
import './setup/node-version.mjs';
import { serveCommand } from './setup/serve-command.mjs';

await serveCommand('development');

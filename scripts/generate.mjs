/** `npm run generate`: installs what is missing and generates the database client. */
import './setup/node-version.mjs';
import { prepare } from './setup/prepare.mjs';

await prepare({ say: console.log, withDevelopment: false, stdout: 'show' });

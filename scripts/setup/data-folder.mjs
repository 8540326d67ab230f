/**
 * Where an installation keeps what is its own: the embedded database, the session secret, the demo
 * accounts. GOLDSPAN_DATA moves it; a relative path counts from the project's folder, so that every
 * command finds the same one, from wherever it is called.
 */
import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';

/** Makes the data folder if needed. @returns {string} its real path */
export function openDataFolder(given = process.env.GOLDSPAN_DATA) {
  const folder = path.resolve(projectRoot, given || '.data');
  mkdirSync(folder, { recursive: true });
  return realpathSync(folder);
}

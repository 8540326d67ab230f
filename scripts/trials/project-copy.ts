/** A copy of the project in a folder of its own, with the installed packages of the original. */
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/** What the start command needs besides the packages. */
const parts = [
  'package.json',
  'package-lock.json',
  'prisma.config.ts',
  'tsconfig.json',
  'lib',
  'prisma',
  'scripts',
];

/** Makes the copy in a folder with spaces in its name. The caller removes its parent. */
export function copyProject(): string {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'a folder with spaces ')), 'gold span');
  for (const part of parts) {
    const source = path.join(projectRoot, part);
    if (existsSync(source)) cpSync(source, path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

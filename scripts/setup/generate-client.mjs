/** The database client, generated from prisma/schema.prisma when that has changed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { hashSources, readStamp, removeStamp, writeStamp } from './stamp.mjs';

const output = path.join(projectRoot, 'lib', 'data', 'generated');
const stamp = path.join(output, '.stamp');
const sources = ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'];

/** @param {import('./prepare.mjs').Setting} setting */
export async function generateClient({ say, stop }) {
  const hash = hashSources(projectRoot, sources);
  if (readStamp(stamp) === hash && existsSync(path.join(output, 'client.ts'))) return;
  say('Generating the database client …');
  removeStamp(stamp);
  const prisma = path.join(projectRoot, 'node_modules', 'prisma', 'build', 'index.js');
  const result = await runCommand(process.execPath, [prisma, 'generate'], {
    cwd: projectRoot,
    // Named, an engine is not downloaded; generating never runs it.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
    },
    stdin: 'ignore',
    stdout: 'keep',
    stderr: 'keep',
    stop,
  });
  stop?.throwIfAborted();
  if (result.code !== 0) throw new Error(`"prisma generate" failed:\n${result.output.trim()}`);
  writeStamp(stamp, hash);
}

/** The production build, made again when anything that it is made from has changed. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { whilePreparing } from '../setup/prepare.mjs';
import { projectRoot } from '../setup/project-root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { hashSources, readStamp, removeStamp, writeStamp } from '../setup/stamp.mjs';
import type { Progress } from './progress';

export const nextProgram = path.join(projectRoot, 'node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Milliseconds that an idle connection is kept: more than a person takes over a snippet, and so long
 * that hardly a request meets a connection just as it is being closed.
 */
const keepAlive = 75_000;

/** The arguments of node that serve the build, or a stand-in for it. */
export function serveArguments(program = nextProgram): readonly [string, ...string[]] {
  return [
    path.join(projectRoot, 'scripts', 'serve', 'workers.mjs'),
    program,
    'start',
    '--keepAliveTimeout',
    String(keepAlive),
  ];
}

const stamp = path.join(projectRoot, '.next', 'goldspan-stamp');
const folders = ['app', 'components', 'lib', 'public', 'prisma'];

/** Builds the application unless the last build was of the same sources. */
export async function buildApplication({ say, stop }: Progress): Promise<void> {
  await whilePreparing({ say, stop }, async () => {
    const hash = hashSources(projectRoot, [...folders, ...rootFiles()], isBuilt);
    if (readStamp(stamp) === hash) return;
    say('Building the application (a minute or two) …');
    removeStamp(stamp);
    const { code } = await runCommand(process.execPath, [nextProgram, 'build'], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stop,
    });
    stop?.throwIfAborted();
    if (code !== 0) throw new Error('The build failed: its messages stand above.');
    writeStamp(stamp, hash);
  });
}

/** Settings of the build and of its tools; `next-env.d.ts` is written by the build itself. */
function rootFiles(): string[] {
  const entries = readdirSync(projectRoot, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return names.filter((name) => /\.([cm]?[jt]sx?|json)$/.test(name) && name !== 'next-env.d.ts');
}

function isBuilt(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|^lib\/data\/generated\/|^prisma\/migrations\//.test(file);
}

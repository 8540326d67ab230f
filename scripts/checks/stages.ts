/** The stages of `npm test`: the quickest to fail come first. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApplication, nextProgram } from '../serve/build-application';
import type { Progress } from '../serve/progress';
import { projectRoot } from '../setup/project-root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import {
  countFromLastLine,
  countPlaywright,
  type Counts,
  countVitest,
  oneFailed,
  onePassed,
} from './counts';
import { ensureBrowser } from './find-browser';

export type Stage = {
  readonly name: string;
  /** A stage without which this one has nothing to run on. */
  readonly needs?: string;
  readonly run: (progress: Progress) => Promise<Counts>;
};

const reports = path.join(projectRoot, '.cache', 'test-reports');
const tools = {
  prettier: 'prettier/bin/prettier.cjs',
  eslint: 'eslint/bin/eslint.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
} as const;

/** Stages that run one after the other. */
export type Lane = readonly Stage[];

/**
 * The steps come one after the other; the lanes of a step run at the same time. Whatever drives a
 * browser or counts on time has the machine for itself.
 * @param corpora a folder of real files to try the importers on, when there is one
 */
export function listSteps(corpora: string | undefined): readonly (readonly Lane[])[] {
  const checks: Lane = [
    { name: 'format', run: check('format', tool('prettier'), '--check', '.') },
    { name: 'layers', run: check('layers', script('check-layers.mjs')) },
    { name: 'types', run: checkTypes },
    { name: 'lint', run: check('lint', tool('eslint'), '.') },
  ];
  const tests: Lane = [
    { name: 'unit', run: vitest('unit', '--project', 'unit') },
    { name: 'data', run: vitest('data', '--project', 'data') },
  ];
  const application: Lane = [
    { name: 'build', run: build },
    { name: 'browser', needs: 'build', run: playwright },
    { name: 'start', run: vitest('start', '--config', script('vitest.config.ts')) },
    { name: 'durability', needs: 'build', run: program('test-durability.ts') },
    ...(corpora === undefined
      ? []
      : [{ name: 'corpora', needs: 'build', run: program('test-corpora.ts', corpora) }]),
  ];
  return [[checks, tests], [application]];
}

async function node(args: readonly string[], { stop }: Progress, env: object = {}) {
  const options = {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stop,
  } as const;
  return (await runCommand(process.execPath, args, options)).code;
}

/** Says at its end what it has to say, since another lane speaks meanwhile. */
function check(name: string, ...args: string[]): Stage['run'] {
  return async ({ say, stop }) => {
    const streams = { stdin: 'ignore', stdout: 'keep', stderr: 'keep' } as const;
    const options = { cwd: projectRoot, ...streams, stop };
    const { code, output } = await runCommand(process.execPath, args, options);
    if (code === 0) return onePassed;
    say(`\n── ${name} found ──\n${output}`);
    return oneFailed;
  };
}

/** The types of routes are written by Next first; the sources name them. */
async function checkTypes(progress: Progress): Promise<Counts> {
  const written = await check('types', nextProgram, 'typegen')(progress);
  return written.failed > 0 ? written : check('types', tool('tsc'), '--noEmit')(progress);
}

function vitest(name: string, ...selection: string[]): Stage['run'] {
  return async (progress) => {
    const report = freshReport(name);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await node([tool('vitest'), 'run', ...selection, ...reporters], progress);
    return countVitest(report, code);
  };
}

async function build(progress: Progress): Promise<Counts> {
  await buildApplication(progress);
  return onePassed;
}

async function playwright(progress: Progress): Promise<Counts> {
  const report = freshReport('browser');
  const env = {
    CHROMIUM_PATH: await ensureBrowser(progress),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const code = await node([tool('playwright'), 'test', '--reporter=list,json'], progress, env);
  return countPlaywright(report, code);
}

/** A program of the project that tells its own counts. */
function program(name: string, ...args: string[]): Stage['run'] {
  return async ({ stop }) => {
    const options = { cwd: projectRoot, stdin: 'ignore', stdout: 'keep', stop } as const;
    const all = [script('run-tsx.mjs'), script(name), ...args];
    const { code, output } = await runCommand(process.execPath, all, options);
    process.stdout.write(output);
    return countFromLastLine(output, code);
  };
}

function tool(name: keyof typeof tools): string {
  return path.join(projectRoot, 'node_modules', tools[name]);
}

function script(name: string): string {
  return path.join(projectRoot, 'scripts', name);
}

/** A report of an earlier run must not be taken for this one's. */
function freshReport(name: string): string {
  const file = path.join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

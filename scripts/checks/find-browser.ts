/**
 * The Chromium for browser tests: the one that CHROMIUM_PATH names, one that the system has,
 * Playwright's own, or one that can be installed.
 */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from '../setup/project-root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import type { Progress } from '../serve/progress';

const onTheSystem = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns the path of a browser that is there; null when none is */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return given;
  return [...onTheSystem, chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * Finds a browser or installs one: with apt-get as root on Debian, else Playwright's own.
 * @throws when there is none and none can be installed
 */
export async function ensureBrowser({ say, stop }: Progress): Promise<string> {
  for (const install of [() => Promise.resolve(), installFromSystem, installFromPlaywright]) {
    await install({ say, stop });
    stop?.throwIfAborted();
    const found = findBrowser();
    if (found !== null) return found;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}

async function installFromSystem({ say, stop }: Progress): Promise<void> {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  say('Installing Chromium with apt-get …');
  const apt = (...args: string[]) =>
    runCommand('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdin: 'ignore',
      stop,
    });
  await apt('update', '-qq');
  const names = ['chromium-headless-shell', 'chromium'];
  for (const name of names) {
    const { code } = await apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (code === 0) return;
  }
}

async function installFromPlaywright({ say, stop }: Progress): Promise<void> {
  say('Downloading Chromium with Playwright …');
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { stdin: 'ignore', stop });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

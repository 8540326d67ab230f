import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/checks/find-browser';

const executablePath = findBrowser();

/** Browser tests on the production build. Each worker starts its own installation: e2e/fixtures. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/build.ts',
  outputDir: 'test-results',
  // Two workers on a small machine are no faster, and disturb each other's times.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  use: {
    screenshot: 'only-on-failure',
    // A trace makes axe and thousands of keys several times slower; `--trace on` takes one.
    trace: 'off',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      // A browser for tests looks nothing up by itself.
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that is no secure origin, as a server in a laboratory's network has.
        '--host-resolver-rules=MAP laboratory.test 127.0.0.1',
      ],
    },
  },
});

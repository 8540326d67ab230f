/**
 * The built application on a database of its own, for programs that try it from outside over HTTP.
 * It can be killed and started again on the same data.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  createTestDatabase,
  dropTestDatabase,
  joinTestServer,
} from '@/lib/data/testing/test-server';
import { probeUrlOf, findFreePort, type Address } from '@/scripts/serve/address';
import { applicationEnvironment } from '@/scripts/serve/application-environment';
import { startApplication, waitUntilReady, type Application } from '@/scripts/serve/application';
import { end } from '@/scripts/setup/processes.mjs';
import { findRecordedApplication } from '@/scripts/setup/application-record.mjs';
import { projectRoot } from '@/scripts/setup/project-root.mjs';

export type ApplicationUnderTest = {
  readonly url: string;
  readonly databaseUrl: string;
  /** Ends the server at once, without a word, as a power cut does. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends the server and drops its database. */
  readonly close: () => Promise<void>;
};

/** Starts the last build on a new, migrated database. */
export async function openApplication(): Promise<ApplicationUnderTest> {
  const server = await joinTestServer();
  const database = await createTestDatabase(server);
  const databaseUrl = server.url(database);
  const address: Address = { host: '127.0.0.1', port: await findFreePort() };
  const recordFile = path.join(os.tmpdir(), `goldspan-under-test-${address.port}.json`);
  const environment = applicationEnvironment({
    mode: 'production',
    databaseUrl,
    secret: randomBytes(32).toString('base64url'),
    dataFolder: os.tmpdir(),
  });
  const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');
  let running: Application | null = null;

  const start = async () => {
    running = startApplication({
      command: [process.execPath, next, 'start'],
      address,
      environment: { ...environment, LOG_LEVEL: 'silent' },
      recordFile,
    });
    await waitUntilReady(running, address);
  };
  const kill = async () => {
    const recorded = findRecordedApplication(recordFile);
    if (recorded !== null) await end(recorded, [['SIGKILL', 5_000]], { group: true });
    await running?.ended;
    rmSync(recordFile, { force: true });
  };
  await start();
  return {
    url: probeUrlOf(address),
    databaseUrl,
    start,
    kill,
    close: async () => {
      await running?.stop();
      await dropTestDatabase(server, database);
      await server.release();
    },
  };
}

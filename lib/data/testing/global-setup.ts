/** Vitest's set-up of the project `data`: keeps the test server up from the first file to the last. */
import { joinTestServer } from './test-server';

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await joinTestServer();
  return server.release;
}

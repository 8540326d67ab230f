import { afterEach, expect, it, vi } from 'vitest';
import { database } from '../data/database';
import { prepareTestDatabase } from '../data/testing/database';
import { startQueue, stopQueue } from './queue';

prepareTestDatabase();

afterEach(async () => {
  await stopQueue();
  vi.unstubAllEnvs();
});

function listSchedules(): Promise<{ name: string; cron: string }[]> {
  return database().$queryRaw`SELECT "name", "cron" FROM "queue"."schedule"`;
}

it('has news mailed while mail is set up, by one schedule for all processes', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubEnv('MAIL_FROM', 'gold@example.org');
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
  await startQueue();
  await stopQueue();
  await startQueue();
  expect(await listSchedules()).toEqual([{ name: 'goldspan-mail', cron: '*/10 * * * *' }]);
  await stopQueue();

  vi.stubEnv('SMTP_URL', '');
  await startQueue();
  expect(await listSchedules()).toEqual([]);
});

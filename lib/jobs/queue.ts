/**
 * The job queue: pg-boss over the program's own database, so that it survives restarts and can be
 * worked by more than one process. It carries ids only; what a job is and how far it has come
 * stands in the `Job` table.
 */
import PgBoss from 'pg-boss';
import { systemActor } from '../data/actor';
import { databaseUrl, withLock } from '../data/database';
import { listUnendedJobs } from '../data/jobs/jobs';
import { openMailer } from '../mail/mailer';
import { runJob } from './run-job';
import { sendDigests } from './send-digests';

const queueName = 'goldspan';
const mailQueueName = 'goldspan-mail';
/** Of cron. The queue puts the job in once, however many processes share the database. */
const everyTenMinutes = '*/10 * * * *';

const held = globalThis as typeof globalThis & { goldspanQueue?: Promise<PgBoss> };

/** Starts the queue and its worker, once a process. */
export function startQueue(): Promise<PgBoss> {
  held.goldspanQueue ??= openQueue();
  return held.goldspanQueue;
}

/** Starts working, and lets the running job end when the process is told to stop. */
export async function workUntilStopped(): Promise<void> {
  await startQueue();
  process.once('SIGTERM', () => void stopQueue());
  process.once('SIGINT', () => void stopQueue());
}

/** Puts a job into the queue. Sent twice, it waits there once. */
export async function enqueueJob(id: string): Promise<void> {
  const boss = await startQueue();
  await boss.send(queueName, { id }, { singletonKey: id, retryLimit: 3, expireInHours: 2 });
}

/** Lets the running job end and closes the queue's connections. */
export async function stopQueue(): Promise<void> {
  const boss = await held.goldspanQueue;
  delete held.goldspanQueue;
  await boss?.stop({ graceful: true, wait: true, timeout: 5_000 });
}

async function openQueue(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl(), schema: 'queue', max: 4 });
  boss.on('error', (error) => {
    console.error('The job queue has a fault:', error.message);
  });
  // Two processes that make the tables of an empty database at once would fail each other.
  await withLock('goldspan queue', async () => {
    await boss.start();
    await boss.createQueue(queueName, { name: queueName, policy: 'standard' });
    // At most one waits and one runs: what a slow mail server delays does not pile up.
    await boss.createQueue(mailQueueName, { name: mailQueueName, policy: 'stately' });
  });
  await boss.work<{ id: string }>(
    queueName,
    { batchSize: 1, pollingIntervalSeconds: 0.5 },
    async ([job]) => {
      if (job !== undefined) await runJob(job.data.id);
    },
  );
  await workOnMail(boss);
  for (const id of await listUnendedJobs(systemActor)) {
    await boss.send(queueName, { id }, { singletonKey: id, retryLimit: 3, expireInHours: 2 });
  }
  return boss;
}

/** Has news mailed from time to time; where mail is not set up (any more), not. */
async function workOnMail(boss: PgBoss): Promise<void> {
  const mailer = openMailer();
  if (mailer === null) {
    await boss.unschedule(mailQueueName);
    return;
  }
  // What fails is tried again by the next one.
  await boss.schedule(mailQueueName, everyTenMinutes, {}, { retryLimit: 0 });
  await boss.work(mailQueueName, () => sendDigests(mailer));
}

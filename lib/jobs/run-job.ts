import { endJob, reportProgress, takeJob, type JobWork } from '../data/jobs/jobs';
import { systemActor } from '../data/actor';
import { unlessAtWork } from '../data/database';
import { Refusal } from '../domain/errors';
import type { Progress } from './progress';
import { runImport } from './run-import';
import { runRelease } from './run-release';

const runners = { import: runImport, release: runRelease } as const;

/**
 * Runs one job to its end, unless a process is running it: one that starts puts every job that has
 * not ended into the queue again. A refusal is the job's answer, and it has failed; any other error
 * is a defect or a broken connection: it is thrown, and the queue tries again.
 */
export async function runJob(id: string): Promise<void> {
  await unlessAtWork(`goldspan job ${id}`, () => runToEnd(id));
}

async function runToEnd(id: string): Promise<void> {
  const job = await takeJob(systemActor, id);
  if (job === null) return;
  const progress: Progress = (done) => reportProgress(systemActor, id, done);
  try {
    const report = await run(job, progress);
    await endJob(systemActor, id, 'done', report);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await endJob(systemActor, id, 'failed', {
      message: error.message,
      errors: error.details.map((detail) => ({ ...detail })),
    });
  }
}

function run(job: JobWork, progress: Progress) {
  return runners[job.kind](job, progress);
}

import { systemActor } from '../data/actor';
import type { JobWork } from '../data/jobs/jobs';
import { makeRelease } from '../data/releases/make-release';
import type { ReleaseRequest } from '../data/releases/request-release';
import type { Progress } from './progress';

/** A release, made in one piece; the report names it and what could not be written. */
export async function runRelease(job: JobWork, progress: Progress) {
  const request = job.input as ReleaseRequest;
  await progress(0.1);
  const { id, files, notes } = await makeRelease(systemActor, job.projectId, {
    ...request,
    createdBy: job.userId,
  });
  return { release: id, files: [...files], notes: notes.map((note) => ({ ...note })) };
}

/** Background work as people see it: made by a lead, run by the system actor, kept with its report. */
import { notFound, Refusal } from '../../domain/errors';
import type { Actor, UserActor } from '../actor';
import { database, inTransaction } from '../database';
import type { JobKind, JobState } from '../generated/enums';
import type { Prisma } from '../generated/client';
import { newId } from '../identifier';
import { projectWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';

export type JobView = {
  readonly id: string;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly progress: number;
  readonly report: unknown;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

const viewFields = {
  id: true,
  kind: true,
  state: true,
  progress: true,
  report: true,
  createdAt: true,
  finishedAt: true,
} as const;

/** Uploads are kept in pieces: no row, and no query, is larger than this. */
const chunkBytes = 1024 * 1024;

/** Makes a job with the bytes that it will read. Not guarded: callers check their own right. */
export async function createJob(
  actor: UserActor,
  projectId: string,
  kind: JobKind,
  input: Prisma.InputJsonObject,
  upload: Uint8Array = new Uint8Array(),
): Promise<string> {
  const id = newId();
  await inTransaction(async (tx) => {
    await tx.job.create({ data: { id, projectId, userId: actor.userId, kind, input } });
    for (let place = 0; place * chunkBytes < upload.byteLength; place += 1) {
      const bytes = upload.slice(place * chunkBytes, (place + 1) * chunkBytes);
      await tx.stagedUpload.create({ data: { jobId: id, place, bytes } });
    }
  });
  return id;
}

/** @throws Refusal `notFound` for a job of a project that the actor does not lead */
export async function readJob(actor: Actor, id: string): Promise<JobView> {
  const job = await database().job.findFirst({
    where: { id, project: projectWhere(actor, 'manageProject') },
    select: viewFields,
  });
  if (job === null) throw notFound('The job');
  return job;
}

/** The latest jobs of a project, newest first. */
export async function listJobs(actor: Actor, projectId: string): Promise<JobView[]> {
  await requireProject(actor, 'manageProject', projectId);
  return database().job.findMany({
    where: { projectId },
    orderBy: { createdAt: 'desc' },
    take: 20,
    select: viewFields,
  });
}

export type JobWork = {
  readonly id: string;
  readonly projectId: string;
  readonly userId: string;
  readonly kind: JobKind;
  readonly input: unknown;
};

/**
 * Takes a job for running; null when it has ended. A job found running was left by a process that
 * died: what it had committed is found again by the work itself, so it runs once more.
 */
export async function takeJob(actor: Actor, id: string): Promise<JobWork | null> {
  requireSystem(actor);
  const taken = await database().job.updateManyAndReturn({
    where: { id, state: { in: ['queued', 'running'] } },
    data: { state: 'running', progress: 0 },
    select: { id: true, projectId: true, userId: true, kind: true, input: true },
  });
  return taken[0] ?? null;
}

/** The bytes that came with a job. */
export async function readUpload(actor: Actor, jobId: string): Promise<Uint8Array> {
  requireSystem(actor);
  const chunks = await database().stagedUpload.findMany({
    where: { jobId },
    orderBy: { place: 'asc' },
  });
  return Buffer.concat(chunks.map(({ bytes }) => bytes));
}

/** `progress` from 0 to 1. */
export async function reportProgress(actor: Actor, id: string, progress: number): Promise<void> {
  requireSystem(actor);
  await database().job.updateMany({
    where: { id, state: 'running' },
    data: { progress: Math.min(1, Math.max(0, progress)) },
  });
}

/** Ends a job with its report; the staged bytes go. */
export async function endJob(
  actor: Actor,
  id: string,
  state: 'done' | 'failed',
  report: Prisma.InputJsonObject,
): Promise<void> {
  requireSystem(actor);
  await inTransaction(async (tx) => {
    const ended = { state, report, finishedAt: new Date() };
    await tx.job.updateMany({
      where: { id, state: 'running' },
      data: state === 'done' ? { ...ended, progress: 1 } : ended,
    });
    await tx.stagedUpload.deleteMany({ where: { jobId: id } });
  });
}

/** Jobs that have not ended: a starting process puts them into the queue again. */
export async function listUnendedJobs(actor: Actor): Promise<string[]> {
  requireSystem(actor);
  const jobs = await database().job.findMany({
    where: { state: { in: ['queued', 'running'] } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  return jobs.map(({ id }) => id);
}

function requireSystem(actor: Actor): void {
  if (actor.kind === 'system') return;
  throw new Refusal('forbidden', 'Only the program itself runs jobs.');
}

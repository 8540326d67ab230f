import { Refusal } from '../../domain/errors';
import type { UserActor } from '../actor';
import { database } from '../database';
import { createJob } from '../jobs/jobs';
import { requireProject } from '../rights/require-project';
import { listBlockers } from './blockers';

export type ReleaseRequest = {
  readonly name: string;
  readonly note: string;
  /** A draft holds what is settled so far and is marked as such. */
  readonly draft: boolean;
};

/**
 * Makes the job of a release.
 * @returns the job's id, to be put into the queue
 * @throws Refusal `unprocessable` with the list of what stands in the way of a final release,
 *   `conflict` when the name is taken
 */
export async function requestRelease(
  actor: UserActor,
  projectId: string,
  request: ReleaseRequest,
): Promise<string> {
  await requireProject(actor, 'manageProject', projectId);
  const { name, note, draft } = request;
  const taken = await database().release.count({ where: { projectId, name } });
  if (taken > 0) throw new Refusal('conflict', `There is a release named "${name}" already.`);
  if (!draft) refuseBlocked(await listBlockers(actor, projectId));
  return createJob(actor, projectId, 'release', { name, note, draft });
}

/** @throws Refusal `unprocessable` when there are blockers */
export function refuseBlocked(blockers: Awaited<ReturnType<typeof listBlockers>>): void {
  if (blockers.length === 0) return;
  const [first] = blockers;
  const others = blockers.length - 1;
  throw new Refusal(
    'unprocessable',
    `A final release cannot be made yet. ${first?.message ?? ''}${others > 0 ? `, and ${others} more` : ''}. Settle these, or make a draft.`,
    blockers,
  );
}

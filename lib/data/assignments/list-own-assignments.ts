import type { QueueEntry } from '../../domain/assignment/view';
import type { UserActor } from '../actor';
import { database } from '../database';
import { pageArguments, pageOf, type Page, type PageRequest } from '../paging';
import { readingWhere } from '../rights/condition-where';

export type OwnAssignment = QueueEntry & {
  readonly project: string;
  readonly revision: number;
};

/**
 * The actor's own assignments in all projects, each project's in the actor's own order. What is
 * practice is no work of a project, and stays out.
 */
export async function listOwnAssignments(
  actor: UserActor,
  page: PageRequest,
): Promise<Page<OwnAssignment>> {
  const rows = await database().assignment.findMany({
    where: {
      userId: actor.userId,
      status: { not: 'withdrawn' },
      isActive: true,
      project: { practiceOf: null },
      ...readingWhere(actor, 'readReading'),
    },
    orderBy: [
      { project: { createdAt: 'asc' } },
      { round: { number: 'asc' } },
      { place: 'asc' },
      { id: 'asc' },
    ],
    ...pageArguments(page),
    select: {
      id: true,
      projectId: true,
      revision: true,
      status: true,
      outcome: true,
      flagReason: true,
      snippet: { select: { name: true, material: true } },
      _count: { select: { annotations: true } },
    },
  });
  return pageOf(rows, page, (row) => ({
    id: row.id,
    project: row.projectId,
    snippet: row.snippet.name,
    material: row.snippet.material,
    status: row.status,
    outcome: row.outcome,
    revision: row.revision,
    spanCount: row._count.annotations,
    isFlagged: row.flagReason !== null,
  }));
}

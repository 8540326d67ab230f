import type { QueueEntry } from '../../domain/assignment/view';
import type { UserActor } from '../actor';
import { database } from '../database';
import { readingWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';

/** What the actor may work on in one project, in the actor's own seeded order. */
export async function listQueue(actor: UserActor, projectId: string): Promise<QueueEntry[]> {
  await requireProject(actor, 'annotate', projectId);
  const rows = await database().assignment.findMany({
    where: {
      projectId,
      ...readingWhere(actor, 'editReading'),
      isActive: true,
    },
    orderBy: [{ round: { number: 'asc' } }, { place: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      status: true,
      outcome: true,
      flagReason: true,
      snippet: { select: { name: true, material: true } },
      _count: { select: { annotations: true } },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    snippet: row.snippet.name,
    material: row.snippet.material,
    status: row.status,
    outcome: row.outcome,
    spanCount: row._count.annotations,
    isFlagged: row.flagReason !== null,
  }));
}

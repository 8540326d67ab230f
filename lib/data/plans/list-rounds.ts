import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

export type CommittedPlan = {
  readonly method: string;
  readonly overlap: number;
  readonly strata: readonly string[];
  readonly seed: string;
  readonly createdAt: Date;
  readonly folders: number;
  /** Those that stand: what was moved counts where it went. */
  readonly assignments: number;
};

/** A round and how much of it is planned; active snippets only. */
export type RoundEntry = {
  readonly name: string;
  readonly snippets: number;
  readonly unassigned: number;
  /** Oldest first. */
  readonly plans: readonly CommittedPlan[];
};

const notWithdrawn = { status: { not: 'withdrawn' } } as const;

/** In order. @throws Refusal `notFound`, `forbidden` */
export async function listRounds(actor: Actor, projectId: string): Promise<RoundEntry[]> {
  await requireProject(actor, 'manageProject', projectId);
  const [rounds, counts] = await Promise.all([
    database().round.findMany({
      where: { projectId },
      orderBy: { number: 'asc' },
      select: {
        id: true,
        name: true,
        plans: {
          orderBy: { createdAt: 'asc' },
          select: {
            method: true,
            overlap: true,
            strata: true,
            seed: true,
            createdAt: true,
            folders: { select: { _count: { select: { assignments: { where: notWithdrawn } } } } },
          },
        },
      },
    }),
    database().$queryRaw<{ roundId: string; snippets: number; unassigned: number }[]>`
      SELECT s."roundId", count(*)::int AS "snippets",
             count(*) FILTER (WHERE NOT EXISTS (
               SELECT 1 FROM "Assignment" a
                WHERE a."snippetId" = s."id" AND a."status" <> 'withdrawn'))::int AS "unassigned"
        FROM "Snippet" s WHERE s."projectId" = ${projectId} AND s."status" = 'active'
       GROUP BY s."roundId"`,
  ]);
  return rounds.map(({ id, name, plans }) => {
    const count = counts.find(({ roundId }) => roundId === id);
    return {
      name,
      snippets: count?.snippets ?? 0,
      unassigned: count?.unassigned ?? 0,
      plans: plans.map(({ folders, ...plan }) => ({
        ...plan,
        folders: folders.length,
        assignments: folders.reduce((sum, { _count }) => sum + _count.assignments, 0),
      })),
    };
  });
}

import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { leftByReaders } from './left-by-readers';

export type CommittedPlan = {
  readonly method: string;
  readonly overlap: number;
  /** Per cent of the snippets with so many readers; the others have one. */
  readonly share: number;
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

/** In order. @throws Refusal `notFound`, `forbidden` */
export async function listRounds(actor: Actor, projectId: string): Promise<RoundEntry[]> {
  await requireProject(actor, 'manageProject', projectId);
  const [rounds, counts, assignments] = await Promise.all([
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
            share: true,
            strata: true,
            seed: true,
            createdAt: true,
            id: true,
            _count: { select: { folders: true } },
          },
        },
      },
    }),
    database().$queryRaw<{ roundId: string; snippets: number; unassigned: number }[]>`
      SELECT s."roundId", s."snippets",
             s."snippets" - coalesce(c."cases", 0) + coalesce(l."snippets", 0) AS "unassigned"
        FROM (SELECT "roundId", count(*)::int AS "snippets" FROM "Snippet"
               WHERE "projectId" = ${projectId} AND "status" = 'active' GROUP BY "roundId") AS s
        LEFT JOIN (SELECT "roundId", count(*)::int AS "cases" FROM "Case"
                    WHERE "projectId" = ${projectId} AND "isActive" GROUP BY "roundId") AS c
          ON c."roundId" = s."roundId"
        LEFT JOIN (${leftByReaders(projectId)}) AS l ON l."roundId" = s."roundId"`,
    database().$queryRaw<{ planId: string; assignments: number }[]>`
      SELECT f."planId", sum(a."assignments")::int AS "assignments"
        FROM (SELECT "folderId", count(*) AS "assignments" FROM "Assignment"
               WHERE "projectId" = ${projectId} AND "status" <> 'withdrawn' GROUP BY "folderId") AS a
        JOIN "Folder" f ON f."id" = a."folderId" GROUP BY f."planId"`,
  ]);
  return rounds.map(({ id, name, plans }) => {
    const count = counts.find(({ roundId }) => roundId === id);
    return {
      name,
      snippets: count?.snippets ?? 0,
      unassigned: count?.unassigned ?? 0,
      plans: plans.map(({ id: planId, _count, ...plan }) => ({
        ...plan,
        folders: _count.folders,
        assignments: assignments.find((each) => each.planId === planId)?.assignments ?? 0,
      })),
    };
  });
}

/** Where a project stands on its way, counted by the database. */
import { stageOf, type Stage } from '../../domain/statistics/stage';
import type { Actor } from '../actor';
import { database } from '../database';
import type { CaseStatus } from '../generated/enums';
import { leftByReaders } from '../plans/left-by-readers';
import { requireProject, type GuardedProject } from '../rights/require-project';

export type ProjectCounts = {
  readonly snippets: number;
  readonly excluded: number;
  readonly assigned: number;
  readonly assignments: number;
  readonly finished: number;
  readonly cases: Readonly<Record<CaseStatus, number>>;
  readonly valuesToCheck: number;
  readonly releases: number;
};

export type Overview = {
  readonly project: GuardedProject;
  readonly counts: ProjectCounts;
  readonly stage: Stage;
  /** When the first assignment was made; null before that. */
  readonly firstGivenAt: Date | null;
};

type CountRow = Omit<ProjectCounts, 'cases'> &
  Record<CaseStatus, number> &
  Pick<Overview, 'firstGivenAt'>;

/**
 * Counts over all readers: for those who may see progress.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readOverview(actor: Actor, projectId: string): Promise<Overview> {
  const project = await requireProject(actor, 'viewProgress', projectId);
  const rows = await database().$queryRaw<CountRow[]>`
    SELECT s.*, a.*, c.*, c."all" - w."left" AS "assigned", g.*, r.*, f.* FROM
      (SELECT count(*) FILTER (WHERE "status" = 'active')::int AS "snippets",
              count(*) FILTER (WHERE "status" = 'excluded')::int AS "excluded"
         FROM "Snippet" WHERE "projectId" = ${projectId}) s,
      (SELECT count(*)::int AS "assignments",
              count(*) FILTER (WHERE "status" = 'finished')::int AS "finished"
         FROM "Assignment"
        WHERE "projectId" = ${projectId} AND "isActive" AND "status" <> 'withdrawn') a,
      (SELECT count(*)::int AS "all",
              count(*) FILTER (WHERE "status" = 'waiting')::int AS "waiting",
              count(*) FILTER (WHERE "status" = 'agreed')::int AS "agreed",
              count(*) FILTER (WHERE "status" = 'open')::int AS "open",
              count(*) FILTER (WHERE "status" = 'decided')::int AS "decided",
              count(*) FILTER (WHERE "status" = 'stale')::int AS "stale"
         FROM "Case" WHERE "projectId" = ${projectId} AND "isActive") c,
      (SELECT coalesce(sum("snippets"), 0)::int AS "left" FROM (${leftByReaders(projectId)}) AS l) w,
      (SELECT count(*)::int AS "valuesToCheck"
         FROM "GoldSpan" x JOIN "Case" y ON y."id" = x."caseId"
        WHERE y."projectId" = ${projectId} AND y."isActive" AND x."check" IS NOT NULL) g,
      (SELECT count(*)::int AS "releases" FROM "Release" WHERE "projectId" = ${projectId}) r,
      (SELECT min("createdAt") AS "firstGivenAt" FROM "Assignment" WHERE "projectId" = ${projectId}) f`;
  const row = rows[0];
  if (row === undefined) throw new Error('The counts gave no row.');
  const { firstGivenAt, snippets, excluded, assigned, assignments, finished } = row;
  const { waiting, agreed, open, decided, stale, valuesToCheck, releases } = row;
  const counts: ProjectCounts = {
    ...{ snippets, excluded, assigned, assignments, finished },
    cases: { waiting, agreed, open, decided, stale },
    ...{ valuesToCheck, releases },
  };
  return { project, counts, stage: stageOf(counts), firstGivenAt };
}

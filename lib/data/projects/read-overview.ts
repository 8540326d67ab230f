/** Where a project stands on its way, counted by the database. */
import { stageOf, type Stage } from '../../domain/statistics/stage';
import type { Actor } from '../actor';
import { database } from '../database';
import type { CaseStatus } from '../generated/enums';
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
};

type CountRow = Omit<ProjectCounts, 'cases'> & Record<CaseStatus, number>;

/**
 * Counts over all readers: for those who may see progress.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readOverview(actor: Actor, projectId: string): Promise<Overview> {
  const project = await requireProject(actor, 'viewProgress', projectId);
  const rows = await database().$queryRaw<CountRow[]>`
    SELECT s.*, a.*, c.*, g.*, r.* FROM
      (SELECT count(*) FILTER (WHERE "status" = 'active')::int AS "snippets",
              count(*) FILTER (WHERE "status" = 'excluded')::int AS "excluded"
         FROM "Snippet" WHERE "projectId" = ${projectId}) s,
      (SELECT count(*)::int AS "assignments", count(DISTINCT x."snippetId")::int AS "assigned",
              count(*) FILTER (WHERE x."status" = 'finished')::int AS "finished"
         FROM "Assignment" x JOIN "Snippet" t ON t."id" = x."snippetId" AND t."status" = 'active'
        WHERE x."projectId" = ${projectId} AND x."status" <> 'withdrawn') a,
      (SELECT count(*) FILTER (WHERE x."status" = 'waiting')::int AS "waiting",
              count(*) FILTER (WHERE x."status" = 'agreed')::int AS "agreed",
              count(*) FILTER (WHERE x."status" = 'open')::int AS "open",
              count(*) FILTER (WHERE x."status" = 'decided')::int AS "decided",
              count(*) FILTER (WHERE x."status" = 'stale')::int AS "stale"
         FROM "Case" x JOIN "Snippet" t ON t."id" = x."snippetId" AND t."status" = 'active'
        WHERE x."projectId" = ${projectId}) c,
      (SELECT count(*)::int AS "valuesToCheck"
         FROM "GoldSpan" x JOIN "Case" y ON y."id" = x."caseId"
         JOIN "Snippet" t ON t."id" = x."snippetId" AND t."status" = 'active'
        WHERE y."projectId" = ${projectId} AND x."check" IS NOT NULL) g,
      (SELECT count(*)::int AS "releases" FROM "Release" WHERE "projectId" = ${projectId}) r`;
  const row = rows[0];
  if (row === undefined) throw new Error('The counts gave no row.');
  const { waiting, agreed, open, decided, stale, ...others } = row;
  const counts: ProjectCounts = { ...others, cases: { waiting, agreed, open, decided, stale } };
  return { project, counts, stage: stageOf(counts) };
}

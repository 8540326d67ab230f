import { groupBy } from '../../domain/agreement/grouping';
import { measureAgreement, type AgreementReport } from '../../domain/agreement/measure-agreement';
import { notClearLabel } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import { readReadings } from '../agreement/read-readings';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** A round as a lead compares it with the others; assignments without those that were withdrawn. */
export type RoundView = {
  readonly name: string;
  readonly active: number;
  readonly excluded: number;
  /** Active snippets that nobody was ever asked to read. */
  readonly unassigned: number;
  /** Of active snippets. */
  readonly assignments: number;
  readonly finished: number;
  /** Versions that the assignments were made under, ascending. */
  readonly guidelines: readonly number[];
  readonly schemes: readonly number[];
};

/** NOT CLEAR out. */
export type RoundAgreement = Pick<AgreementReport, 'pooled' | 'basis'>;

/** Every round in order. @throws Refusal `notFound`, `forbidden` */
export async function readRounds(actor: Actor, projectId: string): Promise<RoundView[]> {
  await requireProject(actor, 'manageProject', projectId);
  return database().$queryRaw<RoundView[]>`
      SELECT o."name", s.*, a.* FROM "Round" o
      LEFT JOIN (SELECT "roundId", count(*) AS "cases" FROM "Case"
                  WHERE "projectId" = ${projectId} AND "isActive" GROUP BY "roundId") AS c
        ON c."roundId" = o."id"
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE s."status" = 'active')::int AS "active",
               count(*) FILTER (WHERE s."status" = 'excluded')::int AS "excluded",
               (count(*) FILTER (WHERE s."status" = 'active') - coalesce(c."cases", 0))::int AS "unassigned"
          FROM "Snippet" s WHERE s."projectId" = ${projectId} AND s."roundId" = o."id") AS s
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(v."assignments"), 0)::int AS "assignments",
               coalesce(sum(v."finished"), 0)::int AS "finished",
               coalesce(array_agg(DISTINCT g."version" ORDER BY g."version")
                        FILTER (WHERE g."version" IS NOT NULL), '{}') AS "guidelines",
               coalesce(array_agg(DISTINCT l."version" ORDER BY l."version")
                        FILTER (WHERE l."version" IS NOT NULL), '{}') AS "schemes"
          FROM (SELECT "guidelineId", "schemeId", count(*) AS "assignments",
                       count(*) FILTER (WHERE "status" = 'finished') AS "finished"
                  FROM "Assignment"
                 WHERE "projectId" = ${projectId} AND "isActive" AND "roundId" = o."id"
                   AND "status" IN ('open', 'inProgress', 'finished')
                 GROUP BY "guidelineId", "schemeId") AS v
          LEFT JOIN "Guideline" g ON g."id" = v."guidelineId"
          LEFT JOIN "LabelScheme" l ON l."id" = v."schemeId") AS a
      WHERE o."projectId" = ${projectId} ORDER BY o."number"`;
}

/**
 * Agreement in each round by the round's name; a round of which nothing was assigned is absent. It
 * reads every reading of the project, and takes its time.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readRoundAgreement(
  actor: Actor,
  projectId: string,
): Promise<Readonly<Record<string, RoundAgreement>>> {
  const byRound = groupBy(await readReadings(actor, projectId), ({ round }) => round);
  return Object.fromEntries(
    [...byRound].map(([round, readings]) => {
      const { pooled, basis } = measureAgreement(readings, { notClear: 'exclude', notClearLabel });
      return [round, { pooled, basis }];
    }),
  );
}

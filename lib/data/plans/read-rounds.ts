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
  /** NOT CLEAR out; null while nothing was assigned. */
  readonly agreement: Pick<AgreementReport, 'pooled' | 'basis'> | null;
};

type Counts = Omit<RoundView, 'agreement'>;

/** Every round in order. @throws Refusal `notFound`, `forbidden` */
export async function readRounds(actor: Actor, projectId: string): Promise<RoundView[]> {
  await requireProject(actor, 'manageProject', projectId);
  const [rounds, readings] = await Promise.all([
    database().$queryRaw<Counts[]>`
      SELECT o."name", s.*, a.* FROM "Round" o
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE s."status" = 'active')::int AS "active",
               count(*) FILTER (WHERE s."status" = 'excluded')::int AS "excluded",
               count(*) FILTER (WHERE s."status" = 'active' AND NOT EXISTS (
                 SELECT 1 FROM "Assignment" x WHERE x."snippetId" = s."id"))::int AS "unassigned"
          FROM "Snippet" s WHERE s."roundId" = o."id") AS s
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "assignments",
               count(*) FILTER (WHERE a."status" = 'finished')::int AS "finished",
               coalesce(array_agg(DISTINCT g."version" ORDER BY g."version"), '{}') AS "guidelines",
               coalesce(array_agg(DISTINCT l."version" ORDER BY l."version"), '{}') AS "schemes"
          FROM "Snippet" s
          JOIN "Assignment" a ON a."snippetId" = s."id" AND a."status" <> 'withdrawn'
          JOIN "Guideline" g ON g."id" = a."guidelineId"
          JOIN "LabelScheme" l ON l."id" = a."schemeId"
         WHERE s."roundId" = o."id" AND s."status" = 'active') AS a
      WHERE o."projectId" = ${projectId} ORDER BY o."number"`,
    readReadings(actor, projectId),
  ]);
  const byRound = groupBy(readings, ({ round }) => round);
  return rounds.map((round) => {
    const own = byRound.get(round.name);
    const agreement =
      own === undefined ? null : measureAgreement(own, { notClear: 'exclude', notClearLabel });
    return { ...round, agreement };
  });
}

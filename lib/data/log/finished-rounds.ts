import type { Connection } from '../database';

export type FinishedRound = {
  readonly name: string;
  readonly readings: number;
  /** When the last reading was finished. */
  readonly at: Date;
};

/**
 * The rounds whose last reading was finished within (after, before], or since `after`: nobody has
 * anything left to read in an active snippet of theirs. Counted in `Assignment_counts_idx`; times
 * are looked up for the last day alone, and texts not at all.
 */
export function findFinishedRounds(
  connection: Connection,
  projectId: string,
  { after, before }: { readonly after: Date; readonly before?: Date },
): Promise<FinishedRound[]> {
  return connection.$queryRaw<FinishedRound[]>`
    SELECT r."name", done."readings", last."at"
      FROM (SELECT "roundId", count(*)::int AS "readings", max("finishedOn") AS "day"
              FROM "Assignment" a
             WHERE "projectId" = ${projectId} AND "isActive" AND "status" = 'finished'
               AND NOT EXISTS (
                     SELECT 1 FROM "Assignment" o
                      WHERE o."projectId" = ${projectId} AND o."isActive"
                        AND o."status" IN ('open', 'inProgress') AND o."roundId" = a."roundId")
             GROUP BY "roundId"
            HAVING max("finishedOn") >= (${after}::timestamptz AT TIME ZONE 'UTC')::date) done
      JOIN "Round" r ON r."id" = done."roundId"
     CROSS JOIN LATERAL (
           SELECT max("finishedAt") AS "at" FROM "Assignment"
            WHERE "projectId" = ${projectId} AND "isActive" AND "status" = 'finished'
              AND "roundId" = done."roundId" AND "finishedOn" = done."day") last
     WHERE last."at" > ${after} AND last."at" <= coalesce(${before ?? null}::timestamptz, 'infinity')`;
}

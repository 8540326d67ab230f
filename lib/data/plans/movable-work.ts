/** What could be moved, and what a move changes: the facts that `moveAssignments` stands on. */
import type { MovableSnippet } from '../../domain/plan/move-work';
import type { PairCount } from '../../domain/plan/pair-counts';
import type { Connection } from '../database';
import { Prisma } from '../generated/client';

/** A snippet, with who else reads it. */
export type MovableRow = MovableSnippet & {
  readonly snippetId: string;
  readonly roundId: string;
  readonly folderId: string | null;
  /** The assignment that is given away, and whose it is; null where a reader is added. */
  readonly assignmentId: string | null;
  readonly userId: string | null;
  readonly isBegun: boolean;
  /** E-mails of those who could look at its readings once, and would not read it blind. */
  readonly onlookers: readonly string[];
  /** Every reader has finished it. */
  readonly isComplete: boolean;
  /** Work on the case has begun: its readers do not change any more. */
  readonly isFrozen: boolean;
};

type Selection = {
  readonly from: string | null;
  readonly round?: string | undefined;
  readonly takesBegun: boolean;
};

/**
 * The unfinished snippets of one person, or, to add a reader, all that somebody reads. A withdrawn
 * assignment is no reader's: who had a snippet before may take it again.
 */
export async function listMovable(
  connection: Connection,
  projectId: string,
  { from, round, takesBegun }: Selection,
): Promise<MovableRow[]> {
  const ofRound = round === undefined ? Prisma.empty : Prisma.sql`AND o."name" = ${round}`;
  const begun = takesBegun ? Prisma.sql`('open', 'inProgress')` : Prisma.sql`('open')`;
  const giver =
    from === null
      ? Prisma.sql`LEFT JOIN "Assignment" g ON false`
      : Prisma.sql`JOIN "Assignment" g ON g."snippetId" = s."id" AND g."status" IN ${begun}
                     AND g."userId" = (SELECT "id" FROM "User" WHERE "email" = ${from})`;
  return connection.$queryRaw<MovableRow[]>`
    SELECT s."id" AS "snippetId", s."name", coalesce(s."material", '') AS "material",
           s."roundId", coalesce(g."folderId", min(a."folderId")) AS "folderId",
           g."id" AS "assignmentId", g."userId",
           coalesce(g."status" = 'inProgress', false) AS "isBegun",
           coalesce(bool_or(c."basisFrozenAt" IS NOT NULL), false) AS "isFrozen",
           coalesce(bool_or(c."isComplete"), false) AS "isComplete",
           CASE WHEN bool_or(c."content" IS NOT NULL) THEN ARRAY(
             SELECT l."email" FROM "Membership" m JOIN "User" l ON l."id" = m."userId"
              WHERE m."projectId" = ${projectId} AND m."leftAt" IS NULL
                AND m."roles" && ARRAY['lead', 'adjudicator']::"Role"[]) ELSE '{}' END AS "onlookers",
           coalesce(array_agg(u."email" ORDER BY u."email") FILTER (WHERE u."id" IS NOT NULL), '{}') AS "readers"
      FROM "Snippet" s
      JOIN "Round" o ON o."id" = s."roundId"
      ${giver}
      LEFT JOIN "Assignment" a ON a."snippetId" = s."id" AND a."status" <> 'withdrawn'
                               AND a."id" IS DISTINCT FROM g."id"
      LEFT JOIN "User" u ON u."id" = a."userId"
      LEFT JOIN "Case" c ON c."snippetId" = s."id"
     WHERE s."projectId" = ${projectId} AND s."status" = 'active' ${ofRound}
     GROUP BY s."id", g."id"
    HAVING g."id" IS NOT NULL OR count(a."id") > 0
     ORDER BY s."name"`;
}

/** Holds the assignments of snippets; the caller holds their cases, which come first. */
export async function lockAssignments(
  tx: Connection,
  rows: readonly Pick<MovableRow, 'snippetId'>[],
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Assignment" WHERE "snippetId" = ANY (${rows.map((row) => row.snippetId)})
    ORDER BY "id" FOR UPDATE`;
}

/** What each person of a project has still to read, by e-mail. */
export async function listOpenLoads(
  connection: Connection,
  projectId: string,
): Promise<Record<string, number>> {
  const rows = await connection.$queryRaw<{ email: string; snippets: number }[]>`
    SELECT u."email", count(*)::int AS "snippets"
      FROM "Assignment" a
      JOIN "User" u ON u."id" = a."userId"
     WHERE a."projectId" = ${projectId} AND a."isActive" AND a."status" IN ('open', 'inProgress')
     GROUP BY u."email"`;
  return Object.fromEntries(rows.map(({ email, snippets }) => [email, snippets]));
}

/**
 * How many active snippets two people of a project both read, of every pair that one of `people` is
 * in; pairs without any are absent.
 * @param people e-mails
 */
export async function countPairs(
  connection: Connection,
  projectId: string,
  people: readonly string[],
): Promise<PairCount[]> {
  const users = await connection.user.findMany({
    where: { email: { in: [...people] } },
    select: { id: true },
  });
  return connection.$queryRaw<PairCount[]>`
    SELECT least(ua."email", ub."email") AS "a", greatest(ua."email", ub."email") AS "b",
           count(*)::int AS "snippets"
      FROM "Assignment" a
      JOIN "User" ua ON ua."id" = a."userId"
      JOIN "Assignment" b ON b."snippetId" = a."snippetId" AND b."status" <> 'withdrawn'
       AND b."userId" <> a."userId"
      JOIN "User" ub ON ub."id" = b."userId"
     WHERE a."projectId" = ${projectId} AND a."isActive" AND a."status" <> 'withdrawn'
       AND a."userId" = ANY (${users.map(({ id }) => id)})
       AND (ua."email" < ub."email" OR ub."email" <> ALL (${[...people]}))
     GROUP BY 1, 2`;
}

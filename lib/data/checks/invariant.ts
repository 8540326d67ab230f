/** What a stated invariant is, and how the rows that do not keep it are named. */
import type { Connection } from '../database';
import { Prisma } from '../generated/client';

/** Answers with the first offenders, in words that a person can look up; with none when all is well. */
export type Finder = (connection: Connection) => Promise<readonly string[]>;

export type Invariant = {
  /** In camel case; no two have the same. */
  readonly name: string;
  /** One sentence that says what is true. */
  readonly statement: string;
  /** A query with a row for each offender and the one column `subject`; or, for what the domain decides, code. */
  readonly find: Prisma.Sql | Finder;
};

/** More offenders of one invariant than these are not told: where many break it, one shows why. */
export const mostOffenders = 20;

/** The offenders of an invariant, at most `mostOffenders`. */
export async function findOffenders(
  connection: Connection,
  { find }: Invariant,
): Promise<readonly string[]> {
  if (typeof find === 'function') return find(connection);
  const rows = await connection.$queryRaw<{ subject: string }[]>`
    SELECT "subject" FROM (${find}) AS found ORDER BY "subject" LIMIT ${mostOffenders}`;
  return rows.map(({ subject }) => subject);
}

/** What a query calls the snippet `s`. */
export const ofSnippet = Prisma.sql`concat('snippet ', s."id", ' (', s."name", ')')`;

/** What a query calls the assignment `a` of the snippet `s`. */
export const ofAssignment = Prisma.sql`concat('assignment ', a."id", ' (', s."name", ')')`;

/** What a query calls the case `c` of the snippet `s`. */
export const ofCase = Prisma.sql`concat('case ', c."id", ' (', s."name", ')')`;

/**
 * A query for the names that each version of a label scheme has, of labels or of attributes, with
 * the columns `schemeId` and `name`.
 */
export function namesInSchemes(list: 'labels' | 'attributes'): Prisma.Sql {
  return Prisma.sql`
    SELECT l."id" AS "schemeId", entry->>'name' AS "name"
      FROM "LabelScheme" l
     CROSS JOIN LATERAL jsonb_array_elements(
       CASE jsonb_typeof(l."scheme"->${list}::text) WHEN 'array' THEN l."scheme"->${list}::text ELSE '[]' END) AS entry`;
}

/** How invariants are broken for a test: by statements against a world, to be taken back afterwards. */
import { Prisma } from '../../generated/client';
import type { World } from './build-world';

export type Breaker = {
  /** The invariant’s name. */
  readonly breaks: string;
  readonly how: string;
  /** What else cannot hold then. */
  readonly also?: readonly string[];
  /** What the one offender is called, or a part of it that names it. */
  readonly subject: string | ((world: World) => string);
  readonly statements: (world: World) => readonly Prisma.Sql[];
};

export const unknownId = '00000000-0000-4000-8000-000000000000';

export const snippetId = (name: string) =>
  Prisma.sql`(SELECT "id" FROM "Snippet" WHERE "name" = ${name})`;
export const caseId = (name: string) =>
  Prisma.sql`(SELECT "id" FROM "Case" WHERE "snippetId" = ${snippetId(name)})`;
export const releaseId = (name: string) =>
  Prisma.sql`(SELECT "id" FROM "Release" WHERE "name" = ${name})`;
export const assignmentId = (name: string, { userId }: { readonly userId: string }) =>
  Prisma.sql`(SELECT "id" FROM "Assignment"
               WHERE "snippetId" = ${snippetId(name)} AND "userId" = ${userId})`;

export const dropConstraint = (table: string, name: string) =>
  Prisma.raw(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`);
/** Makes the generated column one that a copied row can fill. */
export const freeGenerated = (table: string, column: string) =>
  Prisma.raw(`ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP EXPRESSION`);
export const dropIndex = (name: string) => Prisma.raw(`DROP INDEX "${name}"`);

/** Adds what a row of the table holds, with some columns changed; the row is `r`. */
export const copyRow = (
  table: string,
  changes: Readonly<Record<string, unknown>>,
  where: Prisma.Sql,
) =>
  Prisma.sql`
    INSERT INTO ${Prisma.raw(`"${table}"`)}
    SELECT (jsonb_populate_record(r, ${JSON.stringify(changes)}::jsonb)).*
      FROM ${Prisma.raw(`"${table}"`)} AS r WHERE ${where}`;

/** Adds the row `r` a thousand times and once more; `id` is each one’s own, from the number `i`. */
export const multiplyRow = (table: string, id: Prisma.Sql, where: Prisma.Sql) =>
  Prisma.sql`
    INSERT INTO ${Prisma.raw(`"${table}"`)}
    SELECT (jsonb_populate_record(r, jsonb_build_object('id', ${id}))).*
      FROM ${Prisma.raw(`"${table}"`)} AS r CROSS JOIN generate_series(1, 1001) AS i WHERE ${where}`;

export const changeSnippet = (change: Prisma.Sql, name = 'unread') =>
  Prisma.sql`UPDATE "Snippet" SET ${change} WHERE "name" = ${name}`;
export const changeAssignment = (id: Prisma.Sql, change: Prisma.Sql) =>
  Prisma.sql`UPDATE "Assignment" SET ${change} WHERE "id" = ${id}`;
/** The first span of a reading. */
export const changeAnnotation = (id: Prisma.Sql, change: Prisma.Sql) => Prisma.sql`
  UPDATE "Annotation" SET ${change}
   WHERE ("assignmentId", "place") IN (
     SELECT "assignmentId", min("place") FROM "Annotation" WHERE "assignmentId" = ${id} GROUP BY 1)`;
export const changeEntry = (id: Prisma.Sql, revision: number, change: Prisma.Sql) => Prisma.sql`
  UPDATE "Operation" SET ${change} WHERE "assignmentId" = ${id} AND "revision" = ${revision}::int`;
export const changeCase = (name: string, change: Prisma.Sql) =>
  Prisma.sql`UPDATE "Case" SET ${change} WHERE "id" = ${caseId(name)}`;
export const changeGold = (name: string, change: Prisma.Sql) =>
  Prisma.sql`UPDATE "GoldSpan" SET ${change} WHERE "caseId" = ${caseId(name)}`;
export const changeRow = (place: number, change: Prisma.Sql) => Prisma.sql`
  UPDATE "ReleaseRow" SET ${change}
   WHERE "releaseId" = ${releaseId('draft')} AND "place" = ${place}::int`;
export const changeFile = (table: 'ReleaseFile' | 'ReleaseChunk', change: Prisma.Sql) => Prisma.sql`
  UPDATE ${Prisma.raw(`"${table}"`)} SET ${change}
   WHERE "releaseId" = ${releaseId('final')} AND "name" = 'readings.zip'`;
export const changeMember = (
  projectId: string,
  { userId }: { readonly userId: string },
  change: Prisma.Sql,
) => Prisma.sql`
  UPDATE "Membership" SET ${change} WHERE "projectId" = ${projectId} AND "userId" = ${userId}`;
/** The world has one job of each of these states. */
export const changeJob = (state: 'queued' | 'done' | 'failed', change: Prisma.Sql) =>
  Prisma.sql`UPDATE "Job" SET ${change} WHERE "state"::text = ${state}`;

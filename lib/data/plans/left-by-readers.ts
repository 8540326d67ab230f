import { Prisma } from '../generated/client';

/**
 * Active snippets that somebody was asked to read and nobody reads any more, by the id of their
 * round. With the cases, of which each snippet has one from its first assignment on, they tell how
 * many snippets are assigned, without a look at every assignment.
 */
export function leftByReaders(projectId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT c."roundId", count(*)::int AS "snippets"
      FROM (SELECT DISTINCT "snippetId" FROM "Assignment"
             WHERE "projectId" = ${projectId} AND "isActive" AND "status" = 'withdrawn') AS w
      JOIN "Case" c ON c."snippetId" = w."snippetId"
     WHERE NOT EXISTS (SELECT 1 FROM "Assignment" a
                        WHERE a."snippetId" = w."snippetId" AND a."status" <> 'withdrawn')
     GROUP BY c."roundId"`;
}

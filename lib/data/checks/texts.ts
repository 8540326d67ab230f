import { Prisma } from '../generated/client';
import { ofSnippet, type Invariant } from './invariant';

/** What is true of snippets, whoever reads them. */
export const textInvariants: readonly Invariant[] = [
  {
    name: 'textLengths',
    statement: 'Every text has as many code points as its snippet says, and at least one.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s
       WHERE s."length" <> char_length(s."text") OR s."length" < 1`,
  },
  {
    name: 'lineEnds',
    statement: 'The line ends of every text are line feeds: no text has a carriage return.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s WHERE strpos(s."text", chr(13)) > 0`,
  },
  {
    name: 'sentences',
    statement: 'The sentences of every text begin at 0, in ascending order and inside the text.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s
       WHERE s."sentences"[1] IS DISTINCT FROM 0
          OR s."sentences"[cardinality(s."sentences")] >= s."length"
          OR EXISTS (SELECT 1 FROM generate_series(2, cardinality(s."sentences")) AS i
                      WHERE s."sentences"[i] <= s."sentences"[i - 1])`,
  },
  {
    name: 'targets',
    statement: 'Every target is an occurrence of its snippet’s material, and they stand in order.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s
       WHERE CASE WHEN COALESCE(cardinality(s."targets"), 0) = 0 THEN false
                  WHEN valid_fragments(s."targets") THEN EXISTS (
                    SELECT 1 FROM generate_series(1, cardinality(s."targets"), 2) AS i
                     WHERE substr(s."text", s."targets"[i] + 1, s."targets"[i + 1] - s."targets"[i])
                             IS DISTINCT FROM s."material")
                  ELSE true END`,
  },
  {
    name: 'exclusions',
    statement: 'A snippet has a reason for its exclusion exactly when it is excluded.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s
       WHERE (s."status" = 'excluded') <> (s."excludedReason" IS NOT NULL)`,
  },
  {
    name: 'snippetPlaces',
    statement: 'The round and the article of every snippet are of its project.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s
        JOIN "Round" r ON r."id" = s."roundId"
        LEFT JOIN "Article" t ON t."id" = s."articleId"
       WHERE r."projectId" <> s."projectId" OR t."projectId" <> s."projectId"`,
  },
  {
    name: 'snippetCopies',
    statement:
      'The status, the material and, save in practices, the round of every snippet stand alike on its assignments; its status and its round on its case; its project on its spans.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject" FROM "Snippet" s
        JOIN "Project" p ON p."id" = s."projectId"
       WHERE EXISTS (SELECT 1 FROM "Assignment" a WHERE a."snippetId" = s."id"
                        AND ((a."isActive", a."material") IS DISTINCT FROM (s."status" = 'active', s."material")
                             OR a."roundId" <> s."roundId" AND p."practiceOf" IS NULL))
          OR EXISTS (SELECT 1 FROM "Case" c WHERE c."snippetId" = s."id"
                        AND (c."roundId", c."isActive") IS DISTINCT FROM (s."roundId", s."status" = 'active'))
          OR EXISTS (SELECT 1 FROM "Annotation" n WHERE n."snippetId" = s."id" AND n."projectId" <> s."projectId")
          OR EXISTS (SELECT 1 FROM "GoldSpan" g WHERE g."snippetId" = s."id" AND g."projectId" <> s."projectId")`,
  },
];

import { Prisma } from '../generated/client';
import { foldedLogs } from './folded-logs';
import { namesInSchemes, ofAssignment, ofCase, type Invariant } from './invariant';

/** What is true of assignments and of what was read. */
export const readingInvariants: readonly Invariant[] = [
  {
    name: 'assignmentPlaces',
    statement:
      'Every assignment is in the project of its snippet and in a round of it, under a label scheme and a guideline of that project or, in a practice, of the one behind which it is.',
    find: Prisma.sql`
      SELECT ${ofAssignment} AS "subject"
        FROM "Assignment" a
        JOIN "Snippet" s ON s."id" = a."snippetId"
        JOIN "Project" p ON p."id" = a."projectId"
        JOIN "Round" r ON r."id" = a."roundId"
        JOIN "LabelScheme" l ON l."id" = a."schemeId"
        JOIN "Guideline" g ON g."id" = a."guidelineId"
       WHERE a."projectId" <> s."projectId" OR r."projectId" <> a."projectId"
          OR l."projectId" <> COALESCE(p."practiceOf", p."id")
          OR g."projectId" <> COALESCE(p."practiceOf", p."id")`,
  },
  {
    name: 'oneAssignment',
    statement: 'Nobody is assigned to a snippet twice.',
    find: Prisma.sql`
      SELECT concat('snippet ', s."id", ' (', s."name", '), ', u."email") AS "subject"
        FROM (SELECT "snippetId", "userId" FROM "Assignment"
               GROUP BY "snippetId", "userId" HAVING count(*) > 1) twice
        JOIN "Snippet" s ON s."id" = twice."snippetId"
        JOIN "User" u ON u."id" = twice."userId"`,
  },
  {
    name: 'assignedMembers',
    statement: 'Everybody who is assigned to a snippet is a member of its project, or was one.',
    find: Prisma.sql`
      SELECT concat(u."email", ' in project ', given."projectId") AS "subject"
        FROM (SELECT DISTINCT "projectId", "userId" FROM "Assignment") given
        JOIN "User" u ON u."id" = given."userId"
        LEFT JOIN "Membership" m
          ON m."projectId" = given."projectId" AND m."userId" = given."userId"
       WHERE m."userId" IS NULL`,
  },
  {
    name: 'quotes',
    statement: 'Every quote, of an annotation or of gold, is the text at its fragments.',
    // Fragments that are none, of which a query cannot cut a text, are `fragments`’ to find.
    find: Prisma.sql`
      SELECT concat(${ofAssignment}, ': ', n."quote") AS "subject"
        FROM "Annotation" n
        JOIN "Assignment" a ON a."id" = n."assignmentId"
        JOIN "Snippet" s ON s."id" = n."snippetId"
       WHERE CASE WHEN valid_fragments(n."fragments")
                  THEN n."quote" IS DISTINCT FROM quote_at(s."text", n."fragments") END
      UNION ALL
      SELECT concat(${ofCase}, ': ', g."quote")
        FROM "GoldSpan" g
        JOIN "Case" c ON c."id" = g."caseId"
        JOIN "Snippet" s ON s."id" = g."snippetId"
       WHERE CASE WHEN valid_fragments(g."fragments")
                  THEN g."quote" IS DISTINCT FROM quote_at(s."text", g."fragments") END`,
  },
  {
    name: 'fragments',
    statement:
      'The fragments of every annotation and of all gold are sorted, apart and inside the text.',
    find: Prisma.sql`
      SELECT concat(${ofAssignment}, ': ', n."fragments") AS "subject"
        FROM "Annotation" n
        JOIN "Assignment" a ON a."id" = n."assignmentId"
        JOIN "Snippet" s ON s."id" = n."snippetId"
       WHERE valid_fragments(n."fragments") IS NOT TRUE
          OR n."fragments"[cardinality(n."fragments")] > s."length"
      UNION ALL
      SELECT concat(${ofCase}, ': ', g."fragments")
        FROM "GoldSpan" g
        JOIN "Case" c ON c."id" = g."caseId"
        JOIN "Snippet" s ON s."id" = g."snippetId"
       WHERE valid_fragments(g."fragments") IS NOT TRUE
          OR g."fragments"[cardinality(g."fragments")] > s."length"`,
  },
  {
    name: 'spanSnippets',
    statement:
      'Every annotation is of the snippet of its assignment, and every gold span of the snippet of its case.',
    find: Prisma.sql`
      SELECT concat(${ofAssignment}, ': ', n."quote") AS "subject"
        FROM "Annotation" n
        JOIN "Assignment" a ON a."id" = n."assignmentId" AND a."snippetId" <> n."snippetId"
        JOIN "Snippet" s ON s."id" = a."snippetId"
      UNION ALL
      SELECT concat(${ofCase}, ': ', g."quote")
        FROM "GoldSpan" g
        JOIN "Case" c ON c."id" = g."caseId" AND c."snippetId" <> g."snippetId"
        JOIN "Snippet" s ON s."id" = c."snippetId"`,
  },
  {
    name: 'labels',
    statement: 'The label of every annotation is in the label scheme of its assignment.',
    find: Prisma.sql`
      SELECT concat(${ofAssignment}, ': ', n."label") AS "subject"
        FROM "Annotation" n
        JOIN "Assignment" a ON a."id" = n."assignmentId"
        JOIN "Snippet" s ON s."id" = a."snippetId"
        LEFT JOIN (${namesInSchemes('labels')}) known
          ON known."schemeId" = a."schemeId" AND known."name" = n."label"
       WHERE known."name" IS NULL`,
  },
  {
    name: 'attributes',
    statement: 'The attributes of every annotation are in the label scheme of its assignment.',
    find: Prisma.sql`
      SELECT concat(${ofAssignment}, ': ', own."name") AS "subject"
        FROM "Annotation" n
       CROSS JOIN LATERAL jsonb_object_keys(
         CASE jsonb_typeof(n."attributes") WHEN 'object' THEN n."attributes" ELSE '{}' END) AS own("name")
        JOIN "Assignment" a ON a."id" = n."assignmentId"
        JOIN "Snippet" s ON s."id" = a."snippetId"
        LEFT JOIN (${namesInSchemes('attributes')}) known
          ON known."schemeId" = a."schemeId" AND known."name" = own."name"
       WHERE known."name" IS NULL`,
  },
  {
    name: 'readingStates',
    statement:
      'A finished reading has its outcome, its start and its end, one in progress has its start alone, and one that is open is untouched.',
    find: Prisma.sql`
      SELECT ${ofAssignment} AS "subject"
        FROM "Assignment" a JOIN "Snippet" s ON s."id" = a."snippetId"
       WHERE NOT CASE a."status"
               WHEN 'open' THEN a."revision" = 0 AND a."outcome" IS NULL
                                AND a."startedAt" IS NULL AND a."finishedAt" IS NULL
               WHEN 'inProgress' THEN a."outcome" IS NULL AND a."startedAt" IS NOT NULL
                                AND a."finishedAt" IS NULL
               WHEN 'finished' THEN a."outcome" IS NOT NULL AND a."startedAt" IS NOT NULL
                                AND a."finishedAt" IS NOT NULL
               ELSE true END`,
  },
  {
    name: 'outcomes',
    statement:
      'A reading with the outcome values has an annotation, one with none has none, and one that is undecided says why.',
    find: Prisma.sql`
      SELECT concat(${ofAssignment}, ': ', a."outcome") AS "subject"
        FROM "Assignment" a
        JOIN "Snippet" s ON s."id" = a."snippetId"
        LEFT JOIN (SELECT DISTINCT "assignmentId" FROM "Annotation") marked
          ON marked."assignmentId" = a."id"
       WHERE CASE a."outcome" WHEN 'values' THEN marked."assignmentId" IS NULL
                              WHEN 'none' THEN marked."assignmentId" IS NOT NULL
                              WHEN 'undecided' THEN a."flagReason" IS NULL END`,
  },
  {
    name: 'logRevisions',
    statement:
      'The log of every reading numbers its entries from 1 without a gap, up to the reading’s revision.',
    find: Prisma.sql`
      SELECT ${ofAssignment} AS "subject"
        FROM "Assignment" a
        JOIN "Snippet" s ON s."id" = a."snippetId"
        LEFT JOIN (SELECT "assignmentId", count(*) AS "entries",
                          count(DISTINCT "revision") AS "numbers",
                          min("revision") AS "first", max("revision") AS "last"
                     FROM "Operation" GROUP BY "assignmentId") o ON o."assignmentId" = a."id"
       WHERE a."revision" <> COALESCE(o."entries", 0) OR o."numbers" <> o."entries"
          OR o."first" <> 1 OR o."last" <> o."entries"`,
  },
  foldedLogs,
];

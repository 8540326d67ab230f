import { notClearLabel } from '../../domain/label-scheme/scheme';
import { Prisma } from '../generated/client';
import { caseContents, caseStatuses } from './case-contents';
import { decidedSpans } from './decided-spans';
import { namesInSchemes, ofCase, ofSnippet, type Invariant } from './invariant';

/** What is true of cases, of what was decided in them and of their gold. */
export const caseInvariants: readonly Invariant[] = [
  {
    name: 'casesOfSnippets',
    statement:
      'Every snippet to which somebody is assigned has a case, save in practices, and a case is in the project of its snippet.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject"
        FROM "Snippet" s
        JOIN "Project" p ON p."id" = s."projectId" AND p."practiceOf" IS NULL
        LEFT JOIN "Case" c ON c."snippetId" = s."id"
       WHERE c."projectId" <> s."projectId"
          OR c."id" IS NULL AND EXISTS (SELECT 1 FROM "Assignment" a WHERE a."snippetId" = s."id")`,
  },
  {
    name: 'completeCases',
    statement:
      'A case is complete exactly when its snippet has readings and all that were not withdrawn are finished.',
    find: Prisma.sql`
      SELECT ${ofCase} AS "subject"
        FROM "Case" c
        JOIN "Snippet" s ON s."id" = c."snippetId"
        LEFT JOIN (SELECT "snippetId", bool_and("status" = 'finished') AS "isComplete"
                     FROM "Assignment" WHERE "status" <> 'withdrawn' GROUP BY "snippetId") readings
          ON readings."snippetId" = c."snippetId"
       WHERE c."isComplete" <> COALESCE(readings."isComplete", false)`,
  },
  {
    name: 'incompleteCases',
    statement: 'A case that is not complete has neither items nor gold.',
    find: Prisma.sql`
      SELECT ${ofCase} AS "subject"
        FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE NOT c."isComplete"
         AND (EXISTS (SELECT 1 FROM "Item" i WHERE i."caseId" = c."id")
              OR EXISTS (SELECT 1 FROM "GoldSpan" g WHERE g."caseId" = c."id"))`,
  },
  caseStatuses,
  caseContents,
  {
    name: 'goldOrigins',
    statement: 'Gold that was decided names a decision of its case, and other gold its sources.',
    find: Prisma.sql`
      SELECT concat(${ofCase}, ': ', g."quote") AS "subject"
        FROM "GoldSpan" g
        JOIN "Case" c ON c."id" = g."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
        LEFT JOIN "Decision" d ON d."id" = g."decisionId" AND d."caseId" = g."caseId"
       WHERE CASE WHEN g."origin" = 'decided' THEN d."id" IS NULL
                  ELSE g."decisionId" IS NOT NULL OR g."sources" = '[]' END`,
  },
  {
    name: 'goldSources',
    statement: 'Every source of gold is an annotation of a finished reading of the same snippet.',
    find: Prisma.sql`
      SELECT concat(${ofCase}, ': ', g."quote") AS "subject"
        FROM "GoldSpan" g
       CROSS JOIN LATERAL jsonb_array_elements(
         CASE jsonb_typeof(g."sources") WHEN 'array' THEN g."sources" ELSE '[null]' END) AS source
        JOIN "Case" c ON c."id" = g."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
        LEFT JOIN "Annotation" n
          ON n."assignmentId" = source->>'assignment' AND n."id"::text = source->>'annotation'
        LEFT JOIN "Assignment" a ON a."id" = n."assignmentId" AND a."status" = 'finished'
       WHERE a."snippetId" IS DISTINCT FROM c."snippetId"`,
  },
  {
    name: 'clearGold',
    statement: 'No gold is NOT CLEAR.',
    find: Prisma.sql`
      SELECT concat(${ofCase}, ': ', g."quote") AS "subject"
        FROM "GoldSpan" g
        JOIN "Case" c ON c."id" = g."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE g."label" = ${notClearLabel}`,
  },
  {
    name: 'goldLabels',
    statement: 'The label of all gold is in the newest label scheme of its project.',
    find: Prisma.sql`
      SELECT concat(${ofCase}, ': ', g."label") AS "subject"
        FROM "GoldSpan" g
        JOIN "Case" c ON c."id" = g."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
        LEFT JOIN (SELECT DISTINCT ON ("projectId") "projectId", "id" FROM "LabelScheme"
                    ORDER BY "projectId", "version" DESC) newest
          ON newest."projectId" = c."projectId"
        LEFT JOIN (${namesInSchemes('labels')}) known
          ON known."schemeId" = newest."id" AND known."name" = g."label"
       WHERE known."name" IS NULL`,
  },
  {
    name: 'bases',
    statement:
      'A case has readings of its basis exactly when the basis is frozen, each of one who is or was assigned to its snippet.',
    find: Prisma.sql`
      SELECT ${ofCase} AS "subject"
        FROM "Case" c
        JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE (c."basisFrozenAt" IS NOT NULL)
               <> EXISTS (SELECT 1 FROM "BasisReading" b WHERE b."caseId" = c."id")
          OR EXISTS (SELECT 1 FROM "BasisReading" b WHERE b."caseId" = c."id" AND NOT EXISTS (
               SELECT 1 FROM "Assignment" a
                WHERE a."snippetId" = c."snippetId" AND a."userId" = b."userId"))`,
  },
  {
    name: 'frozenCases',
    statement: 'The basis of a case is frozen once it has a decision or is in a final release.',
    find: Prisma.sql`
      SELECT ${ofCase} AS "subject"
        FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE c."basisFrozenAt" IS NULL
         AND (EXISTS (SELECT 1 FROM "Decision" d WHERE d."caseId" = c."id")
              OR EXISTS (SELECT 1 FROM "ReleaseRow" w JOIN "Release" r ON r."id" = w."releaseId"
                          WHERE w."snippetId" = c."snippetId" AND r."status" = 'final'))`,
  },
  {
    name: 'decisionRevisions',
    statement:
      'Every decision made a revision of its case that no other made, and that was reached.',
    find: Prisma.sql`
      SELECT ${ofCase} AS "subject"
        FROM (SELECT "caseId", count(*) AS "decisions", count(DISTINCT "caseRevision") AS "made",
                     min("caseRevision") AS "first", max("caseRevision") AS "last"
                FROM "Decision" GROUP BY "caseId") d
        JOIN "Case" c ON c."id" = d."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE d."made" <> d."decisions" OR d."first" < 1 OR d."last" > c."revision"`,
  },
  decidedSpans,
  {
    name: 'confirmedValues',
    statement: 'What a person confirmed that gold reads as is at least one plain decimal.',
    find: Prisma.sql`
      SELECT concat(${ofCase}, ': ', v."values") AS "subject"
        FROM "ValueCheck" v
        JOIN "Case" c ON c."id" = v."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE COALESCE(cardinality(v."values"), 0) = 0
          OR EXISTS (SELECT 1 FROM unnest(v."values") AS value
                      WHERE value !~ '^-?[0-9]+([.][0-9]+)?$')`,
  },
];

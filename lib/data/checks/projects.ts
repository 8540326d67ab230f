import { findMappingFaults } from '../../domain/label-scheme/mapping';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
import { logEntrySchema } from '../../domain/log/entry';
import type { Connection } from '../database';
import { Prisma, type LabelScheme } from '../generated/client';
import { answerRound } from '../practice/practice-project';
import { batchSize, findInBatches } from './find-in-batches';
import { ofSnippet, type Invariant } from './invariant';

/** What is true of projects: their people, their practices, their rules and their records. */
export const projectInvariants: readonly Invariant[] = [
  {
    name: 'roles',
    statement: 'Every member of a project has a role in it.',
    find: Prisma.sql`
      SELECT concat(u."email", ' in project ', m."projectId") AS "subject"
        FROM "Membership" m JOIN "User" u ON u."id" = m."userId"
       WHERE COALESCE(cardinality(m."roles"), 0) = 0`,
  },
  {
    name: 'leads',
    statement: 'Every project that is no practice has a lead who has not left.',
    find: Prisma.sql`
      SELECT concat('project ', p."id", ' (', p."name", ')') AS "subject"
        FROM "Project" p
       WHERE p."practiceOf" IS NULL AND NOT EXISTS (
         SELECT 1 FROM "Membership" m
          WHERE m."projectId" = p."id" AND m."leftAt" IS NULL AND 'lead' = ANY (m."roles"))`,
  },
  {
    name: 'practices',
    statement:
      'A practice has no practice, label scheme, guideline, case, plan, release or job of its own.',
    find: Prisma.sql`
      SELECT concat(own."what", ' of practice ', p."id", ' (', p."name", ')') AS "subject"
        FROM "Project" p
        JOIN (SELECT 'practice' AS "what", "practiceOf" AS "projectId" FROM "Project"
              UNION SELECT 'label scheme', "projectId" FROM "LabelScheme"
              UNION SELECT 'guideline', "projectId" FROM "Guideline"
              UNION SELECT 'case', s."projectId" FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
              UNION SELECT 'plan', r."projectId" FROM "Plan" n JOIN "Round" r ON r."id" = n."roundId"
              UNION SELECT 'release', "projectId" FROM "Release"
              UNION SELECT 'job', "projectId" FROM "Job") own ON own."projectId" = p."id"
       WHERE p."practiceOf" IS NOT NULL`,
  },
  {
    name: 'practiceMembers',
    statement:
      'The members of a practice are those of its project, as annotators, and those who lead or annotate there have not left it.',
    find: Prisma.sql`
      SELECT concat(u."email", ' in practice ', COALESCE(home."practice", own."practice")) AS "subject"
        FROM (SELECT p."id" AS "practice", m."userId",
                     m."leftAt" IS NULL AND m."roles" && ARRAY['lead', 'annotator']::"Role"[] AS "isIn"
                FROM "Project" p JOIN "Membership" m ON m."projectId" = p."practiceOf") home
        FULL JOIN (SELECT p."id" AS "practice", m."userId", m."leftAt" IS NULL AS "isIn", m."roles"
                     FROM "Project" p JOIN "Membership" m ON m."projectId" = p."id"
                    WHERE p."practiceOf" IS NOT NULL) own
          ON own."practice" = home."practice" AND own."userId" = home."userId"
        JOIN "User" u ON u."id" = COALESCE(home."userId", own."userId")
       WHERE home."isIn" IS DISTINCT FROM own."isIn"
          OR own."roles" <> ARRAY['annotator']::"Role"[]`,
  },
  {
    name: 'oneAnswer',
    statement: 'A text of a practice has at most one answer that was not withdrawn.',
    find: Prisma.sql`
      SELECT ${ofSnippet} AS "subject"
        FROM (SELECT a."snippetId"
                FROM "Assignment" a
                JOIN "Round" r ON r."id" = a."roundId" AND r."number" = ${answerRound}::int
                JOIN "Project" p ON p."id" = a."projectId" AND p."practiceOf" IS NOT NULL
               WHERE a."status" <> 'withdrawn'
               GROUP BY a."snippetId" HAVING count(*) > 1) several
        JOIN "Snippet" s ON s."id" = several."snippetId"`,
  },
  {
    name: 'versions',
    statement:
      'The versions of a project’s label scheme and of its guideline, and its rounds, count from 1 without a gap.',
    find: Prisma.sql`
      SELECT concat(counted."what", ' of project ', counted."projectId") AS "subject"
        FROM (SELECT 'label schemes' AS "what", "projectId", "version" AS "number" FROM "LabelScheme"
              UNION ALL SELECT 'guidelines', "projectId", "version" FROM "Guideline"
              UNION ALL SELECT 'rounds', "projectId", "number" FROM "Round") counted
       GROUP BY counted."what", counted."projectId"
      HAVING min(counted."number") <> 1 OR max(counted."number") <> count(*)
          OR count(DISTINCT counted."number") <> count(*)`,
  },
  {
    name: 'schemes',
    statement: 'Every version of a label scheme is one that the program can read.',
    find: (connection) =>
      findInBatches({
        read: (after) => readSchemes(connection, after),
        subjectOf: nameOfScheme,
        problemOf: ({ scheme }) => {
          labelSchemeSchema.parse(scheme);
          return null;
        },
      }),
  },
  {
    name: 'labelMappings',
    statement:
      'A label scheme maps retired labels alone, each in the end to a label that can be in gold.',
    find: (connection) =>
      findInBatches({
        read: (after) => readSchemes(connection, after),
        subjectOf: nameOfScheme,
        // What cannot be read is said of it elsewhere.
        problemOf: ({ scheme }) => {
          const { data } = labelSchemeSchema.safeParse(scheme);
          return (data && findMappingFaults(data)[0]) ?? null;
        },
      }),
  },
  {
    name: 'jobs',
    statement:
      'A job has a report and an end exactly when it is done or has failed, and then no upload; done, it is so to the full.',
    find: Prisma.sql`
      SELECT concat('job ', j."id") AS "subject"
        FROM "Job" j
       WHERE (j."state" IN ('done', 'failed')) <> (j."finishedAt" IS NOT NULL)
          OR (j."state" IN ('done', 'failed')) <> (j."report" IS NOT NULL)
          OR j."state" = 'done' AND j."progress" <> 1
          OR j."state" IN ('done', 'failed')
             AND EXISTS (SELECT 1 FROM "StagedUpload" u WHERE u."jobId" = j."id")`,
  },
  {
    name: 'logEntries',
    statement: 'Every entry of a project’s log is one that the program can read.',
    find: (connection) =>
      findInBatches({
        read: (after) =>
          connection.logEntry.findMany({
            where: { id: { gt: after } },
            orderBy: { id: 'asc' },
            take: batchSize,
          }),
        subjectOf: ({ id, projectId }) => `log entry ${id} of project ${projectId}`,
        problemOf: ({ type, details }) => {
          logEntrySchema.parse({ ...(details as object), type });
          return null;
        },
      }),
  },
];

function readSchemes(connection: Connection, after: string): Promise<LabelScheme[]> {
  return connection.labelScheme.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: batchSize,
  });
}

function nameOfScheme({ id, version, projectId }: LabelScheme): string {
  return `label scheme ${id} (version ${version} of project ${projectId})`;
}

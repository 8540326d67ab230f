import { Prisma } from '../../generated/client';
import { answerRound } from '../../practice/practice-project';
import {
  assignmentId,
  changeAssignment,
  changeJob,
  changeMember,
  copyRow,
  dropIndex,
  unknownId,
  type Breaker,
} from './breaking';
import type { World } from './build-world';

export const breakProjects: readonly Breaker[] = [
  {
    breaks: 'roles',
    how: 'a member without a role',
    subject: ({ viewer, project }) => `${viewer.email} in project ${project.id}`,
    statements: ({ viewer, project }) => [
      changeMember(project.id, viewer, Prisma.sql`"roles" = '{}'`),
    ],
  },
  {
    breaks: 'leads',
    how: 'a lead who has left',
    subject: ({ released }) => `project ${released.id}`,
    statements: ({ released }) => [
      changeMember(released.id, released.lead, Prisma.sql`"leftAt" = now()`),
    ],
  },
  {
    breaks: 'leads',
    how: 'a lead who leads no more',
    subject: ({ released }) => `project ${released.id}`,
    statements: ({ released }) => [
      changeMember(released.id, released.lead, Prisma.sql`"roles" = '{annotator}'`),
    ],
  },
  {
    breaks: 'practices',
    how: 'a practice of a practice',
    also: ['practiceMembers'],
    subject: 'practice of practice',
    statements: ({ practice }) => [
      copyRow('Project', { id: unknownId, practiceOf: practice }, Prisma.sql`r."id" = ${practice}`),
    ],
  },
  own('a label scheme', 'LabelScheme', {}, Prisma.sql`r."version" = 1`),
  own('a guideline', 'Guideline'),
  own('a release', 'Release', { manifest: { counts: { snippets: 0 }, files: [] } }),
  own('a job', 'Job', {}, Prisma.sql`r."state" = 'queued'`),
  {
    breaks: 'practices',
    how: 'a case of a text of practice',
    subject: 'case of practice',
    statements: () => [
      Prisma.sql`
        INSERT INTO "Case" ("id", "projectId", "snippetId", "roundId")
        SELECT ${unknownId}, "projectId", "id", "roundId" FROM "Snippet" WHERE "name" = 'own'`,
    ],
  },
  {
    breaks: 'practices',
    how: 'a plan',
    subject: 'plan of practice',
    statements: ({ practice }) => [
      Prisma.sql`
        UPDATE "Plan" SET "roundId" = (
          SELECT "id" FROM "Round" WHERE "projectId" = ${practice} AND "number" = ${answerRound}::int)
         WHERE "id" = (SELECT min("id") FROM "Plan")`,
    ],
  },
  {
    breaks: 'practiceMembers',
    how: 'another role in a practice',
    subject: learnerInPractice,
    statements: ({ practice, learner }) => [
      changeMember(practice, learner, Prisma.sql`"roles" = '{lead}'`),
    ],
  },
  {
    breaks: 'practiceMembers',
    how: 'one who has left a practice alone',
    subject: learnerInPractice,
    statements: ({ practice, learner }) => [
      changeMember(practice, learner, Prisma.sql`"leftAt" = now()`),
    ],
  },
  {
    breaks: 'practiceMembers',
    how: 'one who has left the project alone',
    subject: learnerInPractice,
    statements: ({ project, learner }) => [
      changeMember(project.id, learner, Prisma.sql`"leftAt" = now()`),
    ],
  },
  {
    breaks: 'practiceMembers',
    how: 'a member who is not in the practice',
    subject: ({ practice, a }) => `${a.email} in practice ${practice}`,
    statements: ({ practice, a }) => [
      Prisma.sql`DELETE FROM "Membership" WHERE "projectId" = ${practice} AND "userId" = ${a.userId}`,
    ],
  },
  {
    breaks: 'practiceMembers',
    how: 'a member of a practice who is not in the project',
    subject: ({ practice, released }) => `${released.lead.email} in practice ${practice}`,
    statements: ({ practice, released }) => [
      Prisma.sql`
        INSERT INTO "Membership" ("projectId", "userId", "roles")
        VALUES (${practice}, ${released.lead.userId}, '{annotator}')`,
    ],
  },
  {
    breaks: 'oneAnswer',
    how: 'a second answer',
    subject: '(own)',
    statements: ({ practice, learner }) => [
      changeAssignment(
        assignmentId('own', learner),
        Prisma.sql`"roundId" = (SELECT "id" FROM "Round"
          WHERE "projectId" = ${practice} AND "number" = ${answerRound}::int)`,
      ),
    ],
  },
  {
    breaks: 'versions',
    how: 'a gap in the versions of a label scheme',
    subject: ({ released }) => `label schemes of project ${released.id}`,
    statements: ({ released }) => [
      copyRow(
        'LabelScheme',
        { id: unknownId, version: 3 },
        Prisma.sql`r."projectId" = ${released.id}`,
      ),
    ],
  },
  {
    breaks: 'versions',
    how: 'a guideline that does not begin with 1',
    subject: ({ released }) => `guidelines of project ${released.id}`,
    statements: ({ released }) => [
      Prisma.sql`UPDATE "Guideline" SET "version" = 0 WHERE "projectId" = ${released.id}`,
    ],
  },
  {
    breaks: 'versions',
    how: 'a round twice',
    subject: ({ released }) => `rounds of project ${released.id}`,
    statements: ({ released }) => [
      dropIndex('Round_projectId_number_key'),
      ...[1, 3].map((number) =>
        copyRow(
          'Round',
          { id: `${unknownId} ${number}`, number, name: `Other ${number}` },
          Prisma.sql`r."projectId" = ${released.id} AND r."name" = 'Round 1'`,
        ),
      ),
    ],
  },
  {
    breaks: 'schemes',
    how: 'a version that cannot be read',
    subject: ({ released }) => `(version 1 of project ${released.id}): labels.0.color: `,
    statements: ({ released }) => [
      copyRow(
        'LabelScheme',
        { id: unknownId, version: 2 },
        Prisma.sql`r."projectId" = ${released.id}`,
      ),
      Prisma.sql`
        UPDATE "LabelScheme" SET "scheme" = jsonb_set("scheme", '{labels,0,color}', '"red"')
         WHERE "projectId" = ${released.id} AND "version" = 1`,
    ],
  },
  {
    breaks: 'labelMappings',
    how: 'a label that is mapped and not retired',
    subject: ({ released }) => `(version 1 of project ${released.id}): “Experimental” is mapped`,
    statements: ({ released }) => [
      Prisma.sql`
        UPDATE "LabelScheme"
           SET "scheme" = jsonb_set("scheme", '{labels,0,mappedTo}', '"Unknown_bandgap"')
         WHERE "projectId" = ${released.id}`,
    ],
  },
  {
    breaks: 'jobs',
    how: 'a done job without an end',
    subject: 'job ',
    statements: () => [changeJob('done', Prisma.sql`"finishedAt" = NULL`)],
  },
  {
    breaks: 'jobs',
    how: 'an end of a job that waits',
    subject: 'job ',
    statements: () => [changeJob('queued', Prisma.sql`"finishedAt" = now()`)],
  },
  {
    breaks: 'jobs',
    how: 'a failed job without a report',
    subject: 'job ',
    statements: () => [changeJob('failed', Prisma.sql`"report" = NULL`)],
  },
  {
    breaks: 'jobs',
    how: 'a done job that is not done to the full',
    subject: 'job ',
    statements: () => [changeJob('done', Prisma.sql`"progress" = 0.5`)],
  },
  {
    breaks: 'jobs',
    how: 'an upload of a job that has failed',
    subject: 'job ',
    statements: () => [
      Prisma.sql`
        UPDATE "StagedUpload" SET "jobId" = (SELECT "id" FROM "Job" WHERE "state" = 'failed')`,
    ],
  },
  {
    breaks: 'logEntries',
    how: 'an entry without its details',
    subject: ({ project }) => `of project ${project.id}: isShown: `,
    statements: () => [
      Prisma.sql`UPDATE "LogEntry" SET "details" = '{}' WHERE "type" = 'goldShown'`,
    ],
  },
  {
    breaks: 'logEntries',
    how: 'an entry of an unknown type',
    subject: ({ project }) => `of project ${project.id}: type: `,
    statements: () => [
      Prisma.sql`UPDATE "LogEntry" SET "type" = 'nonsense' WHERE "type" = 'goldShown'`,
    ],
  },
];

function learnerInPractice({ practice, learner }: World): string {
  return `${learner.email} in practice ${practice}`;
}

/** A row that a practice should not have, like one of the project’s. */
function own(
  what: string,
  table: string,
  changes: Readonly<Record<string, unknown>> = {},
  which: Prisma.Sql = Prisma.sql`true`,
): Breaker {
  return {
    breaks: 'practices',
    how: what,
    subject: `${what.replace(/^an? /u, '')} of practice`,
    statements: ({ practice, project }) => [
      copyRow(
        table,
        { id: unknownId, projectId: practice, ...changes },
        Prisma.sql`r."projectId" = ${project.id} AND ${which}`,
      ),
    ],
  };
}

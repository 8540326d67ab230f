import { Prisma } from '../../generated/client';
import {
  assignmentId,
  caseId,
  changeAssignment,
  dropIndex,
  freeGenerated,
  multiplyRow,
  type Breaker,
} from './breaking';

/** Behind all ids that the program makes, in ascending order: the last is z1001. */
const lateId = Prisma.sql`concat('z', lpad(i::text, 4, '0'))`;
const lateUuid = Prisma.sql`concat('ffffffff-ffff-4fff-bfff-', lpad(i::text, 12, '0'))`;
const lastUuid = 'ffffffff-ffff-4fff-bfff-000000001001';

/** Breaks what is looked at by code in the last of more rows than are looked at together. */
export const breakLate: readonly Breaker[] = [
  {
    breaks: 'foldedLogs',
    how: 'a note in the last of many readings',
    subject: 'assignment z1001 (begun)',
    statements: ({ b }) => [
      dropIndex('Assignment_snippetId_userId_key'),
      freeGenerated('Assignment', 'finishedOn'),
      multiplyRow('Assignment', lateId, Prisma.sql`r."id" = ${assignmentId('begun', b)}`),
      changeAssignment(Prisma.sql`'z1001'`, Prisma.sql`"note" = 'x'`),
    ],
  },
  {
    breaks: 'caseStatuses',
    how: 'the status of the last of many cases',
    subject: 'case z1001 (begun)',
    statements: () => [
      dropIndex('Case_snippetId_key'),
      multiplyRow('Case', lateId, Prisma.sql`r."id" = ${caseId('begun')}`),
      Prisma.sql`UPDATE "Case" SET "status" = 'decided' WHERE "id" = 'z1001'`,
    ],
  },
  {
    breaks: 'caseContents',
    how: 'the content of the last of many cases',
    subject: 'case z1001 (excluded)',
    statements: () => [
      dropIndex('Case_snippetId_key'),
      multiplyRow('Case', lateId, Prisma.sql`r."id" = ${caseId('excluded')}`),
      Prisma.sql`UPDATE "Case" SET "content" = '{}' WHERE "id" = 'z1001'`,
    ],
  },
  {
    breaks: 'decidedSpans',
    how: 'the gold of the last of many decisions',
    subject: `decision ${lastUuid} (stale)`,
    statements: () => [
      multiplyRow('Decision', lateUuid, Prisma.sql`r."caseId" = ${caseId('stale')}`),
      Prisma.sql`UPDATE "Decision" SET "gold" = '{}' WHERE "id" = ${lastUuid}::uuid`,
    ],
  },
  {
    breaks: 'schemes',
    how: 'the last of many versions',
    subject: 'label scheme z1001',
    statements: ({ released }) => [
      dropIndex('LabelScheme_projectId_version_key'),
      multiplyRow('LabelScheme', lateId, Prisma.sql`r."projectId" = ${released.id}`),
      Prisma.sql`UPDATE "LabelScheme" SET "scheme" = '{}' WHERE "id" = 'z1001'`,
    ],
  },
  {
    breaks: 'logEntries',
    how: 'the last of many entries',
    subject: 'log entry z1001',
    statements: () => [
      multiplyRow('LogEntry', lateId, Prisma.sql`r."type" = 'goldShown'`),
      Prisma.sql`UPDATE "LogEntry" SET "details" = '{}' WHERE "id" = 'z1001'`,
    ],
  },
];

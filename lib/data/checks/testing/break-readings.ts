import { Prisma } from '../../generated/client';
import {
  assignmentId,
  changeAnnotation,
  changeAssignment,
  changeEntry,
  changeGold,
  copyRow,
  dropConstraint,
  dropIndex,
  freeGenerated,
  snippetId,
  unknownId,
  type Breaker,
} from './breaking';

type BrokenState = readonly [
  how: string,
  snippet: 'begun' | 'agreed',
  reader: 'a' | 'b',
  change: Prisma.Sql,
  also?: readonly string[],
];

/** `a` has begun `begun` and has finished `agreed`; `b` has not opened `begun`. */
const brokenStates: readonly BrokenState[] = [
  [
    'a revision of one that is open',
    'begun',
    'b',
    Prisma.sql`"revision" = 1`,
    ['logRevisions', 'foldedLogs'],
  ],
  [
    'an outcome of one that is open',
    'begun',
    'b',
    Prisma.sql`"outcome" = 'unreadable'`,
    ['foldedLogs'],
  ],
  ['a start of one that is open', 'begun', 'b', Prisma.sql`"startedAt" = now()`],
  ['an end of one that is open', 'begun', 'b', Prisma.sql`"finishedAt" = now()`],
  ['an outcome of one in progress', 'begun', 'a', Prisma.sql`"outcome" = 'values'`, ['foldedLogs']],
  ['one in progress that did not start', 'begun', 'a', Prisma.sql`"startedAt" = NULL`],
  ['an end of one in progress', 'begun', 'a', Prisma.sql`"finishedAt" = now()`],
  [
    'a finished one without an outcome',
    'agreed',
    'a',
    Prisma.sql`"outcome" = NULL`,
    ['foldedLogs', 'caseContents'],
  ],
  ['a finished one that did not start', 'agreed', 'a', Prisma.sql`"startedAt" = NULL`],
  ['a finished one without an end', 'agreed', 'a', Prisma.sql`"finishedAt" = NULL`],
];

export const breakReadings: readonly Breaker[] = [
  {
    breaks: 'assignmentPlaces',
    how: 'an assignment in another project',
    also: ['assignedMembers'],
    subject: '(begun)',
    statements: ({ a, released }) => [
      changeAssignment(assignmentId('begun', a), Prisma.sql`"projectId" = ${released.id}`),
    ],
  },
  ...(['Round', 'LabelScheme', 'Guideline'] as const).map((table): Breaker => ({
    breaks: 'assignmentPlaces',
    how: `a ${table} of another project`,
    also: table === 'Round' ? ['snippetCopies'] : [],
    subject: '(agreed)',
    statements: ({ a, released }) => {
      const column = { Round: 'roundId', LabelScheme: 'schemeId', Guideline: 'guidelineId' };
      return [
        changeAssignment(
          assignmentId('agreed', a),
          Prisma.sql`${Prisma.raw(`"${column[table]}"`)} = (
              SELECT "id" FROM ${Prisma.raw(`"${table}"`)} WHERE "projectId" = ${released.id})`,
        ),
      ];
    },
  })),
  {
    breaks: 'oneAssignment',
    how: 'a second assignment',
    subject: ({ b }) => `(begun), ${b.email}`,
    statements: ({ b }) => [
      dropIndex('Assignment_snippetId_userId_key'),
      freeGenerated('Assignment', 'finishedOn'),
      copyRow('Assignment', { id: unknownId }, Prisma.sql`r."id" = ${assignmentId('begun', b)}`),
    ],
  },
  {
    breaks: 'assignedMembers',
    how: 'an annotator who was never a member',
    subject: ({ b, project }) => `${b.email} in project ${project.id}`,
    statements: ({ b }) => [Prisma.sql`DELETE FROM "Membership" WHERE "userId" = ${b.userId}`],
  },
  {
    breaks: 'quotes',
    how: 'another quote of an annotation',
    subject: '(agreed): 1.5 eV',
    statements: ({ a }) => [
      changeAnnotation(assignmentId('agreed', a), Prisma.sql`"quote" = '1.5 eV'`),
    ],
  },
  {
    breaks: 'quotes',
    how: 'another quote of gold',
    also: ['caseContents'],
    subject: '(agreed): 1.5 eV',
    statements: () => [changeGold('agreed', Prisma.sql`"quote" = '1.5 eV'`)],
  },
  {
    breaks: 'fragments',
    how: 'an annotation that ends before it starts',
    also: ['foldedLogs'],
    subject: '(begun): {9,4}',
    statements: ({ a }) => [
      dropConstraint('Annotation', 'Annotation_fragments_valid'),
      changeAnnotation(assignmentId('begun', a), Prisma.sql`"fragments" = '{9, 4}'`),
    ],
  },
  {
    breaks: 'fragments',
    how: 'an annotation that ends behind the text',
    also: ['quotes', 'foldedLogs'],
    subject: '(begun): {9,999}',
    statements: ({ a }) => [
      changeAnnotation(assignmentId('begun', a), Prisma.sql`"fragments" = '{9, 999}'`),
    ],
  },
  {
    breaks: 'fragments',
    how: 'gold of overlapping fragments',
    also: ['caseContents'],
    subject: '(agreed): {2,9,8,12}',
    statements: () => [
      dropConstraint('GoldSpan', 'GoldSpan_fragments_valid'),
      changeGold('agreed', Prisma.sql`"fragments" = '{2, 9, 8, 12}'`),
    ],
  },
  {
    breaks: 'fragments',
    how: 'gold that ends behind the text',
    also: ['quotes', 'caseContents'],
    subject: '(agreed): {9,999}',
    statements: () => [changeGold('agreed', Prisma.sql`"fragments" = '{9, 999}'`)],
  },
  {
    breaks: 'spanSnippets',
    how: 'an annotation of another snippet',
    subject: '(begun): 1.55 eV',
    statements: ({ a }) => [
      changeAnnotation(assignmentId('begun', a), Prisma.sql`"snippetId" = ${snippetId('open')}`),
    ],
  },
  {
    breaks: 'spanSnippets',
    how: 'gold of another snippet',
    subject: '(agreed): 1.55 eV',
    statements: () => [changeGold('agreed', Prisma.sql`"snippetId" = ${snippetId('open')}`)],
  },
  {
    breaks: 'labels',
    how: 'a label that is not in the scheme',
    also: ['foldedLogs'],
    subject: '(begun): Nonsense',
    statements: ({ a }) => [
      changeAnnotation(assignmentId('begun', a), Prisma.sql`"label" = 'Nonsense'`),
    ],
  },
  {
    breaks: 'attributes',
    how: 'an attribute that is not in the scheme',
    also: ['foldedLogs'],
    subject: '(begun): Nonsense',
    statements: ({ a }) => [
      changeAnnotation(assignmentId('begun', a), Prisma.sql`"attributes" = '{"Nonsense": true}'`),
    ],
  },
  ...brokenStates.map(([how, snippet, reader, change, also = []]): Breaker => ({
    breaks: 'readingStates',
    how,
    also,
    subject: `(${snippet})`,
    statements: (world) => [
      dropConstraint('Assignment', 'Assignment_outcome'),
      changeAssignment(assignmentId(snippet, world[reader]), change),
    ],
  })),
  {
    breaks: 'outcomes',
    how: 'none, with a span',
    also: ['foldedLogs'],
    subject: '(agreed): none',
    statements: ({ a }) => [
      changeAssignment(assignmentId('agreed', a), Prisma.sql`"outcome" = 'none'`),
    ],
  },
  {
    breaks: 'outcomes',
    how: 'values, without a span',
    also: ['foldedLogs'],
    subject: '(excluded): values',
    statements: ({ a }) => [
      changeAssignment(assignmentId('excluded', a), Prisma.sql`"outcome" = 'values'`),
    ],
  },
  {
    breaks: 'outcomes',
    how: 'undecided, without a reason',
    also: ['foldedLogs', 'caseContents'],
    subject: '(doubted): undecided',
    statements: ({ a }) => [
      dropConstraint('Assignment', 'Assignment_undecided'),
      changeAssignment(assignmentId('doubted', a), Prisma.sql`"flagReason" = NULL`),
    ],
  },
  {
    breaks: 'logRevisions',
    how: 'a gap in a log',
    subject: '(begun)',
    statements: ({ a }) => [changeEntry(assignmentId('begun', a), 3, Prisma.sql`"revision" = 4`)],
  },
  {
    breaks: 'logRevisions',
    how: 'a log that does not begin with 1',
    subject: '(begun)',
    statements: ({ a }) => [changeEntry(assignmentId('begun', a), 1, Prisma.sql`"revision" = 0`)],
  },
  {
    breaks: 'logRevisions',
    how: 'a revision twice',
    subject: '(begun)',
    statements: ({ a }) => [
      dropIndex('Operation_assignmentId_revision_key'),
      changeEntry(assignmentId('begun', a), 2, Prisma.sql`"revision" = 1`),
    ],
  },
  {
    breaks: 'logRevisions',
    how: 'a revision that is not in the log',
    also: ['foldedLogs'],
    subject: '(begun)',
    statements: ({ a }) => [changeAssignment(assignmentId('begun', a), Prisma.sql`"revision" = 4`)],
  },
  {
    breaks: 'foldedLogs',
    how: 'a note that nobody wrote',
    subject: '(begun): its log gives another note',
    statements: ({ a }) => [changeAssignment(assignmentId('begun', a), Prisma.sql`"note" = 'x'`)],
  },
  {
    breaks: 'foldedLogs',
    how: 'a span that nobody removed',
    subject: '(begun): its log gives another annotations',
    statements: ({ a }) => [
      Prisma.sql`DELETE FROM "Annotation"
        WHERE "assignmentId" = ${assignmentId('begun', a)} AND "place" = 1`,
    ],
  },
  {
    breaks: 'foldedLogs',
    how: 'other work in a withdrawn reading',
    subject: '(given): its log gives another note',
    statements: ({ b }) => [changeAssignment(assignmentId('given', b), Prisma.sql`"note" = 'x'`)],
  },
  {
    breaks: 'foldedLogs',
    how: 'another note than was imported',
    subject: '(imported): its log gives another note',
    statements: ({ a }) => [
      changeAssignment(assignmentId('imported', a), Prisma.sql`"note" = 'x'`),
    ],
  },
  {
    breaks: 'foldedLogs',
    how: 'a source file that cannot be read',
    subject: '(imported): lines: ',
    statements: ({ a }) => [
      Prisma.sql`
        UPDATE "SourceFile" SET "lines" = '{"normalised": {}}'
         WHERE "assignmentId" = ${assignmentId('imported', a)}`,
    ],
  },
  {
    breaks: 'foldedLogs',
    how: 'an entry of another id than it says',
    subject: '(begun): entry 1',
    statements: ({ a }) => [
      changeEntry(assignmentId('begun', a), 1, Prisma.sql`"id" = ${unknownId}::uuid`),
    ],
  },
  {
    breaks: 'foldedLogs',
    how: 'an entry of another type than it says',
    subject: '(begun): entry 1',
    statements: ({ a }) => [changeEntry(assignmentId('begun', a), 1, Prisma.sql`"type" = 'flag'`)],
  },
  {
    breaks: 'foldedLogs',
    how: 'an entry that cannot be read',
    subject: '(begun): type: ',
    statements: ({ a }) => [changeEntry(assignmentId('begun', a), 1, Prisma.sql`"payload" = '{}'`)],
  },
  {
    breaks: 'foldedLogs',
    how: 'an entry that the rules refuse',
    subject: '(begun): The label "Nonsense" is not in the label scheme.',
    statements: ({ a }) => [
      changeEntry(
        assignmentId('begun', a),
        2,
        Prisma.sql`"payload" = jsonb_set("payload", '{annotation,label}', '"Nonsense"')`,
      ),
    ],
  },
];

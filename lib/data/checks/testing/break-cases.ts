import { Prisma } from '../../generated/client';
import {
  assignmentId,
  caseId,
  changeAssignment,
  changeCase,
  changeGold,
  changeSnippet,
  copyRow,
  snippetId,
  unknownId,
  type Breaker,
} from './breaking';

export const breakCases: readonly Breaker[] = [
  {
    breaks: 'casesOfSnippets',
    how: 'no case',
    subject: '(begun)',
    statements: () => [Prisma.sql`DELETE FROM "Case" WHERE "id" = ${caseId('begun')}`],
  },
  {
    breaks: 'casesOfSnippets',
    how: 'a case in another project',
    subject: '(begun)',
    statements: ({ released }) => [changeCase('begun', Prisma.sql`"projectId" = ${released.id}`)],
  },
  {
    breaks: 'completeCases',
    how: 'a case that is complete while a reading is out',
    also: ['caseContents'],
    subject: '(begun)',
    statements: () => [changeCase('begun', Prisma.sql`"isComplete" = true`)],
  },
  {
    breaks: 'completeCases',
    how: 'a case that is complete without a reading',
    also: ['caseContents'],
    subject: '(unread)',
    statements: () => [
      Prisma.sql`
        INSERT INTO "Case" ("id", "projectId", "snippetId", "roundId", "isComplete")
        SELECT ${unknownId}, "projectId", "id", "roundId", true FROM "Snippet" WHERE "name" = 'unread'`,
    ],
  },
  {
    breaks: 'completeCases',
    how: 'a case that waits for nobody',
    subject: '(agreed)',
    statements: () => [
      changeCase('agreed', Prisma.sql`"isComplete" = false, "status" = 'waiting'`),
      Prisma.sql`DELETE FROM "GoldSpan" WHERE "caseId" = ${caseId('agreed')}`,
    ],
  },
  {
    breaks: 'incompleteCases',
    how: 'an item of a case that waits',
    subject: '(begun)',
    statements: () => [
      Prisma.sql`
        INSERT INTO "Item" ("id", "caseId", "key", "place", "isOpen")
        VALUES (${unknownId}, ${caseId('begun')}, 'x', 0, true)`,
    ],
  },
  {
    breaks: 'incompleteCases',
    how: 'gold of a case that waits',
    also: ['goldSources'],
    subject: '(begun)',
    statements: () => [
      copyRow('GoldSpan', { id: unknownId }, Prisma.sql`r."caseId" = ${caseId('agreed')}`),
      Prisma.sql`
        UPDATE "GoldSpan" SET "caseId" = ${caseId('begun')}, "snippetId" = ${snippetId('begun')}
         WHERE "id" = ${unknownId}`,
    ],
  },
  {
    breaks: 'caseStatuses',
    how: 'a case that nobody decided',
    subject: '(open): it is decided and should be open',
    statements: () => [changeCase('open', Prisma.sql`"status" = 'decided'`)],
  },
  {
    breaks: 'caseStatuses',
    how: 'a change that somebody has yet to see',
    subject: '(stale): it is stale and should be open',
    statements: () => [changeCase('stale', Prisma.sql`"hasUnseenChange" = false`)],
  },
  {
    breaks: 'caseStatuses',
    how: 'a decided case of a snippet that was excluded',
    also: ['snippetCopies'],
    subject: '(decided): it is decided and should be stale',
    statements: () => [
      changeSnippet(Prisma.sql`"status" = 'excluded', "excludedReason" = 'x'`, 'decided'),
    ],
  },
  {
    breaks: 'caseContents',
    how: 'another reason of an item',
    subject: '(open): it should have other items',
    statements: () => [
      Prisma.sql`UPDATE "Item" SET "reasons" = '{label}' WHERE "caseId" = ${caseId('open')}`,
    ],
  },
  {
    breaks: 'caseContents',
    how: 'no item',
    subject: '(doubted): it should have other items',
    statements: () => [Prisma.sql`DELETE FROM "Item" WHERE "caseId" = ${caseId('doubted')}`],
  },
  {
    breaks: 'caseContents',
    how: 'a content that the readings do not give',
    subject: '(agreed): it should have other content',
    statements: () => [
      changeCase('agreed', Prisma.sql`"content" = jsonb_set("content", '{key}', '"x"')`),
    ],
  },
  {
    breaks: 'caseContents',
    how: 'another value of gold',
    subject: '(agreed): it should have other gold',
    statements: () => [changeGold('agreed', Prisma.sql`"values" = '{1.5}'`)],
  },
  {
    breaks: 'caseContents',
    how: 'a value that nobody confirmed',
    subject: '(checked): it should have other gold',
    statements: () => [Prisma.sql`DELETE FROM "ValueCheck" WHERE "caseId" = ${caseId('checked')}`],
  },
  {
    breaks: 'caseContents',
    how: 'gold that was decided otherwise',
    subject: '(decided): it should have other gold',
    statements: () => [
      Prisma.sql`
        UPDATE "Decision" SET "gold" = jsonb_set("gold", '{0,label}', '"Literature_bandgap"')
         WHERE "caseId" = ${caseId('decided')} AND "gold" <> '[]'`,
    ],
  },
  {
    breaks: 'caseContents',
    how: 'a mapping that gold does not follow',
    subject: '(released): it should have other content, gold',
    statements: ({ released }) => [
      copyRow(
        'LabelScheme',
        { id: unknownId, version: 2 },
        Prisma.sql`r."projectId" = ${released.id}`,
      ),
      Prisma.sql`
        UPDATE "LabelScheme" SET "scheme" = jsonb_set(
                 jsonb_set("scheme", '{labels,0,mappedTo}', '"Unknown_bandgap"'),
                 '{labels,0,retired}', 'true')
         WHERE "id" = ${unknownId}`,
    ],
  },
  {
    breaks: 'goldOrigins',
    how: 'decided gold without a decision',
    also: ['caseContents'],
    subject: '(decided): 1.55 eV',
    statements: () => [changeGold('decided', Prisma.sql`"decisionId" = NULL`)],
  },
  {
    breaks: 'goldOrigins',
    how: 'gold by the decision of another case',
    also: ['caseContents'],
    subject: '(decided): 1.55 eV',
    statements: () => [
      changeGold(
        'decided',
        Prisma.sql`"decisionId" = (SELECT "id" FROM "Decision" WHERE "caseId" = ${caseId('stale')})`,
      ),
    ],
  },
  {
    breaks: 'goldOrigins',
    how: 'gold that nobody decided, with a decision',
    also: ['caseContents'],
    subject: '(decided): 1.55 eV',
    statements: () => [changeGold('decided', Prisma.sql`"origin" = 'single'`)],
  },
  {
    breaks: 'goldOrigins',
    how: 'gold without a source',
    also: ['caseContents'],
    subject: '(agreed): 1.55 eV',
    statements: () => [changeGold('agreed', Prisma.sql`"sources" = '[]'`)],
  },
  {
    breaks: 'goldSources',
    how: 'a source that is no annotation',
    also: ['caseContents'],
    subject: '(agreed): 1.55 eV',
    statements: () => [
      changeGold(
        'agreed',
        Prisma.sql`"sources" = jsonb_set("sources", '{0,annotation}', to_jsonb(${unknownId}::text))`,
      ),
    ],
  },
  {
    breaks: 'goldSources',
    how: 'sources that cannot be read',
    also: ['caseContents'],
    subject: '(agreed): 1.55 eV',
    statements: () => [changeGold('agreed', Prisma.sql`"sources" = '{}'`)],
  },
  {
    breaks: 'goldSources',
    how: 'the annotation of another snippet',
    also: ['caseContents'],
    subject: '(given): 1.55 eV',
    statements: () => [
      changeGold(
        'given',
        Prisma.sql`"sources" = (SELECT jsonb_build_array(g."sources"->0) FROM "GoldSpan" g
                                 WHERE g."caseId" = ${caseId('agreed')})`,
      ),
    ],
  },
  {
    breaks: 'goldSources',
    how: 'a reading that is open again',
    also: ['foldedLogs', 'completeCases', 'caseContents'],
    subject: '(agreed): 1.55 eV',
    statements: ({ a }) => [
      changeAssignment(
        assignmentId('agreed', a),
        Prisma.sql`"status" = 'inProgress', "outcome" = NULL, "finishedAt" = NULL`,
      ),
    ],
  },
  {
    breaks: 'clearGold',
    how: 'gold that is NOT CLEAR',
    also: ['caseContents'],
    subject: '(agreed): 1.55 eV',
    statements: () => [changeGold('agreed', Prisma.sql`"label" = 'NOT_CLEAR'`)],
  },
  {
    breaks: 'goldLabels',
    how: 'gold of a label that is in no scheme',
    also: ['caseContents'],
    subject: '(agreed): Nonsense',
    statements: () => [changeGold('agreed', Prisma.sql`"label" = 'Nonsense'`)],
  },
  {
    breaks: 'goldLabels',
    how: 'gold of a label that the newest scheme has lost',
    also: ['caseContents'],
    subject: '(released): Experimental_bandgap',
    statements: ({ released }) => [
      copyRow(
        'LabelScheme',
        { id: unknownId, version: 2, scheme: { labels: [] } },
        Prisma.sql`r."projectId" = ${released.id}`,
      ),
    ],
  },
  {
    breaks: 'bases',
    how: 'a frozen basis of no reading',
    subject: '(decided)',
    statements: () => [
      Prisma.sql`DELETE FROM "BasisReading" WHERE "caseId" = ${caseId('decided')}`,
    ],
  },
  {
    breaks: 'bases',
    how: 'readings of a basis that is not frozen',
    subject: '(open)',
    statements: () => [
      Prisma.sql`
        UPDATE "BasisReading" SET "caseId" = ${caseId('open')}
         WHERE "caseId" = ${caseId('decided')}`,
      changeCase('decided', Prisma.sql`"basisFrozenAt" = NULL`),
    ],
    also: ['frozenCases'],
  },
  {
    breaks: 'bases',
    how: 'the reading of one who was never assigned',
    subject: '(decided)',
    statements: ({ a, learner }) => [
      Prisma.sql`
        UPDATE "BasisReading" SET "userId" = ${learner.userId}
         WHERE "caseId" = ${caseId('decided')} AND "userId" = ${a.userId}`,
    ],
  },
  {
    breaks: 'frozenCases',
    how: 'a decision on a basis that is not frozen',
    subject: '(decided)',
    statements: () => thaw('decided'),
  },
  {
    breaks: 'frozenCases',
    how: 'a final release of a basis that is not frozen',
    subject: '(released)',
    statements: () => thaw('released'),
  },
  {
    breaks: 'decisionRevisions',
    how: 'a decision that is ahead of its case',
    subject: '(decided)',
    statements: () => [changeCase('decided', Prisma.sql`"revision" = 3`)],
  },
  {
    breaks: 'decisionRevisions',
    how: 'a decision before the first revision',
    subject: '(decided)',
    statements: () => [addDecision({ caseRevision: 0 })],
  },
  {
    breaks: 'decisionRevisions',
    how: 'two decisions at once',
    subject: '(decided)',
    statements: () => [addDecision({ caseRevision: 3 })],
  },
  {
    breaks: 'decidedSpans',
    how: 'gold outside the text',
    subject: `decision ${unknownId} (decided): Fragment 1 [0, 999) reaches outside the text`,
    statements: () => [
      addDecision({ gold: [{ fragments: [[0, 999]], label: 'Experimental_bandgap' }] }),
    ],
  },
  {
    breaks: 'decidedSpans',
    how: 'gold that was decided to be NOT CLEAR',
    subject: `decision ${unknownId} (decided): It is NOT CLEAR.`,
    statements: () => [addDecision({ gold: [{ fragments: [[0, 1]], label: 'NOT_CLEAR' }] })],
  },
  {
    breaks: 'decidedSpans',
    how: 'gold of a label that is not in the scheme',
    subject: `decision ${unknownId} (decided): There is no label "Nonsense".`,
    statements: () => [addDecision({ gold: [{ fragments: [[0, 1]], label: 'Nonsense' }] })],
  },
  {
    breaks: 'decidedSpans',
    how: 'gold that was decided to read as words',
    subject: `decision ${unknownId} (decided): 0.values.0: `,
    statements: () => [
      addDecision({
        gold: [{ fragments: [[0, 1]], label: 'Experimental_bandgap', values: ['about 1'] }],
      }),
    ],
  },
  {
    breaks: 'decidedSpans',
    how: 'gold that cannot be read',
    subject: `decision ${unknownId} (decided): `,
    statements: () => [addDecision({ gold: {} })],
  },
  {
    breaks: 'confirmedValues',
    how: 'a value in words',
    subject: '(checked): {"about 1.6"}',
    statements: () => [confirm(['about 1.6'])],
  },
  {
    breaks: 'confirmedValues',
    how: 'no value',
    subject: '(checked): {}',
    statements: () => [confirm([])],
  },
];

function thaw(snippet: string): Prisma.Sql[] {
  return [
    Prisma.sql`DELETE FROM "BasisReading" WHERE "caseId" = ${caseId(snippet)}`,
    changeCase(snippet, Prisma.sql`"basisFrozenAt" = NULL`),
  ];
}

/** A decision like the last on `decided`, on something that is not in the case. */
function addDecision(changes: Readonly<Record<string, unknown>>): Prisma.Sql {
  return copyRow(
    'Decision',
    { id: unknownId, subject: 'nothing', caseRevision: 1, ...changes },
    Prisma.sql`r."caseId" = ${caseId('decided')} AND r."gold" <> '[]'`,
  );
}

/** A confirmation for a span that is not in the gold of `checked`. */
function confirm(values: readonly string[]): Prisma.Sql {
  return copyRow(
    'ValueCheck',
    { id: unknownId, label: 'other', values },
    Prisma.sql`r."caseId" = ${caseId('checked')}`,
  );
}

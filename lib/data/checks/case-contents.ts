/** Whether what is stored of cases follows from their facts, by the domain’s own rules. */
import { isDeepStrictEqual } from 'node:util';
import { buildItems } from '../../domain/adjudication/build-items';
import { caseStatus, type CaseState } from '../../domain/adjudication/case-state';
import { applyDecisions, findUndecidedItems } from '../../domain/adjudication/decision';
import type { CaseItems, MergeRule, Source } from '../../domain/adjudication/item';
import type { Outcome } from '../../domain/assignment/operation';
import { assertPresent } from '../../domain/errors';
import { goldLabelsOf } from '../../domain/label-scheme/mapping';
import { isQuantity, labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { compareValues } from '../../domain/quantities/compare-values';
import { processGold } from '../../domain/release/process-gold';
import { flattenFragments, pairFragments } from '../../domain/spans/fragment';
import { indexText, quoteOf, type IndexedText } from '../../domain/text/code-points';
import type { Connection } from '../database';
import { Prisma, type GoldSpan, type Item } from '../generated/client';
import { batchSize, findInBatches } from './find-in-batches';
import type { Invariant } from './invariant';

export const caseStatuses: Invariant = {
  name: 'caseStatuses',
  statement: 'The status of every case follows from its facts.',
  find: (connection) =>
    findInBatches({
      read: (after) => readStates(connection, after),
      subjectOf,
      problemOf: ({ status, ...state }) => {
        const due = caseStatus(state);
        return due === status ? null : `it is ${status} and should be ${due}`;
      },
    }),
};

export const caseContents: Invariant = {
  name: 'caseContents',
  statement:
    'The items and the gold of a complete case are what its readings, its decisions and the confirmed values give, by the merge rule and the newest label scheme of its project.',
  find: async (connection) => {
    const rules = await readRules(connection);
    return findInBatches({
      read: (after) => readCompleteCases(connection, after),
      subjectOf,
      problemOf: (row) => {
        const { rule, scheme } = assertPresent(rules.get(row.projectId), 'the project');
        return compare(row, rule, assertPresent(scheme, 'the label scheme'));
      },
    });
  },
};

type NamedCase = { readonly id: string; readonly name: string };

function subjectOf({ id, name }: NamedCase): string {
  return `case ${id} (${name})`;
}

/** All decisions of the case `c`, in the order of recording, in the domain’s own shape. */
const decisions = Prisma.sql`
  (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'id', d."id", 'subject', d."subject", 'gold', d."gold", 'reason', d."reason")
            ORDER BY d."caseRevision"), '[]')
     FROM "Decision" d WHERE d."caseId" = c."id") AS "decisions"`;

function readStates(connection: Connection, after: string) {
  return connection.$queryRaw<(NamedCase & CaseState & { readonly status: string })[]>`
    SELECT c."id", s."name", c."status"::text AS "status", c."isComplete",
           c."basisFrozenAt" IS NOT NULL AS "isFrozen", s."status" = 'excluded' AS "isExcluded",
           c."hasUnseenChange", c."content" AS "items", ${decisions}
      FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
     WHERE c."id" > ${after} ORDER BY c."id" LIMIT ${batchSize}`;
}

type StoredSpan = {
  readonly fragments: number[];
  readonly label: string;
  readonly values: readonly string[];
};

type CompleteCase = NamedCase & {
  readonly projectId: string;
  readonly text: string;
  readonly content: unknown;
  readonly decisions: CaseState['decisions'];
  readonly readings: readonly {
    readonly id: string;
    readonly userId: string;
    readonly outcome: Outcome | null;
    readonly flagReason: string | null;
    readonly spans: readonly { id: string; label: string; fragments: number[] }[];
  }[];
  readonly items: readonly Pick<Item, 'key' | 'place' | 'reasons' | 'isOpen' | 'fragments'>[];
  readonly gold: readonly (StoredSpan &
    Pick<GoldSpan, 'itemKey' | 'decisionId' | 'quote' | 'origin' | 'sources' | 'check'>)[];
  readonly checks: readonly StoredSpan[];
};

/** In one statement, since Prisma would ask seven for a batch. */
function readCompleteCases(connection: Connection, after: string): Promise<CompleteCase[]> {
  return connection.$queryRaw<CompleteCase[]>`
    SELECT c."id", c."projectId", s."name", s."text", c."content", ${decisions},
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'id', a."id", 'userId', a."userId", 'outcome', a."outcome",
                     'flagReason', a."flagReason", 'spans', (
                       SELECT COALESCE(jsonb_agg(jsonb_build_object(
                                'id', n."id", 'label', n."label", 'fragments', n."fragments")
                                ORDER BY n."place"), '[]')
                         FROM "Annotation" n WHERE n."assignmentId" = a."id"))), '[]')
              FROM "Assignment" a
             WHERE a."snippetId" = c."snippetId" AND a."status" = 'finished') AS "readings",
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'key', i."key", 'place', i."place", 'reasons', i."reasons",
                     'isOpen', i."isOpen", 'fragments', i."fragments") ORDER BY i."place"), '[]')
              FROM "Item" i WHERE i."caseId" = c."id") AS "items",
           (SELECT COALESCE(jsonb_agg(to_jsonb(g)), '[]')
              FROM "GoldSpan" g WHERE g."caseId" = c."id") AS "gold",
           (SELECT COALESCE(jsonb_agg(to_jsonb(v) ORDER BY v."at"), '[]')
              FROM "ValueCheck" v WHERE v."caseId" = c."id") AS "checks"
      FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
     WHERE c."isComplete" AND c."id" > ${after} ORDER BY c."id" LIMIT ${batchSize}`;
}

/** The merge rule of each project and its newest label scheme; none where that cannot be read. */
async function readRules(connection: Connection) {
  const projects = await connection.project.findMany({
    select: {
      id: true,
      mergeRule: true,
      schemes: { orderBy: { version: 'desc' }, take: 1, select: { scheme: true } },
    },
  });
  return new Map(
    projects.map(({ id, mergeRule, schemes }) => [
      id,
      { rule: mergeRule, scheme: labelSchemeSchema.safeParse(schemes[0]?.scheme).data },
    ]),
  );
}

function compare(row: CompleteCase, rule: MergeRule, scheme: LabelScheme): string | null {
  const text = indexText(row.text);
  const items = itemsOf(row, text, rule, scheme);
  const unlike = [
    isDeepStrictEqual(row.content, asStored(items)) ? [] : 'content',
    isDeepStrictEqual(row.items, dueItems(row, items)) ? [] : 'items',
    isDeepStrictEqual(storedGold(row), dueGold(row, items, text, scheme)) ? [] : 'gold',
  ].flat();
  return unlike.length === 0 ? null : `it should have other ${unlike.join(', ')}`;
}

function itemsOf(
  { readings }: CompleteCase,
  text: IndexedText,
  rule: MergeRule,
  scheme: LabelScheme,
): CaseItems {
  return buildItems({
    text,
    rule,
    isQuantity: (label) => isQuantity(scheme, label),
    goldLabel: goldLabelsOf(scheme),
    compareValues,
    readings: readings.map(({ id, userId, outcome, flagReason, spans }) => ({
      assignmentId: id,
      annotator: userId,
      outcome: assertPresent(outcome, 'the outcome of a finished reading'),
      isFlagged: flagReason !== null,
      flagReason,
      spans: spans.map((span) => ({ ...span, fragments: pairFragments(span.fragments) })),
    })),
  });
}

function dueItems({ decisions: recorded }: CompleteCase, items: CaseItems): CompleteCase['items'] {
  const undecided = new Set(findUndecidedItems(items, recorded).map(({ key }) => key));
  return items.items
    .filter(({ isOpen }) => isOpen)
    .map(({ key, reasons, hull }, place) => ({
      ...{ key, place, reasons: [...reasons], isOpen: undecided.has(key) },
      fragments: hull === null ? [] : [...hull],
    }));
}

/** Gold has no order of its own: each span as words, sorted. */
function storedGold({ gold }: CompleteCase): string[] {
  return gold.map((span) => wordsOfGold({ ...span, sources: span.sources as Source[] })).sort();
}

function dueGold(
  { decisions: recorded, checks }: CompleteCase,
  items: CaseItems,
  text: IndexedText,
  scheme: LabelScheme,
): string[] {
  const confirmed = checks.map((check) => ({
    ...check,
    fragments: pairFragments(check.fragments),
  }));
  return processGold(applyDecisions(items, recorded, goldLabelsOf(scheme)), confirmed, {
    text,
    scheme,
  })
    .map((span) =>
      wordsOfGold({
        ...span,
        fragments: flattenFragments(span.fragments),
        quote: quoteOf(text, span.fragments),
      }),
    )
    .sort();
}

type WrittenGold = Omit<CompleteCase['gold'][number], 'sources'> & {
  readonly sources: readonly Source[];
};

function wordsOfGold({ itemKey, decisionId, fragments, label, quote, ...gold }: WrittenGold) {
  const { origin, sources, values, check } = gold;
  const named = sources.map(({ assignment, annotation }) => [assignment, annotation]);
  return JSON.stringify([
    ...[itemKey, decisionId, fragments, label, quote],
    ...[origin, named, values, check],
  ]);
}

/** As it comes back from a JSON column. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

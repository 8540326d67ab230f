import { groupBy } from '../../domain/agreement/grouping';
import { advanceCase, type CaseState } from '../../domain/adjudication/case-state';
import { buildItems } from '../../domain/adjudication/build-items';
import type { CaseItems, MergeRule } from '../../domain/adjudication/item';
import { goldLabelsOf } from '../../domain/label-scheme/mapping';
import { isQuantity, labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { compareValues } from '../../domain/quantities/compare-values';
import { pairFragments } from '../../domain/spans/fragment';
import { indexText } from '../../domain/text/code-points';
import { assertPresent } from '../../domain/errors';
import type { Connection } from '../database';
import type { Prisma } from '../generated/client';
import { listCaseFacts } from './case-facts';
import { storeCases, type CaseChange, type CaseGround } from './store-cases';

/**
 * Brings cases up to date with their readings, in the transaction that changed some of them. The
 * caller holds the cases' locks (`lockCasesOfSnippets`).
 */
export async function refreshCases(tx: Connection, caseIds: readonly string[]): Promise<void> {
  await storeCases(tx, await rebuildCases(tx, caseIds));
}

/** A version of the label scheme by which gold is read, a rule by which readings are merged. */
export type OtherGround = { readonly scheme?: LabelScheme; readonly rule?: MergeRule };

/**
 * Cases as their readings make them, in any order; nothing is written.
 * @param other what they would stand on instead of the project's own
 */
export async function rebuildCases(
  tx: Connection,
  caseIds: readonly string[],
  other: OtherGround = {},
): Promise<CaseChange[]> {
  const all = await listCaseFacts(tx, caseIds);
  const snippetIds = all.map(({ snippetId }) => snippetId);
  const grounds = await readGrounds(tx, snippetIds);
  const assignments = await tx.assignment.findMany({
    where: { snippetId: { in: snippetIds }, status: { not: 'withdrawn' } },
    include: withAnnotations,
  });
  const bySnippet = groupBy(assignments, ({ snippetId }) => snippetId);
  return all.map((facts) => {
    const own = assertPresent(grounds.get(facts.snippetId), 'the snippet');
    const { rule, ...ground } = { ...own, ...other };
    const items = itemsOf(bySnippet.get(facts.snippetId) ?? [], ground, rule);
    return { facts, ground, state: stateAfter(facts.state, items) };
  });
}

/** The text and the project's current scheme. */
export async function readCaseGround(tx: Connection, snippetId: string): Promise<CaseGround> {
  const { text, scheme } = assertPresent(
    (await readGrounds(tx, [snippetId])).get(snippetId),
    'the snippet',
  );
  return { text, scheme };
}

function stateAfter(state: CaseState, items: CaseItems | null): CaseState {
  if (items === null) return { ...state, isComplete: false };
  return advanceCase(state, { type: 'readingsFinished', items });
}

const withAnnotations = {
  annotations: { orderBy: { place: 'asc' } },
} as const satisfies Prisma.AssignmentInclude;

type ReadAssignment = Prisma.AssignmentGetPayload<{ include: typeof withAnnotations }>;

/** The items of a snippet's readings; null while one is out or there is none. */
function itemsOf(
  assignments: readonly ReadAssignment[],
  { text, scheme }: CaseGround,
  rule: MergeRule,
): CaseItems | null {
  if (assignments.length === 0 || assignments.some(({ status }) => status !== 'finished')) {
    return null;
  }
  return buildItems({
    text,
    rule,
    isQuantity: (label) => isQuantity(scheme, label),
    goldLabel: goldLabelsOf(scheme),
    compareValues,
    readings: assignments.map((row) => ({
      assignmentId: row.id,
      annotator: row.userId,
      outcome: assertPresent(row.outcome, 'the outcome of a finished reading'),
      isFlagged: row.flagReason !== null,
      flagReason: row.flagReason,
      spans: row.annotations.map(({ id, label, fragments }) => ({
        id,
        label,
        fragments: pairFragments(fragments),
      })),
    })),
  });
}

async function readGrounds(tx: Connection, snippetIds: readonly string[]) {
  const snippets = await tx.snippet.findMany({
    where: { id: { in: [...snippetIds] } },
    select: { id: true, text: true, projectId: true },
  });
  const projects = await tx.project.findMany({
    where: { id: { in: [...new Set(snippets.map(({ projectId }) => projectId))] } },
    select: {
      id: true,
      mergeRule: true,
      schemes: { orderBy: { version: 'desc' }, take: 1, select: { scheme: true } },
    },
  });
  const rules = new Map(
    projects.map(({ id, mergeRule, schemes }) => [
      id,
      { rule: mergeRule, scheme: labelSchemeSchema.parse(schemes[0]?.scheme) },
    ]),
  );
  return new Map(
    snippets.map(({ id, text, projectId }) => [
      id,
      { text: indexText(text), ...assertPresent(rules.get(projectId), 'the project') },
    ]),
  );
}

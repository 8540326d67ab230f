import { advanceCase, type CaseState } from '../../domain/adjudication/case-state';
import { buildItems } from '../../domain/adjudication/build-items';
import type { CaseItems } from '../../domain/adjudication/item';
import { isQuantity, labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { compareValues } from '../../domain/quantities/compare-values';
import { pairFragments } from '../../domain/spans/fragment';
import { indexText, type IndexedText } from '../../domain/text/code-points';
import { assertPresent } from '../../domain/errors';
import type { Connection } from '../database';
import { readCaseFacts } from './case-facts';
import { storeCase } from './store-case';

/** What a case stands on besides its readings. */
export type CaseGround = {
  readonly text: IndexedText;
  readonly scheme: LabelScheme;
};

/**
 * Brings a case up to date with its readings, in the transaction that changed one of them. The
 * caller holds the case's lock (`lockCaseOfSnippet`).
 */
export async function refreshCase(tx: Connection, caseId: string): Promise<void> {
  const facts = await readCaseFacts(tx, caseId);
  const { ground, items } = await buildCase(tx, facts.snippetId);
  await storeCase(tx, facts, stateAfter(facts.state, items), ground.text, ground.scheme);
}

/** The text and the project's current scheme. */
export async function readCaseGround(tx: Connection, snippetId: string): Promise<CaseGround> {
  return (await readGround(tx, snippetId)).ground;
}

function stateAfter(state: CaseState, items: CaseItems | null): CaseState {
  if (items === null) return { ...state, isComplete: false };
  return advanceCase(state, { type: 'readingsFinished', items });
}

/** The items of the snippet's readings; null while one is out or there is none. */
async function buildCase(
  tx: Connection,
  snippetId: string,
): Promise<{ ground: CaseGround; items: CaseItems | null }> {
  const { ground, rule } = await readGround(tx, snippetId);
  const assignments = await tx.assignment.findMany({
    where: { snippetId, status: { not: 'withdrawn' } },
    include: { annotations: { orderBy: { place: 'asc' } } },
  });
  if (assignments.length === 0 || assignments.some(({ status }) => status !== 'finished')) {
    return { ground, items: null };
  }
  const items = buildItems({
    text: ground.text,
    rule,
    isQuantity: (label) => isQuantity(ground.scheme, label),
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
  return { ground, items };
}

async function readGround(tx: Connection, snippetId: string) {
  const snippet = await tx.snippet.findUniqueOrThrow({
    where: { id: snippetId },
    select: {
      text: true,
      project: {
        select: {
          mergeRule: true,
          schemes: { orderBy: { version: 'desc' }, take: 1, select: { scheme: true } },
        },
      },
    },
  });
  const scheme = labelSchemeSchema.parse(snippet.project.schemes[0]?.scheme);
  return { ground: { text: indexText(snippet.text), scheme }, rule: snippet.project.mergeRule };
}

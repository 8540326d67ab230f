/** Writes what the domain made of cases: their status, items and gold. The cases are locked. */
import { caseStatus, type CaseState } from '../../domain/adjudication/case-state';
import { applyDecisions, findUndecidedItems } from '../../domain/adjudication/decision';
import type { CaseItems } from '../../domain/adjudication/item';
import { goldLabelsOf } from '../../domain/label-scheme/mapping';
import type { LabelScheme } from '../../domain/label-scheme/scheme';
import { processGold } from '../../domain/release/process-gold';
import { flattenFragments, pairFragments } from '../../domain/spans/fragment';
import { quoteOf, type IndexedText } from '../../domain/text/code-points';
import type { Connection } from '../database';
import type { ValueCheck } from '../generated/client';
import { newId } from '../identifier';
import type { CaseFacts } from './case-facts';

/** What a case stands on besides its readings. */
export type CaseGround = {
  readonly text: IndexedText;
  readonly scheme: LabelScheme;
};

export type CaseChange = {
  /** As they were. */
  readonly facts: CaseFacts;
  /** As it is to be. */
  readonly state: CaseState;
  readonly ground: CaseGround;
};

/**
 * Stores states and everything that follows from them. Items and gold are derived: they are written
 * anew from the readings, the decisions and the confirmed values, which are the lasting records.
 */
export async function storeCases(tx: Connection, changes: readonly CaseChange[]): Promise<void> {
  const ids = changes.map(({ facts }) => facts.id);
  await updateCases(tx, changes);
  await tx.item.deleteMany({ where: { caseId: { in: ids } } });
  await tx.goldSpan.deleteMany({ where: { caseId: { in: ids } } });
  // While a reading is out the case is on nobody's agenda and has no gold.
  const complete = changes.flatMap(completeOf);
  if (complete.length === 0) return;
  await tx.item.createMany({ data: complete.flatMap(itemRows) });
  await tx.goldSpan.createMany({ data: await makeGold(tx, complete) });
}

/** The rows of gold that cases have as they are to be; those that are not complete have none. */
export async function makeGold(tx: Connection, changes: readonly CaseChange[]) {
  const complete = changes.flatMap(completeOf);
  const checks = await tx.valueCheck.findMany({
    where: { caseId: { in: complete.map(({ facts }) => facts.id) } },
    orderBy: { at: 'asc' },
  });
  return complete.flatMap((change) => goldRows(change, checks));
}

async function updateCases(tx: Connection, changes: readonly CaseChange[]): Promise<void> {
  const rows = changes.map(({ facts: { id, revision }, state }) => ({
    id,
    status: caseStatus(state),
    revision: revision + 1,
    isComplete: state.isComplete,
    hasUnseenChange: state.hasUnseenChange,
    content: state.items,
  }));
  await tx.$executeRaw`
    UPDATE "Case" c SET
        "status" = r."status"::"CaseStatus", "revision" = r."revision",
        "isComplete" = r."isComplete", "hasUnseenChange" = r."hasUnseenChange",
        "content" = r."content", "updatedAt" = now()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
        "id" text, "status" text, "revision" int, "isComplete" boolean,
        "hasUnseenChange" boolean, "content" jsonb)
      WHERE c."id" = r."id"`;
}

type CompleteChange = CaseChange & { readonly items: CaseItems };

function completeOf(change: CaseChange): CompleteChange[] {
  const { items, isComplete } = change.state;
  return items !== null && isComplete ? [{ ...change, items }] : [];
}

function itemRows({ facts, state, items }: CompleteChange) {
  const undecided = new Set(findUndecidedItems(items, state.decisions).map(({ key }) => key));
  return items.items
    .filter(({ isOpen }) => isOpen)
    .map((item, place) => ({
      id: newId(),
      caseId: facts.id,
      key: item.key,
      place,
      reasons: [...item.reasons],
      isOpen: undecided.has(item.key),
      fragments: item.hull === null ? [] : [...item.hull],
    }));
}

function goldRows(
  { facts: { id: caseId, snippetId }, state, items, ground }: CompleteChange,
  checks: readonly ValueCheck[],
) {
  const gold = processGold(
    applyDecisions(items, state.decisions, goldLabelsOf(ground.scheme)),
    checks
      .filter((check) => check.caseId === caseId)
      .map((check) => ({ ...check, fragments: pairFragments(check.fragments) })),
    ground,
  );
  return gold.map((span) => ({
    id: newId(),
    caseId,
    snippetId,
    itemKey: span.itemKey,
    decisionId: span.decisionId,
    fragments: flattenFragments(span.fragments),
    label: span.label,
    quote: quoteOf(ground.text, span.fragments),
    origin: span.origin,
    sources: span.sources.map((source) => ({ ...source })),
    values: [...span.values],
    check: span.check,
  }));
}

/** Writes what the domain made of a case: its status, its items, its gold. The case is locked. */
import { caseStatus, type CaseState } from '../../domain/adjudication/case-state';
import { applyDecisions, findUndecidedItems } from '../../domain/adjudication/decision';
import type { LabelScheme } from '../../domain/label-scheme/scheme';
import { processGold } from '../../domain/release/process-gold';
import { flattenFragments, pairFragments } from '../../domain/spans/fragment';
import { quoteOf, type IndexedText } from '../../domain/text/code-points';
import type { Connection } from '../database';
import { Prisma } from '../generated/client';
import { newId } from '../identifier';
import type { CaseFacts } from './case-facts';

/**
 * Stores a state and everything that follows from it. Items and gold are derived: they are written
 * anew from the readings, the decisions and the confirmed values, which are the lasting records.
 */
export async function storeCase(
  tx: Connection,
  facts: CaseFacts,
  state: CaseState,
  text: IndexedText,
  scheme: LabelScheme,
): Promise<void> {
  const { id: caseId, snippetId } = facts;
  const status = caseStatus(state);
  await tx.case.update({
    where: { id: caseId },
    data: {
      status,
      revision: facts.revision + 1,
      isComplete: state.isComplete,
      hasUnseenChange: state.hasUnseenChange,
      content: state.items === null ? Prisma.DbNull : state.items,
    },
  });
  await tx.item.deleteMany({ where: { caseId } });
  await tx.goldSpan.deleteMany({ where: { caseId } });
  // While a reading is out the case is on nobody's agenda and has no gold.
  if (state.items === null || !state.isComplete) return;

  const { items } = state.items;
  const undecided = new Set(findUndecidedItems(state.items, state.decisions).map(({ key }) => key));
  await tx.item.createMany({
    data: items
      .filter(({ isOpen }) => isOpen)
      .map((item, place) => ({
        id: newId(),
        caseId,
        key: item.key,
        place,
        reasons: [...item.reasons],
        isOpen: undecided.has(item.key),
        fragments: item.hull === null ? [] : [...item.hull],
      })),
  });
  const checks = await tx.valueCheck.findMany({ where: { caseId }, orderBy: { at: 'asc' } });
  const gold = processGold(
    applyDecisions(state.items, state.decisions),
    checks.map((check) => ({ ...check, fragments: pairFragments(check.fragments) })),
    { text, scheme },
  );
  await tx.goldSpan.createMany({
    data: gold.map((span) => ({
      id: newId(),
      caseId,
      snippetId,
      itemKey: span.itemKey,
      decisionId: span.decisionId,
      fragments: flattenFragments(span.fragments),
      label: span.label,
      quote: quoteOf(text, span.fragments),
      origin: span.origin,
      sources: span.sources.map((source) => ({ ...source })),
      values: [...span.values],
      check: span.check,
    })),
  });
}

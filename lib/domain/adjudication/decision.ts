/**
 * Decisions and the gold they make. A decision names, by content key, what it decides: an item, or
 * the case as a whole. Decisions are append-only; the latest on a subject counts, and one on the
 * whole case sets aside those before it. A decision whose subject changed matches no key any more
 * and is out of force; it comes back into force if the subject comes back.
 */
import type { GoldLabel } from '../label-scheme/mapping';
import { hasOverlap, type LabelledSpan } from '../spans/fragment';
import { sourceOf, type CaseItems, type GoldSpan, type Item, type ItemSpan } from './item';
import { mapLabels } from './map-labels';

export type DecidedSpan = LabelledSpan & {
  /** Plain decimals set by hand; absent when the values are to be read from the text. */
  readonly values?: readonly string[];
};

export type Decision = {
  /** Made by the client; recording it twice is recording it once. */
  readonly id: string;
  /** Key of the item decided, or of the case (`CaseItems.key`) for a decision on all of it. */
  readonly subject: string;
  /** Empty for "no value here". */
  readonly gold: readonly DecidedSpan[];
  /** In words. */
  readonly reason: string;
};

/** Gold of a case, with the item and the decision that stand behind it. */
export type CaseGold = GoldSpan &
  DecidedSpan & {
    /** Null when a decision on the whole case made it. */
    readonly itemKey: string | null;
    /** Null when no person had to decide. */
    readonly decisionId: string | null;
  };

export type DecisionsInForce = {
  readonly wholeCase: Decision | null;
  /** By item key; later than the one on the whole case. */
  readonly byItem: ReadonlyMap<string, Decision>;
};

/** Which of the decisions, in the order of recording, count for these items. */
export function findDecisionsInForce(
  { key, items }: CaseItems,
  decisions: readonly Decision[],
): DecisionsInForce {
  const itemKeys = new Set(items.map((item) => item.key));
  const afterWhole = decisions.findLastIndex(({ subject }) => subject === key);
  const byItem = new Map(
    decisions
      .slice(afterWhole + 1)
      .filter(({ subject }) => itemKeys.has(subject))
      .map((decision) => [decision.subject, decision]),
  );
  return { wholeCase: decisions[afterWhole] ?? null, byItem };
}

/** The open items that wait for a decision. */
export function findUndecidedItems(caseItems: CaseItems, decisions: readonly Decision[]): Item[] {
  const { wholeCase, byItem } = findDecisionsInForce(caseItems, decisions);
  if (wholeCase !== null) return [];
  return caseItems.items.filter((item) => item.isOpen && !byItem.has(item.key));
}

/**
 * The gold of a case, sorted by fragments, then label. Undecided items give none. A decision on a
 * gold item replaces that gold; one on an item after one on the whole case replaces what the
 * latter put onto the item's spans. A label that has been mapped since is what it is mapped to.
 */
export function applyDecisions(
  caseItems: CaseItems,
  decisions: readonly Decision[],
  goldLabel: GoldLabel,
): CaseGold[] {
  const { wholeCase, byItem } = findDecisionsInForce(caseItems, decisions);
  const redecided = caseItems.items.filter(({ key }) => byItem.has(key)).flatMap(spansOf);
  const allSpans = caseItems.items.flatMap(spansOf);

  const ofWholeCase = (wholeCase?.gold ?? [])
    .filter((span) => !redecided.some((other) => hasOverlap(span.fragments, other.fragments)))
    .map((span) => decidedGold(span, allSpans, null, wholeCase));
  const ofItems = caseItems.items.flatMap((item): CaseGold[] => {
    const decision = byItem.get(item.key);
    if (decision !== undefined) {
      return decision.gold.map((span) => decidedGold(span, item.spans, item.key, decision));
    }
    if (wholeCase !== null) return [];
    return item.gold.map((span) => ({ ...span, itemKey: item.key, decisionId: null }));
  });
  return mapLabels([...ofWholeCase, ...ofItems], goldLabel);
}

/** Decided gold points back to the readers' spans that it overlaps. */
function decidedGold(
  span: DecidedSpan,
  spans: readonly ItemSpan[],
  itemKey: string | null,
  decision: Decision | null,
): CaseGold {
  const sources = spans.filter(({ fragments }) => hasOverlap(fragments, span.fragments));
  return {
    ...span,
    origin: 'decided',
    sources: sources.map(sourceOf),
    itemKey,
    decisionId: decision?.id ?? null,
  };
}

function spansOf({ spans }: Item): readonly ItemSpan[] {
  return spans;
}

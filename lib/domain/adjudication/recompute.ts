/**
 * What a change under a case does to it: a reading redone, added or withdrawn, a label mapped.
 * Every decision on an unchanged item stays in force. The case is stale when a decision lost its
 * ground, or when anything changed in a case that was decided: its gold was settled by a person
 * who saw something else.
 */
import {
  findDecisionsInForce,
  findUndecidedItems,
  type Decision,
  type DecisionsInForce,
} from './decision';
import type { CaseItems, Item } from './item';

export type Recomputation = {
  /** Decisions that were in force and still are. */
  readonly kept: readonly Decision[];
  /** Decisions that were in force and no longer match anything. */
  readonly lost: readonly Decision[];
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** Same content, but another rule made it open or gold, or other gold. */
  readonly resolvedAnew: readonly Item[];
  readonly isStale: boolean;
};

/** Compares the items of a case before and after a change; decisions in the order of recording. */
export function recompute(
  previous: CaseItems,
  decisions: readonly Decision[],
  next: CaseItems,
): Recomputation {
  const before = decisionList(findDecisionsInForce(previous, decisions));
  const after = new Set(decisionList(findDecisionsInForce(next, decisions)));
  const lost = before.filter((decision) => !after.has(decision));
  const previousItems = new Map(previous.items.map((item) => [item.key, item]));
  const nextKeys = new Set(next.items.map(({ key }) => key));
  return {
    kept: before.filter((decision) => after.has(decision)),
    lost,
    added: next.items.filter(({ key }) => !previousItems.has(key)),
    removed: previous.items.filter(({ key }) => !nextKeys.has(key)),
    resolvedAnew: next.items.filter((item) => {
      const earlier = previousItems.get(item.key);
      return earlier !== undefined && resolutionOf(earlier) !== resolutionOf(item);
    }),
    isStale: lost.length > 0 || (isDecided(previous, decisions) && previous.key !== next.key),
  };
}

/** True when a person decided something that is in force, and nothing open is left. */
export function isDecided(caseItems: CaseItems, decisions: readonly Decision[]): boolean {
  const inForce = decisionList(findDecisionsInForce(caseItems, decisions));
  return inForce.length > 0 && findUndecidedItems(caseItems, decisions).length === 0;
}

function decisionList({ wholeCase, byItem }: DecisionsInForce): Decision[] {
  return [...(wholeCase === null ? [] : [wholeCase]), ...byItem.values()];
}

/** Without ids: an annotation that was removed and put down again is the same gold. */
function resolutionOf({ isOpen, gold }: Item): string {
  return JSON.stringify([
    isOpen,
    gold.map(({ fragments, label, origin }) => [fragments, label, origin]),
  ]);
}

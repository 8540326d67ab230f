/**
 * What building a case anew from the same readings does to it: under another merge rule, or with
 * labels mapped. Keys never depend on either, so every item is there before and after, and every
 * decision stays in force.
 */
import { caseStatus, type CaseState, type CaseStatus } from './case-state';
import { findUndecidedItems } from './decision';
import type { Item } from './item';

export type RebuildEffect = {
  readonly before: CaseStatus;
  readonly after: CaseStatus;
  /** Items that wait for a decision before, and are settled without one after. */
  readonly settled: number;
  /** Items settled without a decision before, that wait for one after. */
  readonly opened: number;
  /** Items settled without a decision before and after, with other spans. */
  readonly resettled: number;
  /** Whether anything at all is other than before, if only the reasons of an open item. */
  readonly isOther: boolean;
};

/** Compares a case with what it would be; both of the same readings and decisions. */
export function effectOfRebuild(before: CaseState, after: CaseState): RebuildEffect {
  const earlier = new Map((before.items?.items ?? []).map((item) => [item.key, item]));
  const waited = undecidedKeys(before);
  const waits = undecidedKeys(after);
  const pairs = (after.items?.items ?? []).flatMap((item) => {
    const was = earlier.get(item.key);
    return was === undefined ? [] : [{ was, is: item }];
  });
  return {
    before: caseStatus(before),
    after: caseStatus(after),
    settled: pairs.filter(({ is }) => waited.has(is.key) && !is.isOpen).length,
    opened: pairs.filter(({ was }) => !was.isOpen && waits.has(was.key)).length,
    resettled: pairs.filter(
      ({ was, is }) => !was.isOpen && !is.isOpen && goldOf(was) !== goldOf(is),
    ).length,
    isOther: contentOf(before) !== contentOf(after) || caseStatus(before) !== caseStatus(after),
  };
}

function undecidedKeys({ items, decisions }: CaseState): ReadonlySet<string> {
  return new Set(items === null ? [] : findUndecidedItems(items, decisions).map(({ key }) => key));
}

function goldOf({ gold }: Item): string {
  return JSON.stringify(gold.map(({ fragments, label, origin }) => [fragments, label, origin]));
}

/** All that a merge rule decides. */
function contentOf({ items }: CaseState): string {
  return JSON.stringify(
    items?.items.map((item) => [item.key, item.reasons, item.isOpen, goldOf(item)]) ?? null,
  );
}

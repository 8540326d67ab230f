/**
 * A simulated decision on an open item of a demo snippet: the truth, with one sentence that says
 * why and the guideline clause that it rests on (`pv600Guideline`).
 */
import type { Reason } from '../adjudication/item';
import type { RandomSource } from '../random/seeded-random';
import { hasOverlap, spanStart, type Fragments, type LabelledSpan } from '../spans/fragment';
import { indexText, quoteOf, sliceText } from '../text/code-points';
import { clauseAgainst, reasonAgainst, reasonFor } from './decision-reasons';
import type { DemoSnippet } from './generate-demo';
import { pick } from './pick';

/** What a decision needs of an item; `Item` of the adjudication fits. */
export type OpenItem = {
  readonly reasons: readonly Reason[];
  /** Empty for the item that stands for a doubt about the whole snippet. */
  readonly spans: readonly { readonly fragments: Fragments; readonly label: string }[];
};

export type SimulatedDecision = {
  /** In the order of the text; empty when there is no value here. */
  readonly gold: readonly LabelledSpan[];
  readonly reason: string;
  /** Number of a clause of the PV600 guideline. */
  readonly clause: string;
};

/**
 * Decides an item by the snippet's truth: the true spans that overlap the item's. An item without
 * spans takes the true spans that no item of `others` (the other items of the case) touches, so
 * that no value becomes gold twice.
 */
export function simulateDecision(
  snippet: DemoSnippet,
  item: OpenItem,
  others: readonly OpenItem[],
  random: RandomSource,
): SimulatedDecision {
  const isTouched = ({ spans }: OpenItem, { fragments }: LabelledSpan) =>
    spans.some((span) => hasOverlap(span.fragments, fragments));
  const gold = snippet.truth.filter((span) =>
    item.spans.length > 0 ? isTouched(item, span) : !others.some((other) => isTouched(other, span)),
  );
  const text = indexText(snippet.text);
  const [first] = gold;
  if (first === undefined) {
    const clause = clauseAgainst(
      item.spans[0] === undefined ? '' : quoteOf(text, item.spans[0].fragments),
      item.spans[0] === undefined ? '' : sentenceAt(snippet, spanStart(item.spans[0].fragments)),
      snippet.doubt?.isUnreadable === true,
    );
    return { gold, clause, reason: pick(reasonAgainst[clause], random) };
  }
  const { clause, sentences } = reasonFor(
    item.reasons[0] ?? 'missed',
    first.label,
    gold.map(({ fragments }) => quoteOf(text, fragments)),
  );
  return { gold, clause, reason: pick(sentences, random) };
}

function sentenceAt({ text, sentences }: DemoSnippet, offset: number): string {
  const place = sentences.find(([start, end]) => start <= offset && offset < end);
  return place === undefined ? '' : sliceText(indexText(text), place[0], place[1]);
}

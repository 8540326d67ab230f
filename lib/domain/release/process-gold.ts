/**
 * Gold with its processed values. A span whose label carries a quantity is read as numbers; one
 * that reads as several ("1.5 eV and 1.6 eV") becomes one span per number, each with its own unit
 * text. What a person set or confirmed by hand stands before what the program reads; what the
 * program cannot read for sure, or reads as a value beyond the bounds of the label, is kept whole,
 * as a proposal with the reason to look.
 */
import type { CaseGold } from '../adjudication/decision';
import { goldLabelsOf, type GoldLabel } from '../label-scheme/mapping';
import { findLabel, type Label, type LabelScheme } from '../label-scheme/scheme';
import { firstBoundsDoubt } from '../quantities/bounds';
import { flagSentences } from '../quantities/flags';
import { readQuantity, type QuantityReading } from '../quantities/reading';
import { hasSameEdges, spanStart, type Fragment, type Fragments } from '../spans/fragment';
import { quoteOf, sliceText, type IndexedText } from '../text/code-points';

/** What a person confirmed that a gold span reads as; the latest of a span counts. */
export type ValueConfirmation = {
  readonly fragments: Fragments;
  readonly label: string;
  /** Plain decimals, in the order of the text. */
  readonly values: readonly string[];
};

export type ProcessedGold = CaseGold & {
  /** Plain decimals; one in settled gold of a quantity, none for other labels. */
  readonly values: readonly string[];
  /** Why a person must look; null when none must. */
  readonly check: string | null;
};

/** As far to the left as `readQuantity` looks. */
const contextLength = 40;

/** @param confirmations oldest first */
export function processGold(
  gold: readonly CaseGold[],
  confirmations: readonly ValueConfirmation[],
  { text, scheme }: { readonly text: IndexedText; readonly scheme: LabelScheme },
): ProcessedGold[] {
  const goldLabel = goldLabelsOf(scheme);
  return gold.flatMap((span): ProcessedGold[] => {
    const label = findLabel(scheme, span.label);
    if (label?.quantity == null) return [{ ...span, values: [], check: null }];
    const reading = readSpan(span.fragments, text);
    const byHand = span.values ?? findConfirmation(span, confirmations, goldLabel)?.values;
    const proposed = reading.values.map(({ decimal }) => decimal);
    const doubt = byHand === undefined ? doubtOf(reading, label) : null;
    if (doubt !== null) return [{ ...span, values: proposed, check: doubt }];
    const values = byHand ?? proposed;
    if (values.length === 1) return [{ ...span, values, check: null }];
    if (values.length !== reading.values.length) {
      const check = `${values.length} values were set, the text has ${reading.values.length} numbers.`;
      return [{ ...span, values, check }];
    }
    return reading.values.map(({ fragment }, i) => ({
      ...span,
      fragments: withinQuote(span.fragments, fragment),
      values: values.slice(i, i + 1),
      check: null,
    }));
  });
}

function readSpan(fragments: Fragments, text: IndexedText): QuantityReading {
  const start = spanStart(fragments);
  const before = sliceText(text, Math.max(0, start - contextLength), start);
  return readQuantity(quoteOf(text, fragments), before);
}

/** Why a person must look at what a span reads as; null when none must. */
function doubtOf({ flag, values }: QuantityReading, label: Label): string | null {
  if (flag !== null) return flagSentences[flag];
  return firstBoundsDoubt(
    values.map(({ decimal }) => decimal),
    label,
  );
}

function findConfirmation(
  span: CaseGold,
  confirmations: readonly ValueConfirmation[],
  goldLabel: GoldLabel,
): ValueConfirmation | undefined {
  return confirmations.findLast(
    ({ label, fragments }) =>
      goldLabel(label) === span.label && hasSameEdges(fragments, span.fragments),
  );
}

/** A part of a quote, whose fragments are joined by one space, as fragments of the text. */
function withinQuote(fragments: Fragments, [from, to]: Fragment): Fragments {
  const parts: Fragment[] = [];
  let at = 0;
  for (const [start, end] of fragments) {
    const left = Math.max(from - at, 0) + start;
    const right = Math.min(to - at, end - start) + start;
    if (left < right) parts.push([left, right]);
    at += end - start + 1;
  }
  return parts;
}

/** Short ways to write readings, decisions and value rules in tests. */
import { indexText } from '../../text/code-points';
import { buildItems } from '../build-items';
import type { CompareValues } from '../compare-readers';
import type { CaseItems, MergeRule } from '../item';
import type { Decision } from '../decision';
import type { ReadSpan, Reading } from '../reading';
import { asMarked, type GoldLabel } from '../../label-scheme/mapping';
import type { Outcome } from '../../assignment/operation';

export const text = indexText('The gap is 1.5 eV and 1.6 eV (1.7 eV before) at 300 K, see Fig. 2.');

/** The span of the nth occurrence of a quote in `text`. */
export function spanOf(quote: string, label = 'X', nth = 0): ReadSpan {
  let start = text.text.indexOf(quote);
  for (let i = 0; i < nth; i += 1) start = text.text.indexOf(quote, start + 1);
  if (start < 0) throw new Error(`The text has no "${quote}".`);
  return spanAt(start, start + quote.length, label);
}

export function spanAt(start: number, end: number, label = 'X'): ReadSpan {
  return { id: `${start}-${end}-${label}`, fragments: [[start, end]], label };
}

export function readingOf(
  annotator: string,
  spans: readonly ReadSpan[],
  more: { outcome?: Outcome; flag?: string } = {},
): Reading {
  return {
    assignmentId: `assignment of ${annotator}`,
    annotator,
    outcome: more.outcome ?? (spans.length > 0 ? 'values' : 'none'),
    isFlagged: more.flag !== undefined,
    flagReason: more.flag ?? null,
    spans,
  };
}

/** Reads every decimal of a quote; a quote with "?" cannot be read for sure. */
export const compareValues: CompareValues = (a, b) => {
  if (a.includes('?') || b.includes('?')) return 'unsure';
  return numbersOf(a) === numbersOf(b) ? 'same' : 'different';
};

function numbersOf(quote: string): string {
  return [...quote.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => number).join(' ');
}

/** Items of readings A, B, …, each given by its spans; every label but `Word` is a quantity. */
export function itemsOf(
  readings: readonly (readonly ReadSpan[] | Reading)[],
  rule: MergeRule = 'longer',
  indexedText = text,
  goldLabel: GoldLabel = asMarked,
): CaseItems {
  return buildItems({
    text: indexedText,
    rule,
    isQuantity: (label) => label !== 'Word',
    goldLabel,
    compareValues,
    readings: readings.map((reading, place) =>
      'spans' in reading ? reading : readingOf('ABCDEF'.charAt(place), reading),
    ),
  });
}

export function decisionOn(
  subject: string,
  gold: Decision['gold'] = [],
  id = `decision on ${subject}`,
): Decision {
  return { id, subject, gold, reason: 'As the guideline says.' };
}

/**
 * What each merge rule makes of the ways in which readings differ, on small readings of one
 * sentence: computed by the rules themselves, so that a page about them cannot tell otherwise.
 */
import { asMarked } from '../label-scheme/mapping';
import { compareValues } from '../quantities/compare-values';
import { indexText, quoteOf } from '../text/code-points';
import { buildItems } from './build-items';
import { mergeRules, type GoldOrigin, type MergeRule, type Reason } from './item';

const sentence = 'The gap of 1.55 eV, as reported, lies far from 1.7 eV.';

type ExampleReading = readonly (readonly [quote: string, label: string])[];

export type RuleExample = {
  /** What the readers marked, in their order: quotes with labels; empty for nothing. */
  readonly readings: readonly ExampleReading[];
  readonly outcomes: Readonly<Record<MergeRule, RuleOutcome>>;
};

export type RuleOutcome =
  | { readonly kind: 'gold'; readonly spans: ExampleReading; readonly origin: GoldOrigin }
  | { readonly kind: 'open'; readonly reasons: readonly Reason[] };

const cases: readonly (readonly ExampleReading[])[] = [
  [[['1.55 eV', 'Literature']], [['1.55 eV', 'Literature']]],
  [[['1.55 eV', 'Literature']], [['gap of 1.55 eV', 'Literature']]],
  [[['1.55 eV', 'Literature']], [['1.55 eV, as reported, lies far from 1.7 eV', 'Literature']]],
  [[['1.55 eV', 'Literature']], [['1.55 eV', 'Experimental']]],
  [[['1.55 eV', 'Literature']], [['1.55 eV', 'Literature']], [['1.55 eV', 'Experimental']]],
  [[['1.55 eV', 'Literature']], []],
];

/** The examples in the order in which a reader meets them: from identical to missed. */
export function listRuleExamples(): RuleExample[] {
  return cases.map((readings) => ({
    readings,
    outcomes: Object.fromEntries(
      mergeRules.map((rule) => [rule, outcomeOf(readings, rule)]),
    ) as Record<MergeRule, RuleOutcome>,
  }));
}

function outcomeOf(readings: readonly ExampleReading[], rule: MergeRule): RuleOutcome {
  const text = indexText(sentence);
  const { items } = buildItems({
    text,
    rule,
    isQuantity: () => true,
    goldLabel: asMarked,
    compareValues,
    readings: readings.map((spans, i) => ({
      assignmentId: `reading ${i}`,
      annotator: `reader ${i}`,
      outcome: spans.length > 0 ? 'values' : 'none',
      isFlagged: false,
      flagReason: null,
      spans: spans.map(([quote, label]) => {
        const start = sentence.indexOf(quote);
        return { id: quote, label, fragments: [[start, start + quote.length] as const] };
      }),
    })),
  });
  const [item] = items;
  if (item === undefined) throw new Error('Every example has a span.');
  if (item.isOpen) return { kind: 'open', reasons: item.reasons };
  return {
    kind: 'gold',
    spans: item.gold.map(({ fragments, label }) => [quoteOf(text, fragments), label] as const),
    origin: item.gold[0]?.origin ?? 'agreed',
  };
}

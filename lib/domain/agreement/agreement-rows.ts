/**
 * Agreement as a table to compute with: a row for each number of each pair, and of all pairs
 * together, so that a number without a value can say why.
 */
import type { Measure } from './measure';
import type { AgreementReport } from './measure-agreement';
import type { AgreementNumbers } from './pair-agreement';

export const agreementHeader = [
  'reader_a',
  'reader_b',
  'measure',
  'value',
  'low',
  'high',
  'reason',
] as const;

/** Readers are empty where all pairs are meant; `low` and `high` are a 95 % interval. */
export function listAgreementRows({
  pairs,
  pooled,
  basis,
}: Pick<AgreementReport, 'pairs' | 'pooled' | 'basis'>): string[][] {
  const count = (name: string, value: number) => ['', '', name, String(value), '', '', ''];
  return [
    count('snippets_in_question', basis.snippets),
    count('snippets_compared', basis.compared),
    ...Object.entries(basis.leftOut).map(([reason, left]) => count(`left_out_${reason}`, left)),
    ...rowsOf('', '', pooled, {
      label_alpha: pooled.labelAlpha,
      snippet_alpha: pooled.snippetAlpha,
      mean_strict_f1_of_pairs: pooled.meanStrictF1,
      deviation_strict_f1_of_pairs: pooled.deviationStrictF1,
    }),
    ...pairs.flatMap((pair) => rowsOf(pair.a, pair.b, pair)),
  ];
}

function rowsOf(
  a: string,
  b: string,
  numbers: AgreementNumbers,
  more: Readonly<Record<string, Measure>> = {},
): string[][] {
  const { label, snippetLevel } = numbers;
  const counts = {
    comparisons: numbers.snippets,
    spans_a: numbers.spansA,
    spans_b: numbers.spansB,
    same_edges: numbers.exact,
    same_edges_same_label: numbers.exactSameLabel,
    only_overlap: numbers.partial,
    only_overlap_same_label: numbers.partialSameLabel,
    only_a: numbers.onlyA,
    only_b: numbers.onlyB,
    snippets_both_something: snippetLevel.bothSome,
    snippets_only_a: snippetLevel.onlyA,
    snippets_only_b: snippetLevel.onlyB,
    snippets_both_nothing: snippetLevel.bothNone,
  };
  const measures: Readonly<Record<string, Measure>> = {
    overlap_f1: numbers.overlapF1,
    strict_f1: numbers.strictF1,
    label_raw: label.raw,
    label_kappa: label.kappa,
    snippet_raw: snippetLevel.raw,
    snippet_kappa: snippetLevel.kappa,
    snippet_positive: snippetLevel.positive,
    snippet_negative: snippetLevel.negative,
    ...more,
  };
  return [
    ...Object.entries(counts).map(([name, value]) => [a, b, name, String(value), '', '', '']),
    ...Object.entries(measures).map(([name, { value, interval, reason }]) => [
      ...[a, b, name, textOf(value), textOf(interval?.[0]), textOf(interval?.[1])],
      reason ?? '',
    ]),
  ];
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * The result for somebody who reads no tables: how often readers marked, drew and named the same, in
 * sentences that are computed. Pure.
 */
import { countOf, formatCount } from '@/components/shell/number-words';
import { sum } from '@/lib/domain/agreement/confusion-table';
import { rankLabelDisagreements } from '@/lib/domain/agreement/label-disagreements';
import type { AgreementReport } from '@/lib/domain/agreement/measure-agreement';
import type { AgreementNumbers } from '@/lib/domain/agreement/pair-agreement';

/** Of fewer the count itself is said: "90 times in 100" of seven would boast. */
const fewestForHundred = 50;

/** Of all readers together. `titleOf` gives a label's title by its brat name. */
export function summariseAgreement(
  { pooled, basis }: Pick<AgreementReport, 'pooled' | 'basis'>,
  titleOf: (name: string) => string,
): string {
  if (basis.compared === 0) {
    if (basis.snippets === 0) return 'Nothing is assigned yet, so there is nothing to compare.';
    const { notFinished = 0, fewerThanTwoReaders = 0 } = basis.leftOut;
    return notFinished + fewerThanTwoReaders === basis.snippets
      ? `Nothing can be compared yet: of ${countOf(basis.snippets, 'snippet')} none was finished by two readers.`
      : `Nothing can be compared: of ${countOf(basis.snippets, 'snippet')} none counts, for the reasons below.`;
  }
  const over = `Over ${countOf(basis.compared, 'snippet')} read by two or more`;
  if (pooled.spansA + pooled.spansB === 0) {
    return `${over}, nobody marked a span: the readers agree that there is nothing.`;
  }
  return `${over}: ${describeNumbers(pooled, titleOf)}`;
}

/** Of one pair, or of all pairs together; some span was marked. */
export function describeNumbers(
  numbers: AgreementNumbers,
  titleOf: (name: string) => string,
): string {
  const { spansA, spansB, exact, exactSameLabel, partial, partialSameLabel } = numbers;
  const matched = exact + partial;
  const spans = spansA + spansB;
  const { bothSome, bothNone, onlyA, onlyB } = numbers.snippetLevel;
  const sentences = [
    `what one reader marked, the other marked too ${often(2 * matched, spans)}.`,
    matched > 0 &&
      `Where both marked a place, they drew the same edges ${often(exact, matched)} and gave the same label ${often(exactSameLabel + partialSameLabel, matched)}.`,
    describeLabels(numbers, titleOf),
    `On whether a snippet has anything at all they agreed ${often(bothSome + bothNone, bothSome + bothNone + onlyA + onlyB)}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function describeLabels(
  { label: { table } }: AgreementNumbers,
  titleOf: (name: string) => string,
): string | false {
  const ranked = rankLabelDisagreements(table);
  const [first, second] = ranked;
  if (first === undefined) return false;
  const all = sum(ranked.map(({ count }) => count));
  const labels = first.labels.map(titleOf).join(' against ');
  if (all === 1) return `The one label disagreement is ${labels}.`;
  if (second === undefined) return `Every label disagreement (${formatCount(all)}) is ${labels}.`;
  const counts = `(${formatCount(first.count)} of ${formatCount(all)})`;
  if (2 * first.count > all) return `Most label disagreements ${counts} are ${labels}.`;
  return first.count === second.count
    ? false
    : `The most frequent label disagreement ${counts} is ${labels}.`;
}

/** How often out of how many; `of` is not 0. */
function often(times: number, of: number): string {
  if (times === of) return `every time (${formatCount(of)})`;
  if (of < fewestForHundred) return `${formatCount(times)} of ${formatCount(of)} times`;
  if (times === 0) return '0 times in 100';
  const percent = Math.round((100 * times) / of);
  if (percent === 0) return 'less than once in 100';
  return percent === 100 ? 'more than 99 times in 100' : `${percent} times in 100`;
}

/**
 * Agreement on whether a snippet has anything to mark at all. The only level with true negatives:
 * two readers who both found nothing agree, and kappa and negative agreement can say so. Positive
 * and negative agreement (Cicchetti & Feinstein 1990) are the F1 of either class.
 */
import { measureCohenKappa } from './cohen-kappa';
import { withTotals } from './confusion-table';
import { ratio, type Measure, type UndefinedWords } from './measure';

/** Snippets in which both, one, or neither of the readers marked a span. */
export type PresenceCounts = {
  readonly bothSome: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly bothNone: number;
};

export type PresenceMeasures = {
  readonly raw: Measure;
  readonly kappa: Measure;
  /** 2·bothSome / (2·bothSome + onlyA + onlyB) */
  readonly positive: Measure;
  /** 2·bothNone / (2·bothNone + onlyA + onlyB) */
  readonly negative: Measure;
};

/** Raw agreement, kappa, positive and negative agreement of the two-by-two table. */
export function measurePresence(counts: PresenceCounts): PresenceMeasures {
  const { bothSome, onlyA, onlyB, bothNone } = counts;
  const table = withTotals(
    ['some', 'none'],
    [
      [bothSome, onlyA],
      [onlyB, bothNone],
    ],
  );
  const { raw, kappa } = measureCohenKappa(table, {
    nothing: 'No snippet was read by both.',
    single: (answer) =>
      `Both readers marked ${thingOf(answer)} in every snippet: expected agreement is 1.`,
  });
  const clashes = onlyA + onlyB;
  return {
    raw,
    kappa,
    positive: ratio(2 * bothSome, 2 * bothSome + clashes, 'No snippet has a span.'),
    negative: ratio(2 * bothNone, 2 * bothNone + clashes, 'Every snippet has a span of both.'),
  };
}

/** Why alpha over the same answers of all readers has no value. */
export const presenceWords: UndefinedWords = {
  nothing: 'No snippet was read by two.',
  single: (answer) =>
    `Every reader marked ${thingOf(answer)} in every snippet: no disagreement is possible.`,
};

function thingOf(answer: string): string {
  return answer === 'some' ? 'something' : 'nothing';
}

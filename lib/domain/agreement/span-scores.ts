/**
 * Scores from counts of matched and unmatched spans. Between annotators nobody is right: F1 alone
 * is shown, which treats both alike. Precision and recall are for a reading against gold.
 */
import { notDefined, ratio, type Measure } from './measure';

/** F1 = 2·matched / (spansA + spansB); undefined when both are empty, 0 when one is. */
export function scoreF1(matched: number, spansA: number, spansB: number): Measure {
  return ratio(2 * matched, spansA + spansB, 'Neither reader marked a span.');
}

/** Precision, recall and F1 of `predicted` spans against `gold` ones, of which `matched` pair up. */
export function scoreAgainstGold(
  matched: number,
  gold: number,
  predicted: number,
): { readonly precision: Measure; readonly recall: Measure; readonly f1: Measure } {
  return {
    precision: ratio(matched, predicted, 'Nothing was predicted.'),
    recall: ratio(matched, gold, 'The gold is empty.'),
    f1:
      gold + predicted === 0
        ? notDefined('The gold is empty and nothing was predicted.')
        : scoreF1(matched, gold, predicted),
  };
}

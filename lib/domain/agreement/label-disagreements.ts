import { compareCodePoints } from '../text/code-point-order';
import type { ConfusionTable } from './confusion-table';

/** Two labels between which readers chose differently, whichever of them chose which. */
export type LabelDisagreement = {
  /** In code point order. */
  readonly labels: readonly [string, string];
  readonly count: number;
};

/** The label pairs of a confusion table off its diagonal, the most frequent first. */
export function rankLabelDisagreements({ labels, counts }: ConfusionTable): LabelDisagreement[] {
  return labels
    .flatMap((one, i) =>
      labels.slice(i + 1).map((other, k): LabelDisagreement => {
        const j = i + 1 + k;
        return {
          labels: compareCodePoints(one, other) <= 0 ? [one, other] : [other, one],
          count: (counts[i]?.[j] ?? 0) + (counts[j]?.[i] ?? 0),
        };
      }),
    )
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        b.count - a.count ||
        compareCodePoints(a.labels[0], b.labels[0]) ||
        compareCodePoints(a.labels[1], b.labels[1]),
    );
}

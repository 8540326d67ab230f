/** What differed how often over many readings of one person, to learn from; never a score. */
import type { LabelledSpan } from '../spans/fragment';
import { findings, isDifference, type Feedback, type Finding } from './compare-reading';

export type FeedbackSummary = {
  /** Readings. */
  readonly results: Readonly<Record<Feedback['result'], number>>;
  /** Places. */
  readonly places: number;
  /** Places by what was found there, the differences that occurred, the most frequent first. */
  readonly differences: readonly { readonly finding: Finding; readonly count: number }[];
  /** Places by the label that is expected there, or was put there where nothing is; by name. */
  readonly labels: readonly {
    readonly label: string;
    readonly same: number;
    readonly differs: number;
    readonly notClear: number;
  }[];
  /** One label put where another is expected, the most frequent first. */
  readonly swaps: readonly {
    readonly own: string;
    readonly expected: string;
    readonly count: number;
  }[];
};

/** Sums up the feedback on a person's readings. */
export function summariseFeedback(all: readonly Feedback[]): FeedbackSummary {
  const items = all.flatMap((feedback) => feedback.items);
  const count = (result: Feedback['result']) =>
    all.filter((feedback) => feedback.result === result).length;
  return {
    results: { same: count('same'), differs: count('differs'), notClear: count('notClear') },
    places: items.length,
    differences: findings
      .filter(isDifference)
      .map((finding) => ({
        finding,
        count: items.filter((item) => item.findings.includes(finding)).length,
      }))
      .filter((each) => each.count > 0)
      .sort((a, b) => b.count - a.count),
    labels: countLabels(items),
    swaps: countSwaps(items),
  };
}

type Item = Feedback['items'][number];

function countLabels(items: readonly Item[]): FeedbackSummary['labels'] {
  const rows = new Map<string, { same: number; differs: number; notClear: number }>();
  for (const { findings: found, own, expected } of items) {
    const outcome = found.some(isDifference)
      ? 'differs'
      : found.includes('same')
        ? 'same'
        : 'notClear';
    for (const label of labelsOf(expected.length > 0 ? expected : own)) {
      const row = rows.get(label) ?? { same: 0, differs: 0, notClear: 0 };
      row[outcome] += 1;
      rows.set(label, row);
    }
  }
  return [...rows]
    .map(([label, row]) => ({ label, ...row }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** Only where one span stands beside one: else nobody can say which label was taken for which. */
function countSwaps(items: readonly Item[]): FeedbackSummary['swaps'] {
  const counts = new Map<string, { own: string; expected: string; count: number }>();
  for (const { findings: found, own, expected } of items) {
    const [mine, wanted] = [own[0], expected[0]];
    const isPair = own.length === 1 && expected.length === 1;
    if (!found.includes('label') || !isPair || mine === undefined || wanted === undefined) continue;
    const key = JSON.stringify([mine.label, wanted.label]);
    const swap = counts.get(key) ?? { own: mine.label, expected: wanted.label, count: 0 };
    counts.set(key, { ...swap, count: swap.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

function labelsOf(spans: readonly LabelledSpan[]): Set<string> {
  return new Set(spans.map(({ label }) => label));
}

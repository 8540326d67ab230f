/**
 * One reader's own reading beside what is expected, for the reader to learn from. An item is one
 * connected component of the overlapping spans of both sides: every span is in exactly one. A
 * doubt is no error: where the reader said NOT CLEAR of a span or could not judge the snippet,
 * that is said and nothing counts as missed.
 */
import { doubtKind, type Doubt } from '../adjudication/reading';
import { mapLabels } from '../adjudication/map-labels';
import type { Outcome } from '../assignment/operation';
import { asMarked, type GoldLabel } from '../label-scheme/mapping';
import { notClearLabel } from '../label-scheme/scheme';
import { hasOverlap, type Fragments, type LabelledSpan } from '../spans/fragment';
import { clusterSpans } from '../spans/overlap-clusters';
import { compareLabelledSpans, hasSameSpans, setSideBySide } from '../spans/side-by-side';

/**
 * What is the case at one place, in the order in which it is said. `extra` is marked and not
 * expected, `split` is marked in more or fewer spans than expected.
 */
export const findings = [
  'notClear',
  'missed',
  'extra',
  'split',
  'label',
  'boundary',
  'same',
] as const;
export type Finding = (typeof findings)[number];

/** Why something is expected: in words, and the clause of the guideline that it rests on. */
export type Why = { readonly why: string | null; readonly clause: string | null };

export type ExpectedSpan = LabelledSpan & Why;

export type OwnReading<Own extends LabelledSpan = LabelledSpan> = {
  readonly outcome: Outcome;
  /** Null when the snippet is not flagged NOT CLEAR. */
  readonly flagReason: string | null;
  /** In any order. */
  readonly spans: readonly Own[];
};

export type Expected<Span extends ExpectedSpan = ExpectedSpan> = Why & {
  /** In any order; empty for "no value here". */
  readonly spans: readonly Span[];
  /** Places that were settled with a reason, whether or not a span is expected there. */
  readonly places: readonly (Why & { readonly fragments: Fragments })[];
};

export type FeedbackItem<
  Own extends LabelledSpan = LabelledSpan,
  Span extends ExpectedSpan = ExpectedSpan,
> = {
  /** At least one; `same` stands alone. */
  readonly findings: readonly Finding[];
  /** Sorted by fragments, then label, as `expected` is. */
  readonly own: readonly Own[];
  readonly expected: readonly Span[];
  /** The reasons at this place, each once. */
  readonly reasons: readonly Why[];
};

export type Feedback<
  Own extends LabelledSpan = LabelledSpan,
  Span extends ExpectedSpan = ExpectedSpan,
> = Why & {
  /** In reading order; none where nobody marked anything. */
  readonly items: readonly FeedbackItem<Own, Span>[];
  /** What the reader doubted about the snippet as a whole. */
  readonly doubt: Doubt['kind'] | null;
  /** In how many items each finding is the case. */
  readonly counts: Readonly<Record<Finding, number>>;
  /** `notClear` when nothing differs but something was left in doubt. */
  readonly result: 'same' | 'differs' | 'notClear';
};

/**
 * Compares a finished reading with what is expected of it.
 * @param goldLabel what each label is in gold: one that was mapped since is no difference
 */
export function compareReading<Own extends LabelledSpan, Span extends ExpectedSpan>(
  reading: OwnReading<Own>,
  expected: Expected<Span>,
  goldLabel: GoldLabel = asMarked,
): Feedback<Own, Span> {
  const { outcome, flagReason } = reading;
  const doubt = doubtKind({ outcome, isFlagged: flagReason !== null });
  const isUnjudged = doubt === 'undecided' || doubt === 'unreadable';
  const sided = [
    ...reading.spans.map((span) => ({ fragments: span.fragments, own: [span], expected: [] })),
    ...expected.spans.map((span) => ({ fragments: span.fragments, own: [], expected: [span] })),
  ];
  const items = clusterSpans<Sided<Own, Span>>(sided).map((spans): FeedbackItem<Own, Span> => {
    const own = spans.flatMap((each) => each.own).sort(compareLabelledSpans);
    const wanted = spans.flatMap((each) => each.expected).sort(compareLabelledSpans);
    const reasons = [...wanted, ...expected.places.filter((place) => isAt(place, own))];
    return {
      findings: findingsOf(mapLabels(own, goldLabel), mapLabels(wanted, goldLabel), isUnjudged),
      own,
      expected: wanted,
      reasons: uniqueReasons(reasons),
    };
  });
  const counts = countFindings(items);
  const hasDifference = items.some((item) => item.findings.some(isDifference));
  const isOpen = isUnjudged || counts.notClear > 0;
  return {
    why: expected.why,
    clause: expected.clause,
    items,
    doubt,
    counts,
    result: hasDifference ? 'differs' : isOpen ? 'notClear' : 'same',
  };
}

/** True when the finding is a difference, and not sameness or a doubt. */
export function isDifference(finding: Finding): boolean {
  return finding !== 'same' && finding !== 'notClear';
}

type Sided<Own, Span> = {
  readonly fragments: Fragments;
  readonly own: readonly Own[];
  readonly expected: readonly Span[];
};

function findingsOf(
  own: readonly LabelledSpan[],
  expected: readonly LabelledSpan[],
  isUnjudged: boolean,
): Finding[] {
  // A known answer may itself say NOT CLEAR, and then it is a label like others; gold never does.
  const isExpected = expected.some(isNotClear);
  const clear = isExpected ? own : own.filter((span) => !isNotClear(span));
  if (clear.length === 0) {
    return own.length > 0 || isUnjudged ? ['notClear'] : ['missed'];
  }
  const differences = differencesOf(clear, expected);
  if (clear.length < own.length) return ['notClear', ...differences];
  return differences.length === 0 ? ['same'] : differences;
}

function isNotClear({ label }: LabelledSpan): boolean {
  return label === notClearLabel;
}

function differencesOf(own: readonly LabelledSpan[], expected: readonly LabelledSpan[]): Finding[] {
  if (expected.length === 0) return ['extra'];
  if (hasSameSpans([own, expected])) return [];
  const { hasEqualCounts, hasLabelDifference, hasEdgeDifference } = setSideBySide([own, expected]);
  const rows: readonly (readonly [Finding, boolean])[] = [
    ['split', !hasEqualCounts],
    ['label', hasLabelDifference],
    ['boundary', hasEdgeDifference],
  ];
  return rows.flatMap(([finding, isSo]) => (isSo ? [finding] : []));
}

function isAt({ fragments }: { readonly fragments: Fragments }, own: readonly LabelledSpan[]) {
  return own.some((span) => hasOverlap(fragments, span.fragments));
}

function uniqueReasons(reasons: readonly Why[]): Why[] {
  const given = reasons.filter(({ why, clause }) => why !== null || clause !== null);
  const byContent = new Map(
    given.map(({ why, clause }) => [JSON.stringify([why, clause]), { why, clause }]),
  );
  return [...byContent.values()];
}

function countFindings(items: readonly Pick<FeedbackItem, 'findings'>[]): Record<Finding, number> {
  const all = items.flatMap((item) => item.findings);
  const count = (finding: Finding) => all.filter((each) => each === finding).length;
  return {
    notClear: count('notClear'),
    missed: count('missed'),
    extra: count('extra'),
    split: count('split'),
    label: count('label'),
    boundary: count('boundary'),
    same: count('same'),
  };
}

/** The words of the screen for what a case is and holds. Pure. */
import type { Outcome } from '@/lib/domain/assignment/operation';
import type { Reason } from '@/lib/domain/adjudication/item';
import { shortTitle, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { isWaiting, type CaseRow, type QueueStatus } from '@/lib/stores/adjudicate-queue';
import type { Missing } from '@/lib/stores/adjudicate-choice';

/** On a chip over the lanes. */
export const reasonTitles: Readonly<Record<Reason, string>> = {
  missed: 'Missed by a reader',
  boundary: 'Edges differ',
  values: 'Values differ',
  label: 'Labels differ',
  split: 'Split by a reader',
  chained: 'Chained spans',
  notClear: 'NOT CLEAR',
};

/** In the queue and on its filters. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  missed: 'missed',
  boundary: 'boundary',
  values: 'values',
  label: 'label',
  split: 'split',
  chained: 'chained',
  notClear: 'NOT CLEAR',
};

export const statusWords: Readonly<Record<QueueStatus, string>> = {
  toDecide: 'To decide',
  decided: 'Decided',
  waiting: 'Waiting',
  agreed: 'Agreed',
  all: 'All',
};

/** What a reader finished with, where there are no spans to tell. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  values: 'values',
  none: 'no value',
  undecided: 'undecided',
  unreadable: 'unreadable',
};

/** What the bar says is still to be chosen. */
export const missingHints: Readonly<Record<Missing, string>> = {
  span: 'Choose a span',
  mark: 'Mark the span',
  label: 'Choose a label',
  reason: 'Say why',
};

export type RowSign = 'open' | 'begun' | 'decided' | 'stale' | 'waiting' | 'agreed';

/** The sign of a row; `begun` when some items of an open case are decided. */
export function signOfRow({ status, items }: CaseRow): RowSign {
  if (status === 'open' && items.open < items.total) return 'begun';
  return status;
}

/** What a row says of its state to those who do not see the sign. */
export const signWords: Readonly<Record<RowSign, string>> = {
  open: 'open',
  begun: 'partly decided',
  decided: 'decided',
  stale: 'stale',
  waiting: 'waiting',
  agreed: 'agreed',
};

/** At the right of a row; empty where the sign says it all. */
export function describeRow(row: CaseRow): string {
  const { reasons, finished, readers, canOpen } = row;
  if (isWaiting(row) || finished < readers) return `${finished} of ${readers} finished`;
  if (!canOpen) return 'not open now';
  return reasons
    .filter((reason) => reason !== 'notClear')
    .map((reason) => reasonWords[reason])
    .join(', ');
}

/** `“2.2–2.4 eV”, Literature`; `no value` for an empty gold. */
export function describeGold(
  gold: readonly { readonly quote: string; readonly label: string }[],
  scheme: LabelScheme,
): string {
  if (gold.length === 0) return 'No value here';
  return gold.map(({ quote, label }) => `“${quote}”, ${shortTitle(scheme, label)}`).join('; ');
}

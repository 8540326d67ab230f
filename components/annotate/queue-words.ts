/** How a row of the queue is drawn and what it says. Pure. */
import type { QueueSign } from '@/components/workspace/queue-link';
import type { QueueEntry } from '@/lib/domain/assignment/view';
import { countWords, outcomeWords } from '@/lib/stores/describe-operation';

/** A flag shows whether the snippet is finished or not: it waits for the meeting. */
export function signOfEntry({ status, isFlagged }: QueueEntry): QueueSign {
  if (status === 'withdrawn') return 'aside';
  if (isFlagged) return 'question';
  if (status === 'finished') return 'done';
  return status === 'inProgress' ? 'begun' : 'open';
}

/** `2 values`, `no value`, `not clear`, `unreadable`; empty for a snippet that nobody touched. */
export function describeEntry({ status, outcome, spanCount, isFlagged }: QueueEntry): string {
  if (status === 'withdrawn') return 'given away';
  if (outcome !== null && outcome !== 'values') return outcomeWords[outcome];
  const count = spanCount > 0 ? countWords(spanCount, 'value') : '';
  if (isFlagged) return count === '' ? 'not clear' : count;
  if (status === 'inProgress' && count === '') return 'begun';
  return count;
}

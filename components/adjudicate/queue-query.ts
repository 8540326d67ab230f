/** The queue's filter as the query of the page's address, and back. Pure. */
import { reasons, type Reason } from '@/lib/domain/adjudication/item';
import {
  noFilter,
  queueStatuses,
  type QueueFilter,
  type QueueStatus,
} from '@/lib/stores/adjudicate-queue';

/** `?reason=label&material=MAPI`; empty for the filter that the queue begins with. */
export function filterQuery({ status, reason, material }: QueueFilter): string {
  const query = new URLSearchParams();
  if (status !== noFilter.status) query.set('status', status);
  if (reason !== null) query.set('reason', reason);
  if (material !== null) query.set('material', material);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What the address asks for; words that mean nothing are passed over. */
export function readFilter(
  search: Readonly<Partial<Record<string, string>>>,
): Partial<QueueFilter> {
  return {
    ...(isStatus(search.status) ? { status: search.status } : {}),
    ...(isReason(search.reason) ? { reason: search.reason } : {}),
    ...(search.material === undefined || search.material === ''
      ? {}
      : { material: search.material }),
  };
}

function isStatus(word: string | undefined): word is QueueStatus {
  return queueStatuses.some((status) => status === word);
}

function isReason(word: string | undefined): word is Reason {
  return reasons.some((reason) => reason === word);
}

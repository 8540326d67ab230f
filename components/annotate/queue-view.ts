/** What the queue shows, as part of the address, so that a page that is loaded again keeps it. */
import { queueFilters, type QueueFilter } from '@/lib/stores/queue-order';

export type QueueView = { readonly filter: QueueFilter; readonly search: string };

/** Reads the query of an address; what it does not say, or says wrongly, is as at first. */
export function readQueueView(query: string): QueueView {
  const parameters = new URLSearchParams(query);
  const filter = queueFilters.find((each) => each === parameters.get('show')) ?? 'all';
  return { filter, search: parameters.get('search') ?? '' };
}

/** The query with its `?`; empty for the view as at first. */
export function writeQueueView({ filter, search }: QueueView): string {
  const parameters = new URLSearchParams();
  if (filter !== 'all') parameters.set('show', filter);
  if (search !== '') parameters.set('search', search);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

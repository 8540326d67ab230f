import { describeEvent } from '../../domain/log/describe-event';
import { writeCsv } from '../../domain/release/pv600-csv';
import type { Actor } from '../actor';
import { listLog, type LogQuery } from './list-log';

const columns = ['at', 'person', 'event', 'words', 'details'];
/** Lines read at a time. */
const pageSize = 1_000;

/**
 * The log as CSV, newest first, a page at a time; what is left out of the words stands in
 * `details`, as JSON.
 * @throws Refusal as `listLog` does, with the first chunk
 */
export async function* exportLog(
  actor: Actor,
  projectId: string,
  filter: Omit<LogQuery, 'limit' | 'cursor'>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | null = null;
  let rows = [columns];
  do {
    const page = await listLog(actor, projectId, {
      ...filter,
      limit: pageSize,
      ...(cursor === null ? {} : { cursor }),
    });
    const nameOf = (id: string): string => page.names[id] ?? id;
    for (const { at, person, event } of page.items) {
      const { type, ...details } = event;
      const who = person === null ? '' : nameOf(person);
      const words = describeEvent(event, nameOf);
      rows.push([at.toISOString(), who, type, words, JSON.stringify(details)]);
    }
    yield encoder.encode(writeCsv(rows));
    rows = [];
    cursor = page.nextCursor;
  } while (cursor !== null);
}

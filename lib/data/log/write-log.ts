import type { LogEntry } from '../../domain/log/entry';
import type { Connection } from '../database';
import { newId } from '../identifier';

/** Who an entry names: an actor, or the person for whom a job runs. */
type Author = { readonly kind: 'system' } | { readonly kind: 'user'; readonly userId: string };

/** Adds an entry to a project's log, in the transaction that does what it tells of. */
export async function writeLog(
  tx: Connection,
  author: Author,
  projectId: string,
  { type, ...details }: LogEntry,
): Promise<void> {
  const userId = author.kind === 'user' ? author.userId : null;
  await tx.logEntry.create({ data: { id: newId(), projectId, userId, type, details } });
}

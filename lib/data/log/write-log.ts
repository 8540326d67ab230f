import type { LogEntry } from '../../domain/log/entry';
import type { Actor } from '../actor';
import type { Connection } from '../database';
import { newId } from '../identifier';

/** Adds an entry to a project's log, in the transaction that does what it tells of. */
export async function writeLog(
  tx: Connection,
  actor: Actor,
  projectId: string,
  { type, ...details }: LogEntry,
): Promise<void> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  await tx.logEntry.create({ data: { id: newId(), projectId, userId, type, details } });
}

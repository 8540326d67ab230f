import { groupBy } from '../../domain/agreement/grouping';
import { Refusal } from '../../domain/errors';
import type { UserActor } from '../actor';
import { refreshCases } from '../cases/refresh-cases';
import { inTransaction, type Connection } from '../database';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';

/** What is to become of a snippet. */
export type Exclusion = {
  readonly snippetId: string;
  /** Why it is excluded; null to restore it. */
  readonly reason: string | null;
};

/**
 * Excludes snippets, each with a reason, or restores them. An excluded snippet is counted as such,
 * asked of nobody and exported nowhere; its readings and decisions stay, and a decided case is
 * stale until somebody has looked again.
 * @returns what undoes it: the earlier state of each snippet that changed
 * @throws Refusal `notFound`, `forbidden`, and `unprocessable` for an empty reason or a snippet that
 *   is not of this project; then nothing changes
 */
export async function setExclusions(
  actor: UserActor,
  projectId: string,
  exclusions: readonly Exclusion[],
): Promise<Exclusion[]> {
  await requireProject(actor, 'manageProject', projectId);
  if (exclusions.some(({ reason }) => reason?.trim() === '')) {
    throw new Refusal('unprocessable', 'Say why the snippet is excluded.');
  }
  const wanted = new Map(exclusions.map(({ snippetId, reason }) => [snippetId, reason]));
  const ids = [...wanted.keys()];
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const cases = await lockCases(tx, ids);
    const snippets = await tx.snippet.findMany({
      where: { id: { in: ids }, projectId },
      select: { id: true, name: true, excludedReason: true },
    });
    if (snippets.length < ids.length) {
      throw new Refusal('unprocessable', 'One of the snippets is not in this project.');
    }
    const changed = snippets
      .map((snippet) => ({ ...snippet, reason: wanted.get(snippet.id) ?? null }))
      .filter(({ excludedReason, reason }) => excludedReason !== reason);
    for (const [reason, group] of groupBy(changed, (snippet) => snippet.reason)) {
      await tx.snippet.updateMany({
        where: { id: { in: group.map(({ id }) => id) } },
        data: { status: reason === null ? 'active' : 'excluded', excludedReason: reason },
      });
      const names = group.map(({ name }) => name).sort();
      await writeLog(
        tx,
        actor,
        projectId,
        reason === null
          ? { type: 'snippetsRestored', snippets: names }
          : { type: 'snippetsExcluded', snippets: names, reason },
      );
    }
    const ofChanged = new Set(changed.map(({ id }) => id));
    await refreshCases(
      tx,
      cases.flatMap(({ id, snippetId }) => (ofChanged.has(snippetId) ? [id] : [])),
    );
    return changed.map(({ id, excludedReason }) => ({ snippetId: id, reason: excludedReason }));
  });
}

/** Locks the cases that there are, in the one order. */
function lockCases(
  tx: Connection,
  snippetIds: readonly string[],
): Promise<{ id: string; snippetId: string }[]> {
  return tx.$queryRaw`
    SELECT "id", "snippetId" FROM "Case" WHERE "snippetId" = ANY (${[...snippetIds]})
    ORDER BY "snippetId" FOR UPDATE`;
}

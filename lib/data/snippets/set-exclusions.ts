import { groupBy } from '../../domain/agreement/grouping';
import { Refusal } from '../../domain/errors';
import { nameSnippets } from '../../domain/log/entry';
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
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const changed = await storeExclusions(tx, projectId, exclusions);
    for (const [reason, group] of groupBy(changed, (snippet) => snippet.reason)) {
      const names = nameSnippets(group.map(({ name }) => name).sort());
      await writeLog(
        tx,
        actor,
        projectId,
        reason === null
          ? { type: 'snippetsRestored', ...names }
          : { type: 'snippetsExcluded', ...names, reason },
      );
    }
    return changed.map(({ id, before }) => ({ snippetId: id, reason: before }));
  });
}

/** A snippet whose exclusion changed, with the reason before and now. */
export type ChangedExclusion = {
  readonly id: string;
  readonly name: string;
  readonly before: string | null;
  readonly reason: string | null;
};

/** The same without an entry in the log, for a caller who writes one. @throws as it does */
export async function storeExclusions(
  tx: Connection,
  projectId: string,
  exclusions: readonly Exclusion[],
): Promise<readonly ChangedExclusion[]> {
  if (exclusions.some(({ reason }) => reason?.trim() === '')) {
    throw new Refusal('unprocessable', 'Say why the snippet is excluded.');
  }
  const wanted = new Map(exclusions.map(({ snippetId, reason }) => [snippetId, reason]));
  const ids = [...wanted.keys()];
  const cases = await lockCases(tx, ids);
  const snippets = await tx.$queryRaw<Omit<ChangedExclusion, 'reason'>[]>`
    SELECT "id", "name", "excludedReason" AS "before" FROM "Snippet"
     WHERE "id" = ANY (${ids}) AND "projectId" = ${projectId}`;
  if (snippets.length < ids.length) {
    throw new Refusal('unprocessable', 'One of the snippets is not in this project.');
  }
  const changed = snippets
    .map((snippet) => ({ ...snippet, reason: wanted.get(snippet.id) ?? null }))
    .filter(({ before, reason }) => before !== reason);
  for (const [reason, group] of groupBy(changed, (snippet) => snippet.reason)) {
    const status = reason === null ? 'active' : 'excluded';
    await tx.$executeRaw`
      UPDATE "Snippet" SET "status" = ${status}::"SnippetStatus", "excludedReason" = ${reason}
       WHERE "id" = ANY (${group.map(({ id }) => id)})`;
  }
  const ofChanged = new Set(changed.map(({ id }) => id));
  const stale = cases.flatMap(({ id, snippetId }) => (ofChanged.has(snippetId) ? [id] : []));
  for (let at = 0; at < stale.length; at += casesAtOnce) {
    await refreshCases(tx, stale.slice(at, at + casesAtOnce));
  }
  return changed;
}

/** Cases whose texts and readings are held at a time. */
const casesAtOnce = 1_000;

/** Locks the cases that there are, in the one order. */
function lockCases(
  tx: Connection,
  snippetIds: readonly string[],
): Promise<{ id: string; snippetId: string }[]> {
  return tx.$queryRaw`
    SELECT "id", "snippetId" FROM "Case" WHERE "snippetId" = ANY (${[...snippetIds]})
    ORDER BY "snippetId" FOR UPDATE`;
}

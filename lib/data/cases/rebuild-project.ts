/** All cases of a project built anew, after something changed that each of them stands on. */
import { effectOfRebuild, type RebuildEffect } from '../../domain/adjudication/rebuild-effect';
import { database, type Connection } from '../database';
import { rebuildCases, type OtherGround } from './refresh-cases';
import { makeGold, storeCases, type CaseChange } from './store-cases';

/** Cases in memory at a time. */
const batchSize = 200;

/**
 * Locks every case, so that none is completed as things were before.
 * @returns the ids of the complete ones
 */
export async function lockProjectCases(tx: Connection, projectId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; isComplete: boolean }[]>`
    SELECT "id", "isComplete" FROM "Case" WHERE "projectId" = ${projectId}
    ORDER BY "snippetId" FOR UPDATE`;
  return rows.flatMap(({ id, isComplete }) => (isComplete ? [id] : []));
}

/**
 * Brings locked cases up to date. Those that stay as they are keep their revision, so that nobody
 * who is deciding one has to look again.
 * @param needsStoring whether a case is written although its items are as before
 * @returns how many cases have another status
 */
export async function refreshLockedCases(
  tx: Connection,
  caseIds: readonly string[],
  needsStoring: boolean,
): Promise<number> {
  let moved = 0;
  for (let at = 0; at < caseIds.length; at += batchSize) {
    const changes = await rebuildCases(tx, caseIds.slice(at, at + batchSize));
    const effects = changes.map(({ facts, state }) => effectOfRebuild(facts.state, state));
    moved += effects.filter(({ before, after }) => before !== after).length;
    const other = changes.filter((_, i) => needsStoring || effects[i]?.isOther === true);
    if (other.length > 0) await storeCases(tx, other);
  }
  return moved;
}

export type Rebuilt = {
  readonly snippet: string;
  readonly change: CaseChange;
  readonly effect: RebuildEffect;
};

/**
 * The complete cases of active snippets as they would be, a batch at a time. Nothing is written and
 * nothing locked: what is finished in the meantime comes on top.
 */
export async function* rebuildProject(
  projectId: string,
  other: OtherGround,
): AsyncGenerator<{ readonly cases: readonly Rebuilt[]; readonly checks: number }> {
  const complete = await database().case.findMany({
    where: completeCasesOf(projectId),
    orderBy: { snippetId: 'asc' },
    select: { id: true, snippet: { select: { name: true } } },
  });
  for (let at = 0; at < complete.length; at += batchSize) {
    const batch = complete.slice(at, at + batchSize);
    const names = new Map(batch.map(({ id, snippet }) => [id, snippet.name]));
    const changes = await rebuildCases(database(), [...names.keys()], other);
    const gold = await makeGold(database(), changes);
    yield {
      cases: changes.map((change) => ({
        snippet: names.get(change.facts.id) ?? '',
        change,
        effect: effectOfRebuild(change.facts.state, change.state),
      })),
      checks: gold.filter(({ check }) => check !== null).length,
    };
  }
}

/** Values of gold in these cases at which a person has to look. */
export function countChecks(projectId: string): Promise<number> {
  return database().goldSpan.count({
    where: { case: completeCasesOf(projectId), check: { not: null } },
  });
}

function completeCasesOf(projectId: string) {
  return { projectId, isComplete: true, snippet: { status: 'active' as const } };
}

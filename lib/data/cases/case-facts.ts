/** The facts of a case between the database and lib/domain/adjudication. */
import type { CaseState } from '../../domain/adjudication/case-state';
import type { DecidedSpan, Decision } from '../../domain/adjudication/decision';
import type { CaseItems } from '../../domain/adjudication/item';
import { assertPresent, notFound } from '../../domain/errors';
import type { Connection } from '../database';
import { newId } from '../identifier';

export type CaseFacts = {
  readonly id: string;
  readonly snippetId: string;
  readonly projectId: string;
  readonly revision: number;
  readonly state: CaseState;
};

/**
 * Locks the cases of snippets for the rest of the transaction, making those that are missing. Taken
 * before the lock of an assignment, always, and in one order: two last readers at once make one
 * case, and nobody waits in a circle.
 * @returns the cases' ids by their snippets'
 */
export async function lockCasesOfSnippets(
  tx: Connection,
  snippetIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = JSON.stringify(snippetIds.map((snippet) => ({ snippet, id: newId() })));
  await tx.$executeRaw`
    INSERT INTO "Case" ("id", "projectId", "snippetId", "updatedAt")
    SELECT w."id", s."projectId", s."id", now()
      FROM jsonb_to_recordset(${wanted}::jsonb) AS w("snippet" text, "id" text)
      JOIN "Snippet" s ON s."id" = w."snippet"
     -- A row that is tried holds its snippet, even where it is there already: cases come first.
     WHERE NOT EXISTS (SELECT 1 FROM "Case" c WHERE c."snippetId" = s."id")
     ORDER BY s."id" COLLATE "C"
    ON CONFLICT ("snippetId") DO NOTHING`;
  const rows = await tx.$queryRaw<{ id: string; snippetId: string }[]>`
    SELECT "id", "snippetId" FROM "Case" WHERE "snippetId" = ANY (${[...snippetIds]})
    ORDER BY "snippetId" FOR UPDATE`;
  const cases = new Map(rows.map(({ id, snippetId }) => [snippetId, id]));
  if (snippetIds.some((id) => !cases.has(id))) throw notFound('The snippet');
  return cases;
}

/** Locks the case of one snippet, as `lockCasesOfSnippets` does. */
export async function lockCaseOfSnippet(tx: Connection, snippetId: string): Promise<string> {
  return assertPresent((await lockCasesOfSnippets(tx, [snippetId])).get(snippetId), 'the case');
}

/** Locks a case by its own id. @throws Refusal `notFound` */
export async function lockCase(tx: Connection, caseId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Case" WHERE "id" = ${caseId} FOR UPDATE`;
  if (rows.length === 0) throw notFound('The case');
}

/** Reads the facts of a case; the caller holds its lock when it means to change them. */
export async function readCaseFacts(tx: Connection, caseId: string): Promise<CaseFacts> {
  const [facts] = await listCaseFacts(tx, [caseId]);
  if (facts === undefined) throw notFound('The case');
  return facts;
}

/** Reads the facts of cases, as `readCaseFacts` does; in any order. */
export async function listCaseFacts(
  tx: Connection,
  caseIds: readonly string[],
): Promise<CaseFacts[]> {
  const rows = await tx.case.findMany({
    where: { id: { in: [...caseIds] } },
    include: {
      snippet: { select: { status: true } },
      decisions: { orderBy: { caseRevision: 'asc' } },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    snippetId: row.snippetId,
    projectId: row.projectId,
    revision: row.revision,
    state: {
      isComplete: row.isComplete,
      isFrozen: row.basisFrozenAt !== null,
      isExcluded: row.snippet.status === 'excluded',
      hasUnseenChange: row.hasUnseenChange,
      // Written by this program alone, in the domain's own shape.
      items: row.content as unknown as CaseItems | null,
      decisions: row.decisions.map(decisionOfRow),
    },
  }));
}

function decisionOfRow(row: {
  id: string;
  subject: string;
  gold: unknown;
  reason: string;
}): Decision {
  return {
    id: row.id,
    subject: row.subject,
    gold: row.gold as readonly DecidedSpan[],
    reason: row.reason,
  };
}

/** The facts of a case between the database and lib/domain/adjudication. */
import type { CaseState } from '../../domain/adjudication/case-state';
import type { DecidedSpan, Decision } from '../../domain/adjudication/decision';
import type { CaseItems } from '../../domain/adjudication/item';
import { notFound } from '../../domain/errors';
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
 * Locks the snippet's case for the rest of the transaction, making it when it is missing. Taken
 * before the lock of an assignment, always: two last readers at once make one case, and nobody
 * waits in a circle.
 */
export async function lockCaseOfSnippet(tx: Connection, snippetId: string): Promise<string> {
  await tx.$executeRaw`
    INSERT INTO "Case" ("id", "projectId", "snippetId", "updatedAt")
    SELECT ${newId()}, s."projectId", s."id", now() FROM "Snippet" s WHERE s."id" = ${snippetId}
    ON CONFLICT ("snippetId") DO NOTHING`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Case" WHERE "snippetId" = ${snippetId} FOR UPDATE`;
  if (rows[0] === undefined) throw notFound('The snippet');
  return rows[0].id;
}

/** Locks a case by its own id. @throws Refusal `notFound` */
export async function lockCase(tx: Connection, caseId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Case" WHERE "id" = ${caseId} FOR UPDATE`;
  if (rows.length === 0) throw notFound('The case');
}

/** Reads the facts of a case; the caller holds its lock when it means to change them. */
export async function readCaseFacts(tx: Connection, caseId: string): Promise<CaseFacts> {
  const row = await tx.case.findUnique({
    where: { id: caseId },
    include: {
      snippet: { select: { status: true } },
      decisions: { orderBy: { caseRevision: 'asc' } },
    },
  });
  if (row === null) throw notFound('The case');
  return {
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
  };
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

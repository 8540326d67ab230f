/** Gold values at which a person must look: the list, and what the person says. */
import { notFound, Refusal } from '../../domain/errors';
import { readQuantity } from '../../domain/quantities/reading';
import type { Actor, UserActor } from '../actor';
import { database, inTransaction } from '../database';
import { newId } from '../identifier';
import { requireProject } from '../rights/require-project';
import { lockCase, readCaseFacts } from './case-facts';
import { readCaseGround } from './refresh-cases';
import { storeCases } from './store-cases';

export type ValueToCheck = {
  readonly id: string;
  readonly snippet: string;
  readonly material: string | null;
  readonly label: string;
  readonly quote: string;
  /** The words around the span. */
  readonly before: string;
  readonly after: string;
  /** Why a person must look. */
  readonly check: string;
  /** What the program would read. */
  readonly proposed: readonly string[];
};

/** Code points of context on each side. */
const context = 60;

/** @throws Refusal `notFound`, `forbidden` */
export async function listValuesToCheck(actor: Actor, projectId: string): Promise<ValueToCheck[]> {
  await requireProject(actor, 'manageProject', projectId);
  return database().$queryRaw<ValueToCheck[]>`
    SELECT g."id", s."name" AS "snippet", s."material", g."label", g."quote", g."check",
           g."values" AS "proposed",
           substr(s."text", greatest(1, g."fragments"[1] + 1 - ${context}::int),
                  least(${context}::int, g."fragments"[1])) AS "before",
           substr(s."text", g."fragments"[cardinality(g."fragments")] + 1, ${context}::int) AS "after"
      FROM "GoldSpan" g JOIN "Case" c ON c."id" = g."caseId" JOIN "Snippet" s ON s."id" = g."snippetId"
     WHERE c."projectId" = ${projectId} AND s."status" = 'active' AND g."check" IS NOT NULL
     ORDER BY s."name", g."fragments"`;
}

/**
 * Confirms, or corrects, what one gold span reads as. Kept as a record of its own, so that a
 * recomputation of the gold asks nobody twice.
 * @param values plain decimals, in the order of the text
 * @throws Refusal `notFound` for a span that is not (any more) in gold, `unprocessable` when the
 *   values cannot belong to the span
 */
export async function confirmValues(
  actor: UserActor,
  projectId: string,
  goldSpanId: string,
  values: readonly string[],
): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  await inTransaction(async (tx) => {
    const found = await tx.goldSpan.findFirst({
      where: { id: goldSpanId, case: { projectId } },
      select: { caseId: true },
    });
    if (found === null) throw goneSpan();
    await lockCase(tx, found.caseId);
    const span = await tx.goldSpan.findUnique({ where: { id: goldSpanId } });
    if (span === null) throw goneSpan();
    checkValues(values, span.quote);
    await tx.valueCheck.create({
      data: {
        id: newId(),
        caseId: span.caseId,
        fragments: span.fragments,
        label: span.label,
        values: [...values],
        userId: actor.userId,
      },
    });
    const facts = await readCaseFacts(tx, span.caseId);
    const ground = await readCaseGround(tx, facts.snippetId);
    await storeCases(tx, [{ facts, state: facts.state, ground }]);
  });
}

/** Several values need a place each in the text; one value may be whatever the person reads. */
function checkValues(values: readonly string[], quote: string): void {
  if (values.length === 0) {
    throw new Refusal(
      'unprocessable',
      'Give at least one value, or decide "no value" in the case.',
    );
  }
  if (!values.every((value) => /^-?\d+(\.\d+)?$/u.test(value))) {
    throw new Refusal('unprocessable', 'A value is a plain decimal such as 1.55.');
  }
  const places = readQuantity(quote).values.length;
  if (values.length > 1 && values.length !== places) {
    throw new Refusal(
      'unprocessable',
      `“${quote}” has ${places} numbers that could stand for a value each; ${values.length} were given. Mark each value as a span of its own in the case.`,
    );
  }
}

function goneSpan(): Refusal {
  return notFound('The gold span');
}

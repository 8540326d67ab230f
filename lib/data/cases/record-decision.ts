import { z } from 'zod';
import { advanceCase } from '../../domain/adjudication/case-state';
import type { DecidedSpan, Decision } from '../../domain/adjudication/decision';
import { fragmentsSchema, idSchema } from '../../domain/assignment/operation';
import { notFound, Refusal } from '../../domain/errors';
import { goldLabelsOf } from '../../domain/label-scheme/mapping';
import {
  findLabel,
  notClearLabel,
  shortTitle,
  type LabelScheme,
} from '../../domain/label-scheme/scheme';
import { findFragmentProblems } from '../../domain/spans/validate-fragments';
import { splitAtLineBreaks } from '../../domain/spans/line-breaks';
import type { IndexedText } from '../../domain/text/code-points';
import type { UserActor } from '../actor';
import { inTransaction } from '../database';
import { caseWhere } from '../rights/condition-where';
import { lockCase, readCaseFacts } from './case-facts';
import { freezeBasis } from './freeze-basis';
import { readCaseGround } from './refresh-cases';
import { storeCases } from './store-cases';

/** The body of `POST /cases/{case}/decisions`. */
export const decisionRequestSchema = z.object({
  /** Made by the client: sent twice, it is recorded once. */
  id: idSchema,
  caseRevision: z.int().min(0),
  /** The item decided; absent for the whole case. */
  item: z.string().min(1).max(200).optional(),
  /** Empty: no value here. */
  gold: z
    .array(
      z.object({
        fragments: fragmentsSchema,
        label: z.string().min(1).max(200),
        values: z
          .array(z.string().regex(/^-?\d+(\.\d+)?$/u, 'A value is a plain decimal.'))
          .max(50)
          .optional(),
      }),
    )
    .max(500),
  reason: z.string().trim().min(1, 'A decision needs a reason in words.').max(10_000),
  clause: z.string().trim().max(100).optional(),
});

export type DecisionRequest = z.infer<typeof decisionRequestSchema>;

/**
 * Records a decision on an item, or on the whole case, and what follows from it. Recording the
 * same decision twice records it once.
 * @throws Refusal `notFound` for a case that the actor may not decide, `conflict` when the case is
 *   not what the actor saw, `unprocessable` for gold that does not fit the text or the scheme
 */
export async function recordDecision(
  actor: UserActor,
  caseId: string,
  request: DecisionRequest,
): Promise<void> {
  await inTransaction(async (tx) => {
    const allowed = await tx.case.count({
      where: { id: caseId, ...caseWhere(actor, 'decideCase') },
    });
    if (allowed === 0) throw notFound('The case');
    await lockCase(tx, caseId);
    const facts = await readCaseFacts(tx, caseId);
    const known = facts.state.decisions.find(({ id }) => id === request.id);
    if (known !== undefined) return;
    const ground = await readCaseGround(tx, facts.snippetId);
    if (request.caseRevision !== facts.revision) {
      throw new Refusal('conflict', 'This case has changed since it was opened. Look again.');
    }
    const decision: Decision = {
      id: request.id,
      subject: subjectOf(request, facts.state.items),
      gold: request.gold.map((span) => checkedGold(span, ground.text, ground.scheme)),
      reason: request.reason,
    };
    const state = advanceCase(facts.state, { type: 'decisionRecorded', decision });
    await freezeBasis(tx, [caseId]);
    const versions = await tx.project.findUniqueOrThrow({
      where: { id: facts.projectId },
      select: {
        schemes: { orderBy: { version: 'desc' }, take: 1, select: { id: true } },
        guidelines: { orderBy: { version: 'desc' }, take: 1, select: { id: true } },
      },
    });
    await tx.decision.create({
      data: {
        id: decision.id,
        caseId,
        subject: decision.subject,
        caseRevision: facts.revision + 1,
        userId: actor.userId,
        schemeId: versions.schemes[0]?.id ?? '',
        guidelineId: versions.guidelines[0]?.id ?? '',
        gold: decision.gold as DecidedSpan[],
        reason: decision.reason,
        clause: request.clause ?? null,
      },
    });
    await storeCases(tx, [{ facts, state, ground }]);
  });
}

function subjectOf(
  { item }: DecisionRequest,
  content: { readonly key: string; readonly items: readonly { readonly key: string }[] } | null,
): string {
  if (content === null) throw new Refusal('conflict', 'A reading of this snippet is still out.');
  if (item === undefined) return content.key;
  if (content.items.some(({ key }) => key === item)) return item;
  throw new Refusal('conflict', 'This item is not in the case any more. Look again.');
}

function checkedGold(
  span: DecisionRequest['gold'][number],
  text: IndexedText,
  scheme: LabelScheme,
): DecidedSpan {
  const problems = findFragmentProblems(text, span.fragments);
  if (problems.length > 0) throw new Refusal('unprocessable', problems.join(' '));
  if (span.label === notClearLabel) {
    throw new Refusal('unprocessable', 'Gold cannot be NOT CLEAR: choose a label, or no value.');
  }
  if (findLabel(scheme, span.label) === undefined) {
    throw new Refusal('unprocessable', `The label "${span.label}" is not in the label scheme.`);
  }
  const counted = goldLabelsOf(scheme)(span.label);
  if (counted !== span.label) {
    throw new Refusal(
      'unprocessable',
      `The label “${shortTitle(scheme, span.label)}” was mapped: in gold it is “${shortTitle(scheme, counted)}”. Decide for that one.`,
    );
  }
  return {
    fragments: span.fragments.flatMap((fragment) => splitAtLineBreaks(text, fragment)),
    label: span.label,
    // None given is none said: the text is read as it stands.
    ...(span.values === undefined || span.values.length === 0 ? {} : { values: span.values }),
  };
}

/**
 * Why the gold of a case is as it is, in the words of the decisions in force. A release freezes
 * this with its gold: decisions made later, or set aside later, change nothing of it. Who decided
 * is not in it, nor who read what.
 */
import { z } from 'zod';
import type { GoldLabel } from '../label-scheme/mapping';
import { joinFragments } from '../spans/normalise-fragments';
import { applyDecisions, findDecisionsInForce, type Decision } from './decision';
import type { CaseItems, Item } from './item';

const fragmentsSchema = z.array(z.tuple([z.int(), z.int()]).readonly()).readonly();

const decidedBecauseSchema = z.object({
  why: z.string(),
  clause: z.string().nullable(),
  /** Version of the guideline that the clause is one of. */
  guideline: z.int(),
});

export const goldReasonsSchema = z.object({
  /** Of gold that was decided; none for gold without a decision. */
  spans: z.array(decidedBecauseSchema.extend({ fragments: fragmentsSchema, label: z.string() })),
  /** Where readers had marked something that was decided, also when nothing became gold there. */
  places: z.array(decidedBecauseSchema.extend({ fragments: fragmentsSchema })),
  /** Of a decision on the snippet as a whole. */
  whole: decidedBecauseSchema.nullable(),
});

export type GoldReasons = z.infer<typeof goldReasonsSchema>;

export type ReasonedDecision = Decision & {
  readonly clause: string | null;
  /** Version of the guideline at the time. */
  readonly guideline: number;
};

type DecidedBecause = z.infer<typeof decidedBecauseSchema>;

/** The reasons behind the gold of a case; decisions in the order of recording. */
export function reasonsOfGold(
  caseItems: CaseItems,
  decisions: readonly ReasonedDecision[],
  goldLabel: GoldLabel,
): GoldReasons {
  const byId = new Map(decisions.map((decision) => [decision.id, because(decision)]));
  const reasonOf = (decision: Decision | null | undefined) => byId.get(decision?.id ?? '');
  const { wholeCase, byItem } = findDecisionsInForce(caseItems, decisions);
  const reasonOfItem = (item: Item | undefined) => reasonOf(byItem.get(item?.key ?? ''));
  return {
    spans: applyDecisions(caseItems, decisions, goldLabel).flatMap(
      ({ fragments, label, decisionId }) => {
        const reason = byId.get(decisionId ?? '');
        return reason === undefined ? [] : [{ fragments, label, ...reason }];
      },
    ),
    places: caseItems.items.flatMap((item) => {
      const reason = reasonOfItem(item);
      if (reason === undefined || item.spans.length === 0) return [];
      return [
        { fragments: joinFragments(item.spans.flatMap((span) => span.fragments)), ...reason },
      ];
    }),
    whole:
      reasonOfItem(caseItems.items.find(({ hull }) => hull === null)) ??
      reasonOf(wholeCase) ??
      null,
  };
}

function because({ reason, clause, guideline }: ReasonedDecision): DecidedBecause {
  return { why: reason, clause, guideline };
}

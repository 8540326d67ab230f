/** The decisions of a case as a screen shows them: who, when, why, on what, and whether it counts. */
import {
  findDecisionsInForce,
  type DecidedSpan,
  type DecisionsInForce,
} from '../../domain/adjudication/decision';
import type { CaseItems } from '../../domain/adjudication/item';
import { quoteOf, type IndexedText } from '../../domain/text/code-points';

export type DecisionView = {
  readonly id: string;
  /** Key of the item decided; null for the whole case. */
  readonly item: string | null;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  readonly clause: string | null;
  /** What was decided; empty for "no value here". */
  readonly gold: readonly { readonly quote: string; readonly label: string }[];
  /** False once it was decided anew, or once its ground changed. */
  readonly isInForce: boolean;
};

type DecisionRow = {
  readonly id: string;
  readonly subject: string;
  readonly at: Date;
  readonly reason: string;
  readonly clause: string | null;
  readonly gold: unknown;
  readonly user: { readonly name: string };
};

/** All decisions of a case in the order of recording; `content` is null before there are items. */
export function viewDecisions(
  rows: readonly DecisionRow[],
  content: CaseItems | null,
  text: IndexedText,
): DecisionView[] {
  const inForce = decisionsInForce(rows, content);
  const counting = new Set([inForce.wholeCase?.id, ...[...inForce.byItem.values()].map(idOf)]);
  return rows.map((row) => ({
    id: row.id,
    item: isWholeCase(row.subject) ? null : row.subject,
    by: row.user.name,
    at: row.at.toISOString(),
    reason: row.reason,
    clause: row.clause,
    gold: decidedSpans(row.gold).map(({ fragments, label }) => ({
      quote: quoteOf(text, fragments),
      label,
    })),
    isInForce: counting.has(row.id),
  }));
}

/** The decision that settles an item: its own, or one on the whole case. */
export function decisionOnItem(
  decisions: readonly DecisionView[],
  itemKey: string,
): DecisionView | null {
  const counting = decisions.filter(({ isInForce }) => isInForce);
  return (
    counting.find(({ item }) => item === itemKey) ??
    counting.find(({ item }) => item === null) ??
    null
  );
}

/** What a decision put into gold; written by this program alone, in the domain's own shape. */
export function decidedSpans(gold: unknown): readonly DecidedSpan[] {
  return gold as readonly DecidedSpan[];
}

function decisionsInForce(
  rows: readonly DecisionRow[],
  content: CaseItems | null,
): DecisionsInForce {
  if (content === null) return { wholeCase: null, byItem: new Map() };
  return findDecisionsInForce(
    content,
    rows.map(({ id, subject, gold, reason }) => ({
      id,
      subject,
      gold: decidedSpans(gold),
      reason,
    })),
  );
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

/** Keys of whole cases begin as `buildItems` writes them; those of items with their place. */
function isWholeCase(subject: string): boolean {
  return subject.startsWith('case-');
}

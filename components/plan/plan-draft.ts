/** What a lead chooses for a plan, before it is made. */
import type { PlanMethod } from '@/lib/domain/plan/design';
import type { StratumName } from '@/lib/domain/plan/strata';

export type PlanDraft = {
  readonly round: string;
  /** E-mails. */
  readonly annotators: readonly string[];
  readonly overlap: number;
  readonly method: PlanMethod;
  readonly strata: readonly StratumName[];
  readonly seed: string;
};

export type PlanPerson = { readonly email: string; readonly name: string };
export type PlanRound = {
  readonly name: string;
  readonly snippets: number;
  readonly unassigned: number;
};

/** Two readers each, everybody reads, the latest round with something to plan. */
export function startDraft(rounds: readonly PlanRound[], people: readonly PlanPerson[]): PlanDraft {
  const open = rounds.findLast(({ unassigned }) => unassigned > 0) ?? rounds.at(-1);
  return {
    round: open?.name ?? '',
    annotators: people.map(({ email }) => email),
    overlap: Math.max(1, Math.min(2, people.length)),
    method: 'ring',
    strata: ['material', 'publisher'],
    seed: '1',
  };
}

/** What keeps a draft from being planned; null when nothing does. */
export function faultOf(draft: PlanDraft): string | null {
  if (draft.annotators.length === 0) return 'Choose the annotators.';
  if (!Number.isInteger(draft.overlap) || draft.overlap < 1) {
    return 'The number of readers is a whole number from 1.';
  }
  if (draft.overlap > draft.annotators.length) {
    return `${draft.overlap} readers a snippet need at least ${draft.overlap} annotators.`;
  }
  if (draft.seed.trim() === '') return 'Give a seed: any word or number.';
  return null;
}

/** The draft as the server is asked about it. */
export function bodyOf(projectId: string, { annotators, strata, ...others }: PlanDraft) {
  return { projectId, ...others, annotators: [...annotators], strata: [...strata] };
}

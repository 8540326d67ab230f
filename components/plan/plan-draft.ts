/** What a lead chooses for a plan, before it is made. */
import type { PairShare, PlanMethod } from '@/lib/domain/plan/design';
import type { StratumName } from '@/lib/domain/plan/strata';

export type PlanDraft = {
  readonly round: string;
  /** E-mails. */
  readonly annotators: readonly string[];
  readonly overlap: number;
  /** Per cent of the snippets that so many read; one reads the others. */
  readonly share: number;
  readonly method: PlanMethod;
  /** Drawn by hand; those of people who are not chosen are kept and not sent. */
  readonly pairs: readonly PairShare[];
  readonly strata: readonly StratumName[];
  readonly seed: string;
};

export type PlanPerson = {
  readonly email: string;
  readonly name: string;
  /** Invited, and not yet seen: nobody knows whether the snippets will be read. */
  readonly isAwaited: boolean;
};
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
    share: 100,
    method: 'ring',
    pairs: [],
    strata: ['material', 'publisher'],
    seed: '1',
  };
}

/** The readers of a shared snippet: a pair by hand are two. */
export function readersOf({ method, overlap }: PlanDraft): number {
  return method === 'byHand' ? 2 : overlap;
}

/** The pairs that are drawn between people who are chosen. */
export function pairsOf({ method, annotators, pairs }: PlanDraft): PairShare[] {
  if (method !== 'byHand') return [];
  return pairs.filter(({ a, b }) => annotators.includes(a) && annotators.includes(b));
}

/** What keeps a draft from being planned; null when nothing does. */
export function faultOf(draft: PlanDraft): string | null {
  if (draft.annotators.length === 0) return 'Choose the annotators.';
  if (draft.method === 'byHand') {
    const shares = pairsOf(draft).map(({ share }) => share);
    if (shares.length === 0) return 'Give at least one pair a number.';
    if (!shares.every((share) => Number.isInteger(share) && share > 0)) {
      return 'The numbers of the pairs are whole and from 1: 1 and 1 give each pair half.';
    }
  } else if (!Number.isInteger(draft.overlap) || draft.overlap < 1) {
    return 'The number of readers is a whole number from 1.';
  } else if (draft.overlap > draft.annotators.length) {
    return `${draft.overlap} readers a snippet need at least ${draft.overlap} annotators.`;
  }
  if (
    readersOf(draft) > 1 &&
    (!Number.isInteger(draft.share) || draft.share < 1 || draft.share > 100)
  ) {
    return 'The share is a whole number of per cent from 1 to 100.';
  }
  if (draft.seed.trim() === '') return 'Give a seed: any word or number.';
  return null;
}

/** The draft as the server is asked about it. */
export function bodyOf(projectId: string, draft: PlanDraft) {
  const { annotators, strata, share, ...others } = draft;
  const overlap = readersOf(draft);
  return {
    projectId,
    ...others,
    annotators: [...annotators],
    strata: [...strata],
    overlap,
    share: overlap === 1 ? 100 : share,
    pairs: pairsOf(draft),
  };
}

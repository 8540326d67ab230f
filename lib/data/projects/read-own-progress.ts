import type { UserActor } from '../actor';
import { database } from '../database';
import type { Outcome } from '../generated/enums';
import { requireProject } from '../rights/require-project';

/** An annotator's own work in one project; withdrawn assignments and excluded snippets aside. */
export type OwnProgress = {
  readonly total: number;
  readonly open: number;
  readonly inProgress: number;
  readonly finished: number;
  /** Snippets that carry the NOT CLEAR flag, finished or not. */
  readonly flagged: number;
  /** Of the finished ones. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly rounds: readonly {
    readonly name: string;
    readonly total: number;
    readonly finished: number;
  }[];
  /** The assignment to go on with: the first of the own order that is not finished. */
  readonly next: string | null;
};

/** @throws Refusal `notFound`, `forbidden` for one who does not annotate here */
export async function readOwnProgress(actor: UserActor, projectId: string): Promise<OwnProgress> {
  await requireProject(actor, 'annotate', projectId);
  const rows = await database().assignment.findMany({
    where: {
      projectId,
      userId: actor.userId,
      status: { not: 'withdrawn' },
      isActive: true,
    },
    orderBy: [{ round: { number: 'asc' } }, { place: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      status: true,
      outcome: true,
      flagReason: true,
      round: { select: { name: true } },
    },
  });
  const finished = rows.filter(({ status }) => status === 'finished');
  const count = (outcome: Outcome) => finished.filter((row) => row.outcome === outcome).length;
  return {
    total: rows.length,
    open: rows.filter(({ status }) => status === 'open').length,
    inProgress: rows.filter(({ status }) => status === 'inProgress').length,
    finished: finished.length,
    flagged: rows.filter(({ flagReason }) => flagReason !== null).length,
    outcomes: {
      values: count('values'),
      none: count('none'),
      undecided: count('undecided'),
      unreadable: count('unreadable'),
    },
    rounds: [...new Set(rows.map(({ round }) => round.name))].map((name) => ({
      name,
      total: rows.filter(({ round }) => round.name === name).length,
      finished: finished.filter(({ round }) => round.name === name).length,
    })),
    next: rows.find(({ status }) => status !== 'finished')?.id ?? null,
  };
}

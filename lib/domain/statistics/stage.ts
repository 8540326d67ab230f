/**
 * Where a project stands on its way from texts to a release, and the one thing to do next. The
 * stage is the first station that is not done.
 */

export const stages = [
  'import',
  'plan',
  'annotate',
  'adjudicate',
  'checkValues',
  'release',
  'done',
] as const;
export type Stage = (typeof stages)[number];

export type StageCounts = {
  readonly snippets: number;
  /** Snippets with an assignment. */
  readonly assigned: number;
  readonly assignments: number;
  readonly finished: number;
  readonly cases: { readonly open: number; readonly stale: number };
  readonly valuesToCheck: number;
  readonly releases: number;
};

/** The first station of the way that is not done. */
export function stageOf(counts: StageCounts): Stage {
  if (counts.snippets === 0) return 'import';
  if (counts.assigned < counts.snippets) return 'plan';
  if (counts.finished < counts.assignments) return 'annotate';
  if (counts.cases.open + counts.cases.stale > 0) return 'adjudicate';
  if (counts.valuesToCheck > 0) return 'checkValues';
  return counts.releases === 0 ? 'release' : 'done';
}

import { expect, it } from 'vitest';
import { tabulate, type JudgementPair } from './confusion-table';
import { countOnce } from './counted';
import { rankLabelDisagreements } from './label-disagreements';

it('counts both directions together, and leaves out what was agreed', () => {
  const judgements: JudgementPair[] = [
    ['U', 'L'],
    ['L', 'U'],
    ['E', 'L'],
    ['C', 'E'],
    ['L', 'L'],
  ];
  expect(rankLabelDisagreements(tabulate(countOnce(judgements)))).toEqual([
    { labels: ['L', 'U'], count: 2 },
    { labels: ['C', 'E'], count: 1 },
    { labels: ['E', 'L'], count: 1 },
  ]);
  expect(rankLabelDisagreements(tabulate(countOnce<JudgementPair>([['L', 'L']])))).toEqual([]);
});

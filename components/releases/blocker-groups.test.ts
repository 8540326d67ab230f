import { expect, test } from 'vitest';
import { groupBlockers } from './blocker-groups';

const blocker = (code: string, name: string) => ({ code, path: name, message: `${name}: …` });

test('blockers are grouped in the order of the way, and none is lost', () => {
  const groups = groupBlockers([
    blocker('valuesToCheck', 's1'),
    blocker('open', 's2'),
    blocker('open', 's3'),
    blocker('unassigned', 's4'),
    blocker('newKind', 's5'),
  ]);
  expect(groups.map(({ title, page }) => [title, page])).toEqual([
    ['1 snippet without a reader', 'plan'],
    ['2 open cases', 'adjudicate'],
    ['1 snippet with values to check', 'values'],
    ['Other', ''],
  ]);
  expect(groups.flatMap(({ blockers }) => blockers)).toHaveLength(5);
});

test('nothing in the way gives no group', () => {
  expect(groupBlockers([])).toEqual([]);
});

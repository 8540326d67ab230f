import { expect, test } from 'vitest';
import type { ProjectCounts } from '@/lib/data/projects/read-overview';
import { stageOf, stages } from '@/lib/domain/statistics/stage';
import { describeWay, findNextStep, listSnippetStates } from './way';

const empty: ProjectCounts = {
  snippets: 0,
  excluded: 0,
  assigned: 0,
  assignments: 0,
  finished: 0,
  cases: { waiting: 0, agreed: 0, open: 0, decided: 0, stale: 0 },
  valuesToCheck: 0,
  releases: 0,
};
const midway: ProjectCounts = {
  ...empty,
  snippets: 600,
  assigned: 580,
  assignments: 1160,
  finished: 1001,
  cases: { waiting: 100, agreed: 400, open: 70, decided: 8, stale: 2 },
};

test('exactly one station is at hand, those before it are done, those after it lie ahead', () => {
  for (const stage of stages) {
    const states = describeWay(midway, stage).map(({ state }) => state);
    const now = stage === 'done' ? 6 : stages.indexOf(stage);
    expect(states).toEqual([
      ...Array<string>(now).fill('done'),
      ...(stage === 'done' ? [] : ['now']),
      ...Array<string>(Math.max(0, 5 - now)).fill('ahead'),
    ]);
  }
});

test('the states of snippets add up to the active snippets', () => {
  const states = listSnippetStates(midway);
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  expect(states.find(({ title }) => title === 'Not planned')?.count).toBe(20);
});

test('an empty project is to import, and then to invite before it can plan', () => {
  expect(findNextStep(empty, stageOf(empty), 0).page).toBe('import');
  const imported = { ...empty, snippets: 600 };
  expect(findNextStep(imported, stageOf(imported), 0).page).toBe('members');
  expect(findNextStep(imported, stageOf(imported), 2)).toMatchObject({
    page: 'plan',
    text: '600 snippets have no reader yet.',
  });
});

test('while readings are out, open cases come first, else the agreement', () => {
  expect(findNextStep(midway, 'annotate', 6)).toMatchObject({
    page: 'adjudicate',
    text: '159 readings are still to come. 70 cases can be decided already.',
  });
  const none = { ...midway, cases: { ...midway.cases, open: 0 } };
  expect(findNextStep(none, 'annotate', 6).page).toBe('agreement');
});

test('stale gold alone is named as such', () => {
  const stale = { ...midway, cases: { ...midway.cases, open: 0, stale: 1 } };
  expect(findNextStep(stale, 'adjudicate', 6)).toMatchObject({
    title: 'Look again at stale gold',
    text: '1 case changed under its decision.',
  });
});

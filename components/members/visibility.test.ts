import { expect, test } from 'vitest';
import { conditions, policy, roles, type Action } from '@/lib/domain/permissions';
import { actionWords, visibilityFor } from './visibility';

test('the table has a row for every action of the policy', () => {
  expect(actionWords.map(({ action }) => action).sort()).toEqual(Object.keys(policy).sort());
});

test('an annotator sees own readings alone, and nothing of cases, agreement or releases', () => {
  expect(visibilityFor('readReading', 'annotator')).toEqual({
    kind: 'when',
    conditions: ['one’s own'],
  });
  for (const action of ['viewCaseQueue', 'viewCase', 'viewAgreement', 'viewProgress'] as const) {
    expect(visibilityFor(action, 'annotator')).toEqual({ kind: 'never' });
  }
});

test('an annotator sees gold of a final release beside own readings, if a lead shows it', () => {
  expect(visibilityFor('seeBesideGold', 'annotator')).toEqual({
    kind: 'when',
    conditions: ['if a lead shows gold, one’s own, finished, once in a final release'],
  });
  expect(visibilityFor('seeBesideGold', 'viewer')).toEqual({ kind: 'never' });
});

test('a lead sees the readings of others only after they are finished', () => {
  expect(visibilityFor('viewCase', 'lead')).toEqual({
    kind: 'when',
    conditions: ['once every reader has finished, own reading of it finished first'],
  });
  expect(visibilityFor('manageProject', 'lead')).toEqual({ kind: 'always' });
  expect(visibilityFor('manageProject', 'adjudicator')).toEqual({ kind: 'never' });
});

test('every condition that is not a role is put into words', () => {
  const shown = actionWords.flatMap(({ action }: { action: Action }) =>
    roles.flatMap((role) => {
      const visibility = visibilityFor(action, role);
      return visibility.kind === 'when' ? visibility.conditions : [];
    }),
  );
  for (const condition of conditions) expect(shown.join(' ')).not.toContain(condition);
});

import { expect, it } from 'vitest';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import type { Annotation } from '@/lib/domain/spans/fragment';
import { compareStates } from './compare-states';

const span = (id: string, start: number, changes: Partial<Annotation> = {}): Annotation => ({
  id,
  fragments: [[start, start + 3]],
  label: 'L',
  attributes: {},
  note: null,
  ...changes,
});

it('lists what differs, spans in reading order', () => {
  const common = span('c', 9);
  const server = {
    ...untouchedAssignment,
    annotations: [common, span('a', 20), span('b', 5)],
    outcome: 'values',
  } as const;
  const mine = {
    ...untouchedAssignment,
    annotations: [span('b', 5, { label: 'M' }), common, span('d', 0)],
    note: 'look',
    flag: { on: true, reason: 'vague' },
  } as const;
  expect(compareStates(server, mine)).toEqual([
    { kind: 'span', server: null, mine: span('d', 0) },
    { kind: 'span', server: span('b', 5), mine: span('b', 5, { label: 'M' }) },
    { kind: 'span', server: span('a', 20), mine: null },
    { kind: 'outcome', server: 'values', mine: null },
    { kind: 'flag', server: null, mine: 'vague' },
    { kind: 'note', server: null, mine: 'look' },
  ]);
});

it('finds nothing between equal states, whatever the order', () => {
  const a = span('a', 1, { attributes: { x: true, y: 'z' } });
  const b = span('b', 5);
  const other = { ...a, attributes: { y: 'z', x: true } } as const;
  expect(
    compareStates(
      { ...untouchedAssignment, annotations: [a, b] },
      { ...untouchedAssignment, revision: 7, annotations: [b, other] },
    ),
  ).toEqual([]);
});

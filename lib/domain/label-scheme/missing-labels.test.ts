import { describe, expect, it } from 'vitest';
import type { Refusal } from '../errors';
import { addMissingLabels } from './missing-labels';
import { labelSchemeSchema } from './scheme';
import { schemeFromBrat } from './scheme-from-brat';

const empty = labelSchemeSchema.parse({ labels: [] });

describe('addMissingLabels', () => {
  it('gives an empty scheme its labels, whatever the order of the names', () => {
    const names = ['Powder_type', 'Amount', 'Heat', 'Amount'];
    const { scheme, added } = addMissingLabels(empty, names);
    expect(scheme.labels.map(({ name, title, key }) => [name, title, key])).toEqual([
      ['Amount', 'Amount', '1'],
      ['Heat', 'Heat', '2'],
      ['Powder_type', 'Powder type', '3'],
      ['NOT_CLEAR', 'NOT CLEAR', '0'],
    ]);
    expect(added).toEqual(scheme.labels);
    expect(new Set(scheme.labels.map(({ color }) => color)).size).toBe(4);
    expect(addMissingLabels(empty, names.toReversed())).toEqual({ scheme, added });
    expect(labelSchemeSchema.parse(scheme)).toEqual(scheme);
  });

  it('never touches what is there and keeps NOT CLEAR last', () => {
    const { scheme: before } = schemeFromBrat({
      annotationConf: '[entities]\nB\n!Old\n',
      shortcutsConf: '2 B',
    });
    const { scheme, added } = addMissingLabels(before, ['A', 'B', 'Old', 'NOT_CLEAR', 'C']);
    expect(added.map(({ name, key }) => [name, key])).toEqual([
      ['A', '1'],
      ['C', '3'],
    ]);
    expect(scheme.labels.map(({ name }) => name)).toEqual(['B', 'Old', 'A', 'C', 'NOT_CLEAR']);
    for (const label of before.labels) expect(scheme.labels).toContainEqual(label);
    expect(new Set(scheme.labels.map(({ color }) => color)).size).toBe(5);
  });

  it('returns the same scheme when nothing is missing', () => {
    const { scheme: before } = schemeFromBrat({ annotationConf: '[entities]\nA\n' });
    const { scheme, added } = addMissingLabels(before, ['A']);
    expect(scheme).toBe(before);
    expect(added).toEqual([]);
  });

  it('gives NOT CLEAR no key where 0 is taken', () => {
    const before = labelSchemeSchema.parse({
      labels: [{ name: 'A', title: 'A', key: '0', color: '#112233' }],
    });
    const { scheme } = addMissingLabels(before, ['NOT_CLEAR']);
    expect(scheme.labels.map(({ key }) => key)).toEqual(['0', null]);
  });

  it('refuses names that no brat file can hold, each by name', () => {
    const attempt = () => addMissingLabels(empty, ['Fine', 'A|B', '#C']);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: 'unprocessable',
        details: [
          expect.objectContaining({ message: expect.stringContaining('#C') as string }),
          expect.objectContaining({ message: expect.stringContaining('A|B') as string }),
        ],
      }) as Refusal,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSchemes } from './compare-schemes';
import type { Label, LabelScheme } from './scheme';
import { pv600Template } from './templates';

const { scheme } = pv600Template;

function withLabel(name: string, change: Partial<Label>): LabelScheme {
  return {
    ...scheme,
    labels: scheme.labels.map((label) => (label.name === name ? { ...label, ...change } : label)),
  };
}

function without(name: string): LabelScheme {
  return { ...scheme, labels: scheme.labels.filter((label) => label.name !== name) };
}

const kindsOf = (after: LabelScheme) => compareSchemes(scheme, after).map(({ kind }) => kind);

describe('compareSchemes', () => {
  it('finds nothing in the same scheme, and something in any other', () => {
    expect(compareSchemes(scheme, structuredClone(scheme))).toEqual([]);
    const place = fc.integer({ min: 0, max: scheme.labels.length - 1 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const label = scheme.labels[from]!;
        const labels = scheme.labels.toSpliced(from, 1).toSpliced(to, 0, label);
        expect(kindsOf({ ...scheme, labels })).toEqual(from === to ? [] : ['labelsReordered']);
      }),
    );
  });

  it('names what is new, gone, retired and changed', () => {
    expect(kindsOf(withLabel('Unknown_bandgap', { retired: true }))).toEqual(['labelRetired']);
    expect(kindsOf(without('Unknown_bandgap'))).toEqual(['labelRemoved']);
    expect(
      compareSchemes(scheme, withLabel('Unknown_bandgap', { title: 'Unclear', key: '7' })),
    ).toMatchObject([{ kind: 'labelChanged', fields: ['title', 'key'] }]);
    expect(compareSchemes(without('Unknown_bandgap'), scheme).map(({ kind }) => kind)).toEqual([
      'labelAdded',
    ]);
    const attribute = { name: 'Indirect', labels: [], values: [] };
    expect(kindsOf({ ...scheme, attributes: [attribute] })).toEqual(['attributeAdded']);
    expect(kindsOf({ ...scheme, reasons: ['other'] })).toEqual(['reasonsChanged']);
  });
});

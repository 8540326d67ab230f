import { describe, expect, it } from 'vitest';
import { notClearLabel, type Label, type LabelScheme } from './scheme';
import { findSchemeFaults, putBack, type SchemeUse } from './scheme-faults';
import { pv600Template } from './templates';

const { scheme } = pv600Template;
const unused: SchemeUse = { labels: {}, attributes: {}, offered: { labels: {}, attributes: {} } };

function withLabel(name: string, change: Partial<Label>): LabelScheme {
  return {
    ...scheme,
    labels: scheme.labels.map((label) => (label.name === name ? { ...label, ...change } : label)),
  };
}

function without(name: string): LabelScheme {
  return { ...scheme, labels: scheme.labels.filter((label) => label.name !== name) };
}

const faultsOf = (...input: Parameters<typeof findSchemeFaults>) =>
  findSchemeFaults(...input).map(({ message }) => message);

describe('findSchemeFaults', () => {
  const faults = (after: LabelScheme, use = unused) => faultsOf(scheme, after, use);

  it('lets a scheme follow itself', () => {
    expect(faults(scheme)).toEqual([]);
  });

  it('never lets a label in use be deleted; it may be retired', () => {
    const use = { ...unused, labels: { Unknown_bandgap: 3 } };
    expect(faults(without('Unknown_bandgap'), use)).toEqual([
      '“Unknown” stands on 3 spans and cannot be deleted. Retire it instead.',
    ]);
    expect(faults(without('Unknown_bandgap'))).toEqual([]);
    expect(faults(withLabel('Unknown_bandgap', { retired: true }), use)).toEqual([]);
  });

  it('never lets be deleted what a reader who has begun can still choose', () => {
    const offered = { labels: { Unknown_bandgap: 1 }, attributes: { Phase: 1 } };
    expect(faults(without('Unknown_bandgap'), { ...unused, offered }).join()).toMatch(
      /were begun/u,
    );
    const before = { ...scheme, attributes: [{ name: 'Phase', labels: [], values: [] }] };
    expect(faultsOf(before, scheme, { ...unused, offered }).join()).toMatch(/were begun/u);
  });

  it('wants the labels that an attribute is for', () => {
    const attributes = [{ name: 'Phase', labels: ['Gone'], values: [] }];
    expect(faults({ ...scheme, attributes })).toHaveLength(1);
  });

  it('keeps NOT CLEAR', () => {
    expect(faults(without(notClearLabel))).toHaveLength(1);
  });

  it('wants a label that can be put on a span', () => {
    const labels = scheme.labels.map((label) => ({ ...label, retired: true }));
    expect(faults({ ...scheme, labels })[0]).toMatch(/No label can be put/u);
  });

  it.each<[string, Partial<Label>, RegExp]>([
    ['an empty title', { title: ' ' }, /has no title/u],
    ['a title twice', { title: 'unknown' }, /Two labels have the title/u],
    ['a key twice', { key: '4' }, /key 4 belongs to two/u],
  ])('refuses %s', (_, change, message) => {
    expect(faults(withLabel('Literature_bandgap', change)).join()).toMatch(message);
  });

  it('lets a label in use take the key of a retired one', () => {
    const retired = withLabel('Unknown_bandgap', { retired: true });
    const labels = retired.labels.map((label) =>
      label.name === 'Literature_bandgap' ? { ...label, key: '4' } : label,
    );
    expect(faults({ ...scheme, labels })).toEqual([]);
  });

  it('refuses names that brat’s files cannot hold, of new labels alone', () => {
    const added = (name: string) => ({
      ...scheme,
      labels: [...scheme.labels, { ...scheme.labels[0]!, name, title: name, key: null }],
    });
    expect(faults(added('a|b'))).toHaveLength(1);
    expect(faults(added('Gap_of_film'))).toEqual([]);
    expect(faults(added('Unknown_bandgap'))).not.toEqual([]);
    const odd = added('a|b');
    expect(faultsOf(odd, odd, unused)).toEqual([]);
  });

  it('keeps an attribute in use with its values', () => {
    const before = { ...scheme, attributes: [{ name: 'Phase', labels: [], values: ['a', 'b'] }] };
    const use = { ...unused, attributes: { Phase: 2 } };
    const after = (values: string[] | null) => ({
      ...scheme,
      attributes: values === null ? [] : [{ name: 'Phase', labels: [], values }],
    });
    expect(faultsOf(before, after(null), use)).toHaveLength(1);
    expect(faultsOf(before, after(['a']), use)).toHaveLength(1);
    expect(faultsOf(before, after([]), use)).toHaveLength(1);
    expect(faultsOf(before, after(['b', 'a', 'c']), use)).toEqual([]);
    expect(faultsOf(before, after(null), unused)).toEqual([]);
  });
});

it('puts back what is missing: labels as retired ones at their place, attributes as they were', () => {
  const sure = { name: 'Sure', labels: [], values: [] };
  const published = { ...scheme, attributes: [sure] };
  const lost = [
    { kind: 'label', name: 'Computational_bandgap' },
    { kind: 'attribute', name: 'Sure' },
  ] as const;
  const draft = without('Computational_bandgap');
  const mended = putBack(draft, published, lost);
  expect(mended).toEqual({
    ...withLabel('Computational_bandgap', { retired: true }),
    attributes: [sure],
  });
  expect(putBack(mended, published, lost)).toEqual(mended);
  expect(putBack(draft, published, [])).toEqual(draft);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMappingFaults, goldLabelsOf, markedTitle } from './mapping';
import { notClearLabel, type LabelScheme } from './scheme';
import { pv600Template } from './templates';

const { scheme } = pv600Template;
const [experimental, computational, literature] = [
  'Experimental_bandgap',
  'Computational_bandgap',
  'Literature_bandgap',
];

/** The scheme with labels retired and mapped to others. */
function mapped(to: Readonly<Record<string, string>>): LabelScheme {
  return {
    ...scheme,
    labels: scheme.labels.map((label) => {
      const mappedTo = to[label.name];
      return mappedTo === undefined ? label : { ...label, retired: true, mappedTo };
    }),
  };
}

describe('goldLabelsOf', () => {
  it('follows a mapping, also by way of others, and leaves every other label alone', () => {
    const goldLabel = goldLabelsOf(
      mapped({ [literature]: computational, [computational]: experimental }),
    );
    expect([literature, computational, experimental, 'Unknown'].map(goldLabel)).toEqual([
      experimental,
      experimental,
      experimental,
      'Unknown',
    ]);
  });

  it('ends for any mappings, and is done once it was done when there is no circle', () => {
    const names = scheme.labels.map(({ name }) => name);
    const name = fc.constantFrom(...names);
    fc.assert(
      fc.property(fc.dictionary(name, name), name, (to, from) => {
        const made = mapped(to);
        const goldLabel = goldLabelsOf(made);
        const found = goldLabel(from);
        expect(names).toContain(found);
        if (findMappingFaults(made).length === 0) expect(goldLabel(found)).toBe(found);
      }),
    );
  });
});

it('markedTitle says what a label is in gold where that is another', () => {
  const made = mapped({ [literature]: experimental });
  expect(markedTitle(made, literature)).toBe('Literature → Experimental');
  expect(markedTitle(made, computational)).toBe('Computational');
});

describe('findMappingFaults', () => {
  it.each([
    ['is fine with one that leads to a label', { [literature]: experimental }, []],
    ['names a label that is not there', { [literature]: 'Gone' }, ['“Gone”, which is not there']],
    ['keeps NOT CLEAR out', { [literature]: notClearLabel }, ['NOT CLEAR is never gold']],
    ['keeps NOT CLEAR as it is', { [notClearLabel]: literature }, ['NOT CLEAR is never gold']],
    [
      'finds a circle at each label of it',
      { [literature]: computational, [computational]: literature },
      ['“Computational” is mapped in a circle', '“Literature” is mapped in a circle'],
    ],
  ])('%s', (_, to, expected) => {
    const faults = findMappingFaults(mapped(to));
    expect(faults.toSorted()).toEqual(
      expected.map((words) => expect.stringContaining(words) as string),
    );
  });

  it('asks for the label to be retired', () => {
    const labels = mapped({ [literature]: experimental }).labels;
    const restored = labels.map((label) => ({ ...label, retired: false }));
    expect(findMappingFaults({ ...scheme, labels: restored })).toEqual([
      expect.stringContaining('has to be retired'),
    ]);
  });
});

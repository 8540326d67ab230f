import { expect, it } from 'vitest';
import { attributesOfLabel, fitAttributes, wordsOfAttribute } from './fitting-attributes';
import { labelSchemeSchema } from './scheme';

const scheme = labelSchemeSchema.parse({
  labels: [],
  attributes: [
    { name: 'Approximate', labels: [], values: [] },
    { name: 'Method', labels: ['Measured'], values: ['optical', 'thermal'] },
  ],
});

it('a label has its own attributes and those of all', () => {
  const names = (label: string | null) => attributesOfLabel(scheme, label).map(({ name }) => name);
  expect(names('Measured')).toEqual(['Approximate', 'Method']);
  expect(names('Computed')).toEqual(['Approximate']);
  expect(names(null)).toEqual(['Approximate', 'Method']);
});

it('another label keeps what fits and names what does not', () => {
  const attributes = { Approximate: true, Method: 'optical', Old: 'x' } as const;
  expect(fitAttributes(scheme, attributes, 'Computed')).toEqual({
    kept: { Approximate: true },
    dropped: ['Method', 'Old'],
  });
});

it('says an attribute in words', () => {
  expect(wordsOfAttribute('Not_sure', true)).toBe('Not sure');
  expect(wordsOfAttribute('Method', 'first_principles')).toBe('Method: first principles');
});

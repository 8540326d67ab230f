import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../errors';
import { readAnnotationConf } from './annotation-conf';
import { addMissingLabels } from './missing-labels';
import { type LabelScheme, labelSchemeSchema } from './scheme';
import { notClear, schemeFromBrat } from './scheme-from-brat';
import { pv600Template } from './templates';
import { writeAnnotationConf } from './write-annotation-conf';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const original = `# by hand

[entities]
!Thing
\tPlace\t<NORM>:GeoNames
\t\tCity
---
Time

[relations]
<WHERE>=Place|City
At\tArg1:Thing, Arg2:<WHERE>

[events]
Move\tTheme:Thing, To?:Place

[attributes]
Sure\tArg:<EVENT>, Value:yes|no, <DEFAULT>:yes
Linked\tArg:<RELATION>
[options]
Tokens tokenizer:whitespace`;

const fromOriginal = schemeFromBrat({ annotationConf: original }).scheme;

const content = ({ labels, attributes }: LabelScheme) => ({
  labels: labels.map(({ name, retired }) => `${name}${retired ? ' retired' : ''}`).toSorted(),
  attributes: attributes
    .map((attribute) => ({ ...attribute, labels: attribute.labels.toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
});

const reread = (scheme: LabelScheme) => {
  const result = schemeFromBrat({ annotationConf: writeAnnotationConf(scheme) });
  expect(result.errors).toEqual([]);
  return result.scheme;
};

describe('writeAnnotationConf', () => {
  it('writes the five types of PV600', () => {
    const conf = readAnnotationConf(writeAnnotationConf(pv600Template.scheme), 'annotation.conf');
    expect(conf.errors).toEqual([]);
    expect(conf.entities.map(({ name }) => name)).toEqual([
      'Experimental_bandgap',
      'Computational_bandgap',
      'Literature_bandgap',
      'Unknown_bandgap',
      'NOT_CLEAR',
    ]);
    const sections = [...conf.places.keys()].toSorted();
    expect(sections).toEqual(['attributes', 'entities', 'events', 'relations']);
  });

  it('writes NOT CLEAR where it is the only label', () => {
    expect(writeAnnotationConf(labelSchemeSchema.parse({ labels: [notClear] }))).toContain(
      '[entities]\nNOT_CLEAR\n',
    );
  });

  it.each([original, original.replaceAll('\n', '\r\n'), `\ufeff${original}`, '[entities]\nA'])(
    'returns a text that still holds byte for byte',
    (annotationConf) => {
      const { scheme, errors } = schemeFromBrat({ annotationConf });
      expect(errors).toEqual([]);
      expect(writeAnnotationConf(scheme)).toBe(annotationConf);
    },
  );

  it('adds NOT CLEAR to a text without it once spans have it', () => {
    const written = writeAnnotationConf(fromOriginal, new Set(['NOT_CLEAR']));
    expect(written).toBe(`${original.replace('Time\n', 'Time\nNOT_CLEAR\n')}\n`);
  });

  it('changes only the lines that must change', () => {
    const { scheme } = addMissingLabels(fromOriginal, ['Zone']);
    const edited = {
      ...scheme,
      labels: scheme.labels
        .filter(({ name }) => name !== 'Place')
        .map((label) => (label.name === 'Time' ? { ...label, retired: true } : label)),
      attributes: [...scheme.attributes, { name: 'Vague', labels: ['City'], values: ['a', 'b'] }],
    };
    expect(writeAnnotationConf(edited)).toBe(
      `${original
        .replace('\tPlace\t<NORM>:GeoNames\n\t\tCity', '\tCity')
        .replace('Time\n', '!Time\nZone\nNOT_CLEAR\n')
        .replace('<RELATION>\n', '<RELATION>\nVague\tArg:City, Value:a|b\n')}\n`,
    );
    expect(content(reread(edited))).toEqual(content(edited));
  });

  it('rewrites an attribute that changed and keeps what a scheme does not know of it', () => {
    const edited = {
      ...fromOriginal,
      attributes: [{ name: 'Sure', labels: ['City', 'Move'], values: ['yes', 'no', 'maybe'] }],
    };
    expect(writeAnnotationConf(edited)).toContain(
      '\nSure\tArg:City|Move, Value:yes|no|maybe, <DEFAULT>:yes\n',
    );
  });

  it('reads as the same labels and attributes after any edit', () => {
    const names = ['Thing', 'Place', 'City', 'Time', 'Move', 'New', 'Other-1', 'Größe'];
    const attribute = fc.record({
      name: fc.constantFrom('Sure', 'Linked', 'Fresh'),
      values: fc.subarray(['yes', 'no', 'maybe']),
      carriers: fc.array(fc.nat(), { maxLength: 3 }),
    });
    const schemes = fc
      .record({
        chosen: fc.shuffledSubarray(names),
        retired: fc.subarray(names),
        attributes: fc.uniqueArray(attribute, { selector: ({ name }) => name }),
        hasOriginal: fc.boolean(),
      })
      .map(({ chosen, retired, attributes, hasOriginal }) => ({
        labels: [
          ...chosen.map((name) => ({ ...notClear, name, retired: retired.includes(name) })),
          notClear,
        ],
        attributes: attributes.map(({ name, values, carriers }) => ({
          name,
          values,
          labels: [...new Set(carriers.map((pick) => chosen[pick % chosen.length] ?? 'NOT_CLEAR'))],
        })),
        reasons: [],
        brat: hasOriginal ? fromOriginal.brat : null,
      }));
    fc.assert(
      fc.property(schemes, (scheme) => {
        expect(content(reread(scheme))).toEqual(content(scheme));
      }),
      { numRuns: 200 },
    );
  });

  it('keeps relations, events and options through an edit', () => {
    const { scheme } = addMissingLabels(fromOriginal, ['Zone']);
    const written = writeAnnotationConf(scheme);
    expect(written).toContain('<WHERE>=Place|City\nAt\tArg1:Thing, Arg2:<WHERE>\n');
    expect(written).toContain('Move\tTheme:Thing, To?:Place\n');
    expect(written).toContain('Tokens tokenizer:whitespace\n');
  });

  it.each([
    { labels: [{ ...notClear, name: 'a|b' }] },
    { labels: [notClear], attributes: [{ name: 'A', labels: [], values: ['very high'] }] },
    { labels: [notClear], attributes: [{ name: '!A', labels: [], values: [] }] },
  ])('refuses names that brat cannot hold', (scheme) => {
    expect(() => writeAnnotationConf(labelSchemeSchema.parse(scheme))).toThrow(Refusal);
  });
});

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random';
import { indexText, quoteOf } from '../text/code-points';
import { demoMaterials } from './materials';
import { absorptionSentences } from './sentences/absorption';
import { backgroundSentences } from './sentences/background';
import { contrastSentences } from './sentences/contrast';
import { deviceSentences } from './sentences/devices';
import { discussionSentences } from './sentences/discussion';
import { doubtfulWithoutValue, doubtfulWithValue } from './sentences/doubtful';
import { emissionSentences } from './sentences/emission';
import { stabilitySentences } from './sentences/stability';
import { structureSentences } from './sentences/structure';
import { synthesisSentences } from './sentences/synthesis';
import { theorySentences } from './sentences/theory';
import { doubleValueSentences, singleValueSentences } from './sentences/values';
import { writeSentence } from './write-sentence';

const withoutValue = [
  absorptionSentences,
  backgroundSentences,
  contrastSentences,
  deviceSentences,
  discussionSentences,
  emissionSentences,
  stabilitySentences,
  structureSentences,
  synthesisSentences,
  theorySentences,
  doubtfulWithoutValue.map(({ text }) => text),
].flat();
const withOne = [
  ...Object.values(singleValueSentences).flat(),
  ...doubtfulWithValue.map(({ text }) => text),
];
const withTwo = Object.values(doubleValueSentences).flat();

function writeEach(templates: readonly string[]) {
  return templates.flatMap((template) =>
    demoMaterials.map((material) => ({
      material,
      ...writeSentence(template, material, seededRandom(template + material)),
    })),
  );
}

describe('writeSentence', () => {
  it('keeps the places of values and lures in code points', () => {
    const { text, truth, lures } = writeSentence(
      'The 𝐸 gap of {M} is {E#} and that of TiO2 <3.2 eV>.',
      'MAPI',
      seededRandom(1),
    );
    const indexed = indexText(text);
    expect(truth.map(({ fragments }) => quoteOf(indexed, fragments))).toEqual([
      /is (\d\.\d\d)/u.exec(text)![1],
    ]);
    expect(truth[0]!.label).toBe('Experimental_bandgap');
    expect(quoteOf(indexed, lures)).toBe('3.2 eV');
    expect(text).toContain('The 𝐸 gap of MAPI is ');
  });

  it('draws numbers between their ends, on the step, with the decimals of the lower end', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      writeSentence('{n:90-120:15} {n:0.95-1.05}', 'FAPI', seededRandom(seed)).text.split(' '),
    );
    expect(new Set(drawn.map(([first]) => first))).toEqual(new Set(['90', '105', '120']));
    expect(drawn.every(([, second]) => /^(?:0\.9[5-9]|1\.0[0-5])$/u.test(second!))).toBe(true);
  });

  it('refuses a slot that means nothing', () => {
    expect(() => writeSentence('{nothing}', 'FAPI', seededRandom(1))).toThrow('{nothing}');
  });
});

describe('the sentence templates', () => {
  it('are more than 150, all different', () => {
    const all = [...withoutValue, ...withOne, ...withTwo];
    expect(all.length).toBeGreaterThan(240);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [0, withoutValue],
    [1, withOne],
    [2, withTwo],
  ] as const)('state %i values, as their list promises', (count, templates) => {
    for (const { text, truth } of writeEach(templates)) expect(truth, text).toHaveLength(count);
  });

  it('fill up to whole sentences that name the material wherever they state a value', () => {
    for (const { text, material, truth } of writeEach([...withoutValue, ...withOne, ...withTwo])) {
      expect(text).toMatch(/^[\p{Lu}].*\.$/su);
      expect(text).not.toMatch(/[{}<>|]|undefined|NaN| {2}/u);
      if (truth.length > 0) expect(text).toContain(material);
    }
  });
});

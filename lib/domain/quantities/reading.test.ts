import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from './vectors/quantities.json';
import { codePointLength, indexText, sliceText } from '../text/code-points';
import { readQuantity } from './reading';
import { hasSpecialCharacter } from './special-character';

type Vector = {
  id: number;
  text: string;
  specialCharacter: string;
  values: number[];
  unit: string | null;
  ambiguous: boolean;
  flag?: string;
  convertedHint?: number;
};

describe('the 103 worked expressions', () => {
  it.each(vectors as Vector[])('$id: $text', (vector) => {
    const reading = readQuantity(vector.text);
    expect({
      values: reading.values.map(({ decimal }) => Number(decimal)),
      unit: reading.unit,
      specialCharacter: reading.specialCharacter,
      ambiguous: reading.ambiguous,
      flag: reading.flag,
      hint: reading.convertedHint === null ? null : Number(reading.convertedHint),
    }).toEqual({
      values: vector.values,
      unit: vector.unit,
      specialCharacter: vector.specialCharacter,
      ambiguous: vector.ambiguous,
      flag: vector.flag ?? null,
      hint: vector.convertedHint ?? null,
    });
  });
});

/** The decimals with the text that each fragment covers. */
function partsOf(text: string, before?: string): [decimal: string, part: string][] {
  const indexed = indexText(text);
  return readQuantity(text, before).values.map(({ decimal, fragment }) => [
    decimal,
    sliceText(indexed, ...fragment),
  ]);
}

describe('the processed annotation', () => {
  it.each([
    ['1.50 eV', '1.50'],
    ['2 eV', '2'],
    ['.55 eV', '0.55'],
    ['1·550 eV', '1.550'],
    ['1.50 ± 0.05 eV', '1.50'],
    ['1.5-1.6', '1.55'],
    ['1.5-1.4', '1.45'],
    ['1.10–1.30 eV', '1.2'],
    ['1.5–2.0 eV', '1.75'],
    ['1.60–1.55 eV', '1.575'],
    ['1.50 × 10^0 eV', '1.50'],
    ['15.0 × 10⁻¹ eV', '1.50'],
  ])('%s → %s', (text, decimal) => {
    expect(readQuantity(text).values.map((value) => value.decimal)).toEqual([decimal]);
  });

  it('keeps more digits than a float has', () => {
    const reading = readQuantity('1.00000000000000000001–1.00000000000000000004 eV');
    expect(reading.values[0]?.decimal).toBe('1.000000000000000000025');
  });
});

describe('the parts of a text', () => {
  it('gives each value its own offsets and its own unit', () => {
    expect(partsOf('1.5 eV and 1.6 eV')).toEqual([
      ['1.5', '1.5 eV'],
      ['1.6', '1.6 eV'],
    ]);
    expect(readQuantity('1.5 eV and 1.6 eV').values.map(({ unitText }) => unitText)).toEqual([
      'eV',
      'eV',
    ]);
  });

  it('leaves a shared unit with the part that it stands in', () => {
    expect(partsOf('1.5–1.6 and 2.3 electron volts')).toEqual([
      ['1.55', '1.5–1.6'],
      ['2.3', '2.3 electron volts'],
    ]);
    const units = readQuantity('1.5–1.6 and 2.3 electron volts').values.map((v) => v.unitText);
    expect(units).toEqual([null, 'electron volts']);
  });

  it('counts code points', () => {
    expect(readQuantity('😀😀 1.5 eV').values[0]?.fragment).toEqual([3, 9]);
  });

  it('does not end on an invisible character, nor on a citation', () => {
    expect(partsOf('1.55 eV\u200b')).toEqual([['1.55', '1.55 eV']]);
    expect(partsOf('1.55 eV18 and 1.6 eV [19]')).toEqual([
      ['1.55', '1.55 eV'],
      ['1.6', '1.6 eV'],
    ]);
  });
});

describe('what stands left of the span', () => {
  it('makes a range of two numbers after "between"', () => {
    expect(readQuantity('1.5 and 1.6 eV', 'with gaps between ')).toMatchObject({
      values: [{ decimal: '1.55' }],
      specialCharacter: 'to',
      flag: 'between-and',
    });
  });

  it('reaches 40 code points', () => {
    const far = `between${' '.repeat(34)}`;
    expect(readQuantity('1.5 and 1.6 eV', far).flag).toBeNull();
    expect(readQuantity('1.5 and 1.6 eV', far.slice(0, -1)).flag).toBe('between-and');
  });

  it('makes two values of a change', () => {
    expect(readQuantity('1.73 eV to 1.55 eV', 'which decreases from ')).toMatchObject({
      values: [{ decimal: '1.73' }, { decimal: '1.55' }],
      flag: 'change-not-range',
    });
    expect(partsOf('1.73 eV to 1.55 eV', 'which varies from ')).toEqual([
      ['1.64', '1.73 eV to 1.55 eV'],
    ]);
  });
});

describe('what a person must look at', () => {
  it.each([
    ['1.55 eV (300 K)', 'extra-number', ['1.55']],
    ['1.5–1.6 eV at 300 K', 'extra-number', ['1.55']],
    ['CsPbI3 1.73 eV', 'extra-words', ['1.73']],
    ['1.5 eV for MAPI and 1.6 eV for FAPI', 'extra-words', ['1.5', '1.6']],
    ['1.55 eV/atom', 'unit-not-eV', []],
    ['1.5 and/or 1.6 eV', 'or', ['1.5', '1.6']],
    ['>1.5 and <1.6 eV', 'bound', ['1.5', '1.6']],
    ['30 eV', 'implausible', ['30']],
    ['', 'unparsable', []],
  ])('%s: %s', (text, flag, decimals) => {
    const reading = readQuantity(text);
    expect(reading).toMatchObject({ flag, ambiguous: true });
    expect(reading.values.map(({ decimal }) => decimal)).toEqual(decimals);
  });

  it.each([
    '1.55 eV bandgap',
    'a band gap of 1.55 eV',
    'Eg=1.55eV',
    '1.5–2 eV',
    '1.5to1.6 eV',
    '15 eV',
  ])('not %s', (text) => {
    expect(readQuantity(text).flag).toBeNull();
  });
});

const awkward = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...'0 1 5 .5 1.5 1,5 1·6 eV meV nm e V cV K and to or between from up to ± + - – − ~ ( ) [ 18 ] × 10 ^ ⁻¹ ⁰ / , ; . = l O'.split(
        ' ',
      ),
      ' ',
      '\n',
      '\u00a0',
      '\u200b',
      '\u00ad',
      '😀',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
  { maxLength: 14 },
);
const cents = fc.integer({ min: 1, max: 1500 });
const decimalOf = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

describe('whatever the text holds', () => {
  it('gives plain decimals and offsets inside the text, in order and apart', () => {
    fc.assert(
      fc.property(awkward, fc.string(), (pieces, before) => {
        const text = pieces.join('');
        const reading = readQuantity(text, before);
        expect(reading.flag === null).toBe(!reading.ambiguous);
        if (!reading.ambiguous) expect(reading.values.length).toBeGreaterThan(0);
        let last = 0;
        for (const { decimal, fragment } of reading.values) {
          expect(decimal).toMatch(/^-?\d+(\.\d+)?$/u);
          expect(fragment[0]).toBeGreaterThanOrEqual(last);
          expect(fragment[1]).toBeGreaterThan(fragment[0]);
          last = fragment[1];
        }
        expect(last).toBeLessThanOrEqual(codePointLength(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads every part alone as it read it in the whole', () => {
    const part = fc
      .tuple(
        fc.constantFrom('', '~', 'about '),
        cents.map(decimalOf),
        fc.constantFrom('', ' ± 0.05', '(3)', '–', ' to ', ' eV-'),
        fc.constantFrom('', ' eV', '\u2009eV', '-eV', ' eV18'),
      )
      .map(([about, number, tail, unit]) =>
        /[–o-]/u.test(tail)
          ? `${about}${number}${tail}${number}1${unit}`
          : about + number + tail + unit,
      );
    const joint = fc.constantFrom(' and ', ' & ', ', and ');
    fc.assert(
      fc.property(part, joint, part, (a, and, b) => {
        const parts = partsOf(a + and + b);
        expect(parts).toHaveLength(2);
        for (const [decimal, text] of parts) {
          expect(readQuantity(text).values.map((value) => value.decimal)).toEqual([decimal]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('averages ranges exactly, with any dash and any blank', () => {
    const dash = fc.constantFrom('-', '–', '—', '−', '--', ' to ', ' – ', '\u2009–\n', ' eV–');
    const blank = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u200b ', '-');
    fc.assert(
      fc.property(cents, cents, dash, blank, (a, b, between, space) => {
        const [value, ...others] = readQuantity(
          `${decimalOf(a)}${between}${decimalOf(b)}${space}eV`,
        ).values;
        const expected = (BigInt(a) + BigInt(b)) * 5n;
        const digits = (value?.decimal.split('.')[1] ?? '').length;
        expect(others).toEqual([]);
        expect(BigInt((value?.decimal ?? '').replace('.', '')) * 10n ** BigInt(3 - digits)).toBe(
          expected,
        );
        expect(value?.decimal).not.toMatch(/\.\d*0$/u);
      }),
    );
  });

  it('gives as many values as a list has numbers', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 6 }), (numbers) => {
        const decimals = numbers.map(decimalOf);
        const text = `${decimals.slice(0, -1).join(', ')} and ${decimals.at(-1) ?? ''} eV`;
        const reading = readQuantity(text);
        expect(reading.ambiguous).toBe(false);
        expect(reading.values.map(({ decimal }) => decimal)).toEqual(decimals);
      }),
    );
  });

  it('does not care which blank stands where a blank stands', () => {
    const blank = fc.constantFrom('\u00a0', '\u2009', '\u202f', '\n', ' \u200b', '\u2060 ');
    fc.assert(
      fc.property(fc.constantFrom(...(vectors as Vector[])), blank, ({ text }, other) => {
        const { values, ...rest } = readQuantity(text);
        const { values: otherValues, ...otherRest } = readQuantity(text.replaceAll(' ', other));
        expect(otherRest).toEqual(rest);
        expect(otherValues.map((v) => v.decimal)).toEqual(values.map((v) => v.decimal));
      }),
    );
  });

  it('processes a pure number into itself', () => {
    fc.assert(
      fc.property(cents, (number) => {
        const text = decimalOf(number);
        expect(hasSpecialCharacter(text)).toBe(false);
        expect(readQuantity(text).values.map(({ decimal }) => decimal)).toEqual([text]);
      }),
    );
  });
});

describe('hasSpecialCharacter', () => {
  it.each(['1.55', '2', '1550'])('not in %s', (text) => {
    expect(hasSpecialCharacter(text)).toBe(false);
  });
  it.each(['1.55 eV', '1.5-1.4', '-1.5', '1,5', '.55', '1.', '~1', '1.5\n', '', '１.5'])(
    'in %j',
    (text) => {
      expect(hasSpecialCharacter(text)).toBe(true);
    },
  );
});

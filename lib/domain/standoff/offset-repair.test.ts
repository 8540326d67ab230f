import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { detectOffsetUnit } from './offset-unit';
import { read, write } from './testing/reading-builder';

const text = 'é😀 1.5\neV 2.0';
const rawText = text.replaceAll('\n', '\r\n');
const quoted = (start: number, end: number, quote: string) => ({
  fragments: [[start, end]] as const,
  quote,
});

describe('detectOffsetUnit', () => {
  it('recognises each unit by the quotes', () => {
    const indexed = indexText(text);
    expect(detectOffsetUnit([quoted(3, 6, '1.5')], indexed)).toBe('codePoints');
    expect(detectOffsetUnit([quoted(4, 7, '1.5')], indexed)).toBe('utf16');
    expect(detectOffsetUnit([quoted(7, 10, '1.5')], indexed)).toBe('bytes');
    expect(detectOffsetUnit([quoted(7, 10, '1.5'), quoted(4, 7, '1.5')], indexed)).toBeNull();
  });

  it('takes no offset inside a character', () => {
    expect(detectOffsetUnit([quoted(2, 3, '😀')], indexText(text))).toBeNull();
  });

  it('has no evidence without quotes', () => {
    const unquoted = { fragments: [[0, 17]] as const, quote: null };
    expect(detectOffsetUnit([unquoted], indexText(text))).toBeNull();
    expect(detectOffsetUnit([], indexText(text))).toBe('codePoints');
  });
});

describe('offsets in another unit', () => {
  it.each([
    ['utf16', 'T1\tX 4 7\t1.5\nT2\tY 0 3\té😀\nT3\tX 8 8\n'],
    ['bytes', 'T1\tX 7 10\t1.5\nT2\tY 0 6\té😀\nT3\tX 11 11\n'],
  ] as const)('in %s are offered as a repair and applied on demand only', (unit, ann) => {
    const refused = read(text, ann);
    expect(refused.annotations).toEqual([]);
    expect(refused.repair).toEqual({ unit });
    expect(refused.errors[0]).toMatchObject({ code: `offsets-${unit}`, file: 'a.ann' });
    expect(refused.errors[0]?.message).toContain('all of its 2 quotes fit');

    const repaired = read(text, ann, { offsetUnit: unit });
    expect(repaired.errors).toEqual([]);
    expect(repaired.annotations.map(({ fragments }) => fragments)).toEqual([[[3, 6]], [[0, 2]]]);
    expect(repaired.notes.some(({ message }) => message.includes('as asked'))).toBe(true);
    const written = write(text, repaired, repaired.annotations);
    expect(written).toBe('T1\tX 3 6\t1.5\nT2\tY 0 2\té😀\nT3\tX 7 7\t\n');
    expect(read(text, written).errors).toEqual([]);
  });

  it('are no repair when one quote does not fit', () => {
    const file = read(text, 'T1\tX 4 7\t1.5\nT2\tY 0 3\tno\n');
    expect(file.repair).toBeNull();
    expect(file.errors.map(({ line }) => line)).toEqual([1, 2]);
  });
});

describe('offsets on the text as uploaded', () => {
  it('are converted and reported when they fit CRLF only', () => {
    const ann = 'T1 X 3 6 1.5\nT2\tY 8 10\teV\nT3\tX 3 7;8 10\t1.5\r eV\nR1\tOf Arg1:T1 Arg2:T2\n';
    const file = read(text, ann, { rawText });
    expect(file.errors).toEqual([]);
    expect(file.notes.some(({ message }) => message.includes('as it was uploaded'))).toBe(true);
    expect(file.annotations.map(({ fragments }) => fragments)).toEqual([
      [[3, 6]],
      [[7, 9]],
      [
        [3, 6],
        [7, 9],
      ],
    ]);
    expect(write(text, file, file.annotations)).toBe(
      'T1 X 3 6 1.5\nT2\tY 7 9\teV\nT3\tX 3 6;7 9\t1.5 eV\nR1\tOf Arg1:T1 Arg2:T2\n',
    );
  });

  it('are left alone when they fit the stored text', () => {
    const file = read(text, 'T2\tY 7 9\teV\n', { rawText });
    expect(file.notes).toEqual([]);
    expect(file.annotations[0]?.fragments).toEqual([[7, 9]]);
  });

  it('may count a byte order mark', () => {
    const file = read(text, 'T1\tX 4 7\t1.5\n', { rawText: `\ufeff${text}` });
    expect(file.annotations[0]?.fragments).toEqual([[3, 6]]);
  });

  it('may need the repair of the unit as well', () => {
    const ann = 'T1\tX 9 11\teV\n';
    expect(read(text, ann, { rawText }).repair).toEqual({ unit: 'utf16' });
    const repaired = read(text, ann, { rawText, offsetUnit: 'utf16' });
    expect(repaired.annotations[0]?.fragments).toEqual([[7, 9]]);
  });

  it('are refused when the uploaded text is another text', () => {
    const ann = 'T1\tX 2 3\tb\n';
    expect(read('a\nb', ann, { rawText: 'a\r\nb' }).errors).toEqual([]);
    expect(read('a\nb', ann, { rawText: 'a\r\nb!' }).annotations).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../errors';
import { decodeUtf8, findIllFormed, requireCleanText } from './utf8';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const refusalOf = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
  throw new Error('Nothing was refused.');
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

describe('decodeUtf8', () => {
  it('decodes as it is: line ends, combining marks and all', () => {
    const text = 'e\u0301 é 𝐁\r\n\ttab\u2028';
    expect(decodeUtf8(Buffer.from(text), 'a.txt')).toEqual({ text, notes: [] });
  });

  it('drops one byte order mark and says so', () => {
    const { text, notes } = decodeUtf8(Buffer.from('\ufeff\ufeffA'), 'a.txt');
    expect(text).toBe('\ufeffA');
    expect(notes).toMatchObject([{ file: 'a.txt', line: 1, code: 'byteOrderMark' }]);
  });

  it.each([
    [[0xff, 0xfe, 0x41, 0], 'UTF-16 (little-endian)'],
    [[0xfe, 0xff, 0, 0x41], 'UTF-16 (big-endian)'],
  ])('names UTF-16 by its byte order mark', (bytes, name) => {
    const { message, details } = refusalOf(() => decodeUtf8(Uint8Array.from(bytes), 'a.txt'));
    expect(message).toContain(name);
    expect(details).toMatchObject([{ file: 'a.txt', line: 1, code: 'encoding' }]);
  });

  it('tells line and byte offset of what is no UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from('é\r\nzwei\rdrei\n'),
      Buffer.from([0x67, 0xf6, 0x67]),
    ]);
    const { message, details } = refusalOf(() => decodeUtf8(bytes, 'a.txt'));
    expect(message).toContain('byte 0xf6 at offset 15');
    expect(message).toContain('Latin-1');
    expect(details).toMatchObject([{ file: 'a.txt', line: 4 }]);
  });

  it('counts the offset from the start of the file, byte order mark included', () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0xff]);
    expect(refusalOf(() => decodeUtf8(bytes, 'a')).message).toContain('offset 4');
  });

  it('names a lone surrogate written as bytes', () => {
    const bytes = Uint8Array.from([0x41, 0x0a, 0xed, 0xa0, 0x80]);
    const { message, details } = refusalOf(() => decodeUtf8(bytes, 'a.txt'));
    expect(message).toContain('lone surrogate');
    expect(details).toMatchObject([{ line: 2 }]);
  });

  it('refuses NUL with its line', () => {
    const { message, details } = refusalOf(() => decodeUtf8(Buffer.from('a\nb\nc\0'), 'a.txt'));
    expect(message).toContain('NUL');
    expect(details).toMatchObject([{ file: 'a.txt', line: 3 }]);
  });
});

describe('findIllFormed', () => {
  it('finds a fault exactly where the decoder of the platform finds one', () => {
    const byte = fc.constantFrom(
      0x41,
      0x0a,
      0x80,
      0x9f,
      0xa0,
      0xbf,
      0xc1,
      0xc2,
      0xdf,
      0xe0,
      0xe1,
      0xed,
      0xef,
      0xf0,
      0xf1,
      0xf4,
      0xf5,
      0xff,
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 8 }), (list) => {
        const bytes = Uint8Array.from(list);
        const place = findIllFormed(bytes);
        expect(place === bytes.length).toBe(isUtf8(bytes));
        expect(isUtf8(bytes.subarray(0, place))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('requireCleanText', () => {
  it.each(['plain', '𝐁 is a pair', ''])('lets %j pass', (text) => {
    expect(() => requireCleanText(text, 'a')).not.toThrow();
  });

  it.each([
    ['one\ntwo \ud800 x', 2],
    ['\udc00\ud800', 1],
    ['a\r\nb\rc\n\0', 4],
  ])('refuses %j in its line', (text, line) => {
    expect(refusalOf(() => requireCleanText(text, 'a.json')).details).toMatchObject([
      { file: 'a.json', line },
    ]);
  });
});

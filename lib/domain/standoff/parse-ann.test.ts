import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnn } from './parse-ann';

const textsOf = (content: string) => parseAnn(content).lines.map(({ text }) => text);

describe('parseAnn', () => {
  it('numbers its lines from 1', () => {
    expect(parseAnn('T1\tX 0 1\ta\n\nT2\tX 1 2\tb\n').lines).toMatchObject([
      { number: 1, body: { kind: 'textBound', id: 'T1' } },
      { number: 2, body: { kind: 'blank' } },
      { number: 3, body: { kind: 'textBound', id: 'T2' } },
    ]);
  });

  it('tells what it made regular', () => {
    const regular = { byteOrderMark: false, carriageReturns: false, finalNewline: false };
    expect(parseAnn('a\n').normalised).toEqual(regular);
    expect(parseAnn('').normalised).toEqual(regular);
    expect(parseAnn('\ufeffa\n').normalised).toEqual({ ...regular, byteOrderMark: true });
    expect(parseAnn('a\r\nb\n').normalised).toEqual({ ...regular, carriageReturns: true });
    expect(parseAnn('a').normalised).toEqual({ ...regular, finalNewline: true });
    expect(textsOf('\ufeffa\r\nb')).toEqual(['a', 'b']);
  });

  it('ends lines with LF and CRLF only', () => {
    expect(textsOf('a\u2028b\u2029c\u0085d\ve\ff\rg\nh')).toEqual([
      'a\u2028b\u2029c\u0085d\ve\ff\rg',
      'h',
    ]);
  });

  it('has no line for nothing and one for a line feed', () => {
    expect(textsOf('')).toEqual([]);
    expect(textsOf('\n')).toEqual(['']);
    expect(textsOf('a\n\n')).toEqual(['a', '']);
  });

  it('gives back every file with LF line ends', () => {
    const content = fc.array(fc.string({ unit: 'binary' }).filter((s) => !/[\n\r]/u.test(s)));
    fc.assert(
      fc.property(content, (lines) => {
        fc.pre(!(lines[0] ?? '').startsWith('\ufeff'));
        expect(textsOf(lines.map((line) => `${line}\n`).join(''))).toEqual(lines);
      }),
    );
  });
});

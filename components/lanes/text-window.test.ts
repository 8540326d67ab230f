import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanLength, type Fragment } from '@/lib/domain/spans/fragment';
import { indexText, quoteOf, sliceText } from '@/lib/domain/text/code-points';
import { intoWindow, outOfWindow, stretchesOf, windowAround } from './text-window';

const text = indexText('One 😀. Two 1.55 eV. Three. Four.');
const sentences = [0, 7, 20, 27];

describe('windowAround', () => {
  it('shows the sentence that is touched, in its own offsets', () => {
    const window = windowAround(text, sentences, [[11, 18]]);
    expect(window.text.text).toBe('Two 1.55 eV. ');
    expect(intoWindow(window, [[11, 18]])).toEqual([[4, 11]]);
    expect(quoteOf(window.text, [[4, 11]])).toBe('1.55 eV');
    expect(window).toMatchObject({ sentences: [0], isCutBefore: true, isCutAfter: true });
  });

  it('shows every sentence from the first to the last that is touched', () => {
    const window = windowAround(text, sentences, [
      [4, 5],
      [20, 21],
    ]);
    expect(window).toMatchObject({ start: 0, end: 27, sentences: [0, 7, 20], isCutBefore: false });
  });

  it('shows everything when nothing is in question, or no sentences are known', () => {
    expect(windowAround(text, sentences, [])).toMatchObject({ start: 0, end: text.length });
    expect(windowAround(text, [], [[3, 4]])).toMatchObject({ start: 0, end: text.length });
  });

  it('does not touch a sentence that ends where the span begins', () => {
    expect(windowAround(text, sentences, [[7, 10]])).toMatchObject({ start: 7, end: 20 });
  });

  it('cuts a very long sentence down to whole words around what matters', () => {
    const words = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ');
    const long = indexText(words);
    const at = words.indexOf('word100');
    const window = windowAround(long, [0], [[at, at + 7]]);
    expect(window.end - window.start).toBeLessThan(260);
    expect(window.text.text).toContain('word100');
    expect(words.split(' ')).toEqual(expect.arrayContaining(window.text.text.split(' ')));
    expect(window).toMatchObject({ sentences: [0], isCutBefore: true, isCutAfter: true });
  });

  it('takes fragments in and out again without loss', () => {
    const offset = fc.nat({ max: text.length });
    fc.assert(
      fc.property(offset, offset, offset, offset, (a, b, c, d) => {
        const inside: Fragment = [Math.min(a, b), Math.max(a, b)];
        const other: Fragment = [Math.min(c, d), Math.max(c, d)];
        const window = windowAround(text, sentences, [inside, other]);
        const shown = intoWindow(window, [other]);
        if (other[0] < other[1] && inside[0] < inside[1]) {
          expect(outOfWindow(window, shown)).toEqual([other]);
        }
        expect(quoteOf(window.text, shown)).toBe(quoteOf(text, outOfWindow(window, shown)));
        expect(window.text.length).toBe(window.end - window.start);
      }),
    );
  });
});

describe('stretchesOf', () => {
  it('cuts at the edges and lights what is inside; lit goes before bare', () => {
    expect(
      stretchesOf(text, [7, 20], [[11, 15]], [[11, 18]]).map((each) => [
        each.text,
        each.isLit,
        each.isBare,
      ]),
    ).toEqual([
      ['Two ', false, false],
      ['1.55', true, false],
      [' eV', false, true],
      ['. ', false, false],
    ]);
  });

  it('puts the text together again, whatever is lit', () => {
    const fragment = fc
      .tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length }))
      .map(([a, b]): Fragment => [Math.min(a, b), Math.max(a, b)]);
    fc.assert(
      fc.property(fragment, fc.array(fragment), fc.array(fragment), (part, lit, bare) => {
        const stretches = stretchesOf(text, part, lit, bare);
        expect(stretches.map((each) => each.text).join('')).toBe(sliceText(text, ...part));
        expect(stretches.length).toBeLessThanOrEqual(
          1 + 2 * (lit.length + bare.length) + spanLength([part]),
        );
      }),
    );
  });
});

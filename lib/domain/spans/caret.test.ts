import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { caretAt, selectedFragment, stepCaret, withFocus, type Caret } from './caret';
import { graphemeAt } from './graphemes';
import { awkwardText } from './testing/awkward-text';

const text = indexText('A gap of 2.2–2.4 eV, e\u0301 👩‍🔬.');

/** Where steps lead, one after the other. */
function walk(
  from: number,
  unit: 'character' | 'word',
  direction: 1 | -1,
  steps: number,
): number[] {
  const places: number[] = [];
  let caret: Caret = caretAt(from);
  for (let i = 0; i < steps; i += 1) {
    caret = stepCaret(text, caret, unit, direction, false);
    places.push(caret.focus);
  }
  return places;
}

describe('stepCaret', () => {
  it('goes to the end of each word, a number with its unit being one', () => {
    expect(walk(0, 'word', 1, 4)).toEqual([1, 5, 8, 19]);
  });

  it('passes over stops and signs, but not over an emoji', () => {
    expect(walk(19, 'word', 1, 3)).toEqual([23, 27, 28]);
    expect(walk(28, 'word', -1, 3)).toEqual([24, 21, 9]);
  });

  it('goes back to the start of each word', () => {
    expect(walk(19, 'word', -1, 4)).toEqual([9, 6, 2, 0]);
  });

  it('takes a letter with its accent, and an emoji with its joiners, as one character', () => {
    expect(walk(21, 'character', 1, 3)).toEqual([23, 24, 27]);
    expect(walk(27, 'character', -1, 2)).toEqual([24, 23]);
  });

  it('goes to the ends of the text', () => {
    expect(stepCaret(text, caretAt(4), 'text', 1, false)).toEqual(caretAt(text.length));
    expect(stepCaret(text, caretAt(4), 'text', -1, true)).toEqual({ anchor: 4, focus: 0 });
  });

  it('leaves a selection at the edge on its side', () => {
    const selection = { anchor: 9, focus: 19 };
    expect(stepCaret(text, selection, 'character', -1, false)).toEqual(caretAt(9));
    expect(stepCaret(text, selection, 'character', 1, false)).toEqual(caretAt(19));
    expect(stepCaret(text, selection, 'character', -1, true)).toEqual({ anchor: 9, focus: 18 });
  });
});

describe('every step', () => {
  const units = fc.constantFrom('character' as const, 'word' as const, 'text' as const);
  const step = fc.record({ unit: units, direction: fc.constantFrom(1 as const, -1 as const) });

  it('stays in the text, cuts no cluster, and gets on until the end', () => {
    fc.assert(
      fc.property(awkwardText, step, fc.nat(), (indexed, { unit, direction }, seed) => {
        const start = withFocus(indexed, caretAt(0), seed % (indexed.length + 1), false);
        const { focus } = stepCaret(indexed, start, unit, direction, false);
        expect(focus).toBeGreaterThanOrEqual(0);
        expect(focus).toBeLessThanOrEqual(indexed.length);
        expect(graphemeAt(indexed, focus)[0]).toBe(focus);
        const isAtEnd = start.focus === (direction === 1 ? indexed.length : 0);
        expect((focus - start.focus) * direction > 0).toBe(!isAtEnd);
      }),
    );
  });
});

describe('selectedFragment', () => {
  it('is in reading order, whichever way it was made', () => {
    expect(selectedFragment({ anchor: 7, focus: 3 })).toEqual([3, 7]);
    expect(selectedFragment(caretAt(3))).toBeNull();
  });
});

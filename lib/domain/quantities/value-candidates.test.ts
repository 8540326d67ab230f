import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { findValueCandidates } from './number-mentions';
import { candidatesWithin, nextCandidate } from './value-candidates';

const sentence = '😀 The gap is 1.55 eV, that of the other between 2.2–2.4 eV at 300 K. ';

function all(text: ReturnType<typeof indexText>) {
  return candidatesWithin(text, [0, text.length]);
}

describe.each([
  ['one piece', sentence.repeat(3), true],
  ['many, cut at sentences', sentence.repeat(400), true],
  ['many, cut at lines', `${sentence}\n`.repeat(400), true],
  ['many without any place to cut', '1.5 eV\t'.repeat(3_000), false],
])('%s', (_, string, isWhole) => {
  const text = indexText(string);

  it('has the candidates of the whole text', () => {
    expect(all(text).length).toBeGreaterThan(5);
    if (isWhole) expect(all(text)).toEqual(findValueCandidates(string));
  });

  it.each([7, 100, 6_001])('has each of them in one part of %i code points', (length) => {
    const parts = Array.from({ length: Math.ceil(text.length / length) }, (_, i) =>
      candidatesWithin(text, [i * length, (i + 1) * length]),
    );
    expect(parts.flat()).toEqual(all(text));
  });

  it.each([1, -1] as const)('goes through all of them and round, direction %i', (direction) => {
    const expected = direction === 1 ? all(text) : all(text).toReversed();
    let place = nextCandidate(text, null, direction);
    for (const candidate of expected) {
      expect(place).toEqual(candidate);
      place = nextCandidate(text, [candidate], direction);
    }
    expect(place).toEqual(expected[0]);
  });
});

it('goes on from a place between two', () => {
  const text = indexText(sentence.repeat(2));
  const [first, second, third] = all(text);
  expect(nextCandidate(text, [[20, 20]], 1)).toEqual(second);
  expect(nextCandidate(text, [[20, 20]], -1)).toEqual(first);
  expect(nextCandidate(text, [[70, 70]], 1)).toEqual(third);
});

it('finds nothing where there is nothing', () => {
  expect(nextCandidate(indexText(''), null, 1)).toBeNull();
  expect(nextCandidate(indexText('no number'.repeat(2_000)), [[5, 6]], -1)).toBeNull();
});

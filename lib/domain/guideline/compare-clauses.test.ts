import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuidelineClause } from './clauses';
import { compareClauses, compareWords } from './compare-clauses';

const clause = (number: string, title: string, body = ''): GuidelineClause => ({
  number,
  title,
  body,
});

const someClause = fc.record({
  number: fc.constantFrom('1', '1.1', '1.2', '2'),
  title: fc.constantFrom('Values', 'Ranges'),
  body: fc.constantFrom('', 'Select all.', 'Select  \n all.', 'Leave gaps.'),
});
const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });

describe('compareClauses', () => {
  it('names what was added, changed and removed', () => {
    const before = [clause('1', 'Values'), clause('1.1', 'Unit', 'With it.'), clause('2', 'Old')];
    const after = [clause('1', 'Values'), clause('1.1', 'Unit', 'Without it.'), clause('3', 'New')];
    expect(compareClauses(before, after)).toEqual([
      { kind: 'changed', before: before[1], after: after[1] },
      { kind: 'added', after: after[2] },
      { kind: 'removed', before: before[2] },
    ]);
  });

  it('sees a new title', () => {
    expect(compareClauses([clause('1', 'Gap')], [clause('1', 'Gaps')])).toHaveLength(1);
    expect(compareClauses([clause('1', 'Gap', 'a')], [clause('1', 'Gap a')])).toHaveLength(1);
  });

  it('takes line breaks for nothing', () => {
    const [a, b] = [clause('1', 'Gap', 'one\ntwo'), clause('1', 'Gap', 'one two')];
    expect(compareClauses([a], [b])).toEqual([]);
  });

  it('compares clauses that share a number in their order', () => {
    const [a, b, c] = [clause('1', 'Gap', 'a'), clause('1', 'Gap', 'b'), clause('1', 'Gap', 'c')];
    expect(compareClauses([a, b], [a, c])).toEqual([{ kind: 'changed', before: b, after: c }]);
    expect(compareClauses([a, b], [a])).toEqual([{ kind: 'removed', before: b }]);
  });

  it('finds nothing in the same version, and the mirror image the other way round', () => {
    const version = fc.array(someClause, { maxLength: 6 });
    fc.assert(
      fc.property(version, version, (before, after) => {
        expect(compareClauses(after, after)).toEqual([]);
        const kinds = (changes: readonly { kind: string }[], kind: string) =>
          changes.filter((change) => change.kind === kind).length;
        const there = compareClauses(before, after);
        const back = compareClauses(after, before);
        expect(kinds(there, 'added')).toBe(kinds(back, 'removed'));
        expect(kinds(there, 'changed')).toBe(kinds(back, 'changed'));
        expect(kinds(there, 'added') - kinds(there, 'removed')).toBe(after.length - before.length);
      }),
    );
  });
});

describe('compareWords', () => {
  it('leaves what both have around what differs', () => {
    expect(compareWords('Select the whole range.', 'Select only the\nfirst range.')).toEqual({
      start: 'Select',
      removed: 'the whole',
      added: 'only the first',
      end: 'range.',
    });
  });

  it('gives both wordings back', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { start, removed, added, end } = compareWords(before.join(' '), after.join(' '));
        const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
        expect(join(start, removed, end)).toBe(before.join(' '));
        expect(join(start, added, end)).toBe(after.join(' '));
      }),
    );
  });
});

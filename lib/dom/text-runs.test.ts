import { describe, expect, it } from 'vitest';
import { wholeCodePoints } from './offset-of-point';
import { runOfEdge } from './text-runs';

describe('runOfEdge', () => {
  const runs = [
    { name: 'first', start: 0, length: 10 },
    { name: 'empty', start: 10, length: 0 },
    { name: 'second', start: 10, length: 5 },
  ];

  it.each([
    [0, 'start', 'first'],
    [9, 'start', 'first'],
    [10, 'start', 'second'],
    [15, 'start', 'second'],
    [0, 'end', 'first'],
    [10, 'end', 'first'],
    [11, 'end', 'second'],
    [15, 'end', 'second'],
  ] as const)('offset %i as %s lies in the %s run', (offset, edge, name) => {
    expect(runOfEdge(runs, offset, edge)?.name).toBe(name);
  });

  it('knows no run in an empty text', () => {
    expect(runOfEdge([], 0, 'start')).toBeNull();
  });
});

describe('wholeCodePoints', () => {
  it('counts what lies before a UTF-16 index', () => {
    expect(wholeCodePoints('a𝟐b', 0)).toBe(0);
    expect(wholeCodePoints('a𝟐b', 1)).toBe(1);
    expect(wholeCodePoints('a𝟐b', 3)).toBe(2);
    expect(wholeCodePoints('a𝟐b', 4)).toBe(3);
  });

  it('takes a point between the halves of a pair for the point before it', () => {
    expect(wholeCodePoints('a𝟐b', 2)).toBe(1);
  });

  it('counts combining marks', () => {
    expect(wholeCodePoints('e\u0301x', 2)).toBe(2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsWithin } from './text-runs';

/** Runs one behind the other, as a text has them; some are empty. */
const runLists = fc.array(fc.nat(6), { maxLength: 12 }).map((lengths) => {
  let start = 0;
  return lengths.map((length) => {
    const run = { start, length };
    start += length;
    return run;
  });
});

describe('runsWithin', () => {
  it('finds the runs that share a code point, and no run that is only touched', () => {
    const runs = [
      { start: 0, length: 10 },
      { start: 10, length: 0 },
      { start: 10, length: 5 },
    ];
    expect(runsWithin(runs, [0, 10])).toEqual([runs[0]]);
    expect(runsWithin(runs, [9, 11])).toEqual([runs[0], runs[2]]);
    expect(runsWithin(runs, [10, 11])).toEqual([runs[2]]);
    expect(runsWithin(runs, [15, 20])).toEqual([]);
  });

  it('is what asking each run gives', () => {
    fc.assert(
      fc.property(runLists, fc.nat(70), fc.integer({ min: 1, max: 20 }), (runs, start, length) => {
        const end = start + length;
        const asked = runs.filter(
          (run) => Math.max(start, run.start) < Math.min(end, run.start + run.length),
        );
        expect(runsWithin(runs, [start, end])).toEqual(asked);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { daysToJudgeBy, estimateEnd } from './outlook';
import { findReaderQuestions, type ReaderPace } from './reader-questions';

function pace(userId: string, change: Partial<ReaderPace> = {}): ReaderPace {
  return { userId, finished: 100, flagged: 4, medianSeconds: 60, ...change };
}

const kindsOf = (...readers: ReaderPace[]) =>
  Object.fromEntries(
    [...findReaderQuestions(readers)].map(([id, questions]) => [id, questions.map((q) => q.kind)]),
  );

describe('findReaderQuestions', () => {
  it('asks nothing of people who read alike', () => {
    expect(kindsOf(pace('a'), pace('b', { medianSeconds: 100 }), pace('c'))).toEqual({});
  });

  it('asks about a pace far from the others’, with both numbers', () => {
    const readers = [pace('a', { medianSeconds: 150 }), pace('b'), pace('c')];
    expect(findReaderQuestions(readers).get('a')).toEqual([
      { kind: 'slow', seconds: 150, others: 60 },
    ]);
    expect(kindsOf(pace('a', { medianSeconds: 24 }), pace('b'), pace('c'))).toEqual({
      a: ['fast'],
    });
  });

  it('asks about many flags, not about few more of few', () => {
    const readers = (flagged: number) => [pace('a', { flagged }), pace('b'), pace('c')];
    expect(findReaderQuestions(readers(18)).get('a')).toEqual([
      { kind: 'manyFlags', share: 0.18, others: 0.04 },
    ]);
    expect(kindsOf(...readers(8))).toEqual({});
    const rare = [pace('a', { flagged: 4 }), pace('b', { flagged: 0 }), pace('c', { flagged: 0 })];
    expect(kindsOf(...rare)).toEqual({});
  });

  it('has too little to stand on with few readings, or fewer than two others', () => {
    const slow = { medianSeconds: 600, flagged: 10, finished: 19 };
    expect(kindsOf(pace('a', slow), pace('b'), pace('c'))).toEqual({});
    expect(kindsOf(pace('a', { medianSeconds: 600 }), pace('b'))).toEqual({});
    expect(
      kindsOf(pace('a', { medianSeconds: 600 }), pace('b'), pace('c', { medianSeconds: null })),
    ).toEqual({});
  });
});

describe('daysToJudgeBy', () => {
  it('takes the days since the first assignment, at most a fortnight', () => {
    const day = 86_400_000;
    expect(daysToJudgeBy(null, day)).toBe(1);
    expect(daysToJudgeBy(4 * day, 5.5 * day)).toBe(2);
    expect(daysToJudgeBy(0, 100 * day)).toBe(14);
  });
});

describe('estimateEnd', () => {
  it('waits for who needs longest', () => {
    const readers = [
      { userId: 'a', open: 10, recent: 14 },
      { userId: 'b', open: 9, recent: 3 },
      { userId: 'c', open: 0, recent: 0 },
    ];
    expect(estimateEnd(readers, 14)).toEqual({ kind: 'days', days: 42, last: 'b' });
  });

  it('does not guess for one who has read nothing lately', () => {
    const readers = [
      { userId: 'a', open: 10, recent: 14 },
      { userId: 'b', open: 1, recent: 0 },
    ];
    expect(estimateEnd(readers, 14)).toEqual({ kind: 'unknown', waitingFor: ['b'] });
  });

  it('is done when nothing is open', () => {
    expect(estimateEnd([{ userId: 'a', open: 0, recent: 5 }], 14)).toEqual({ kind: 'done' });
    expect(estimateEnd([], 14)).toEqual({ kind: 'done' });
  });
});

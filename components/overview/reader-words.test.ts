import { describe, expect, it } from 'vitest';
import { outlookWords, questionWords } from './reader-words';

const nameOf = (id: string) => `Reader ${id}`;
const now = Date.UTC(2026, 2, 1);

describe('how people read, in words', () => {
  it('asks', () => {
    expect(questionWords({ kind: 'slow', seconds: 150.4, others: 60 })).toBe(
      'Takes 2 min 30 s a snippet, the others 1 min. Is something in the way?',
    );
    expect(questionWords({ kind: 'fast', seconds: 9, others: 45 })).toContain('9 s a snippet');
    expect(questionWords({ kind: 'manyFlags', share: 0.18, others: 0.04 })).toBe(
      'Flags 18 % as NOT CLEAR, the others 4 %. Is a rule unclear?',
    );
  });

  it('tells when all is read, or why that cannot be told', () => {
    expect(outlookWords({ kind: 'done' }, 14, now, nameOf)).toBeNull();
    expect(outlookWords({ kind: 'days', days: 9, last: 'b' }, 14, now, nameOf)).toBe(
      'At the pace of the last 14 days everything is read about 10 Mar 2026; Reader b is the last.',
    );
    expect(outlookWords({ kind: 'unknown', waitingFor: ['a', 'b'] }, 14, now, nameOf)).toBe(
      'When everything will be read cannot be told: Reader a and Reader b read nothing in the last 14 days.',
    );
  });
});

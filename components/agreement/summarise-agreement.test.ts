import { describe, expect, test } from 'vitest';
import { measureAgreement } from '@/lib/domain/agreement/measure-agreement';
import type { SnippetReadings } from '@/lib/domain/agreement/snippet-readings';
import { describeNumbers, summariseAgreement } from './summarise-agreement';
import { options, snippet } from './testing/snippets';

const titleOf = (name: string) => `label ${name}`;

function summaryOf(snippets: readonly SnippetReadings[]): string {
  return summariseAgreement(measureAgreement(snippets, options), titleOf);
}

/** As many snippets, in each of which the readers mark one place. */
function times(count: number, a: string, b: string | null, name = `${a}${b}`): SnippetReadings[] {
  return Array.from({ length: count }, (_, i) =>
    snippet(`${name}-${i}`, { a: [[0, 4, a]], b: b === null ? [] : [[0, 4, b]] }),
  );
}

describe('the result in sentences', () => {
  test('nothing assigned, nothing finished and nothing marked are told apart', () => {
    expect(summaryOf([])).toBe('Nothing is assigned yet, so there is nothing to compare.');
    expect(summaryOf([{ ...snippet('s', { a: [] }), missing: ['b'] }])).toBe(
      'Nothing can be compared yet: of 1 snippet none was finished by two readers.',
    );
    expect(summaryOf([snippet('s', { a: [], b: [] })])).toBe(
      'Over 1 snippet read by two or more, nobody marked a span: the readers agree that there is nothing.',
    );
  });

  test('few are counted, not extrapolated', () => {
    const some = [
      snippet('s1', { a: [[0, 4, 'X']], b: [[0, 4, 'X']] }),
      snippet('s2', { a: [[0, 4, 'X']], b: [[0, 4, 'Y']] }),
      snippet('s3', { a: [[0, 4, 'X']], b: [] }),
      snippet('s4', { a: [[0, 4, 'X']], b: [[1, 4, 'X']] }),
    ];
    // Three pairs of 4 + 3 spans; two of the three with the same edges, two with the same label.
    expect(summaryOf(some)).toBe(
      'Over 4 snippets read by two or more: what one reader marked, the other marked too 6 of 7 times. Where both marked a place, they drew the same edges 2 of 3 times and gave the same label 2 of 3 times. The one label disagreement is label X against label Y. On whether a snippet has anything at all they agreed 3 of 4 times.',
    );
  });

  test('many are said of a hundred, and what they confuse most', () => {
    const many = [
      ...times(88, 'L', 'L'),
      ...times(5, 'L', 'U'),
      ...times(4, 'U', 'L'),
      ...times(3, 'E', 'U'),
      ...times(10, 'L', null),
    ];
    // 200 of 210 spans have a partner, 88 of 100 pairs have one label, 9 of 12 are L against U.
    expect(summaryOf(many)).toBe(
      'Over 110 snippets read by two or more: what one reader marked, the other marked too 95 times in 100. Where both marked a place, they drew the same edges every time (100) and gave the same label 88 times in 100. Most label disagreements (9 of 12) are label L against label U. On whether a snippet has anything at all they agreed 91 times in 100.',
    );
  });

  test('nothing is rounded to always or to not at all', () => {
    const words = summaryOf([...times(999, 'L', 'L'), ...times(1, 'L', 'U')]);
    expect(words).toContain('gave the same label more than 99 times in 100.');
    expect(summaryOf(times(60, 'L', null))).toContain('the other marked too 0 times in 100.');
  });

  test('no pair of labels is named where two are as frequent', () => {
    const words = summaryOf([...times(2, 'L', 'U'), ...times(2, 'E', 'U')]);
    expect(words).not.toContain('disagreement');
    expect(
      summaryOf([...times(2, 'L', 'U'), ...times(1, 'E', 'U'), ...times(1, 'E', 'C')]),
    ).toContain('The most frequent label disagreement (2 of 4) is label L against label U.');
    expect(summaryOf(times(2, 'L', 'U'))).toContain('Every label disagreement (2) is label L');
  });

  test('one pair is described by its own numbers', () => {
    const { pairs } = measureAgreement(times(2, 'L', 'L'), options);
    expect(pairs.map((pair) => describeNumbers(pair, titleOf))).toEqual([
      'what one reader marked, the other marked too every time (4). Where both marked a place, they drew the same edges every time (2) and gave the same label every time (2). On whether a snippet has anything at all they agreed every time (2).',
    ]);
  });
});

import { expect, test } from 'vitest';
import { measureAgreement } from '@/lib/domain/agreement/measure-agreement';
import { listPooledDisagreements } from './agreement-words';
import { options, snippet } from './testing/snippets';

test('the lists behind the pooled numbers', () => {
  const report = measureAgreement(
    [
      snippet('s1', { a: [[0, 4, 'X']], b: [[0, 4, 'X']] }),
      snippet('s2', { a: [[0, 4, 'X']], b: [[0, 4, 'Y']] }),
      snippet('s3', { a: [[0, 4, 'X']], b: [] }),
      snippet('s4', { a: [[0, 4, 'X']], b: [[1, 4, 'X']] }),
    ],
    options,
  );
  expect(listPooledDisagreements(report.pairs).map(({ snippets }) => snippets)).toEqual([
    ['s3'],
    ['s4'],
    ['s2'],
    ['s3'],
  ]);
});

test('a snippet that several pairs disagree on is listed once', () => {
  const report = measureAgreement(
    [snippet('s', { a: [[0, 4, 'X']], b: [[0, 4, 'Y']], c: [[0, 4, 'Z']] })],
    options,
  );
  expect(listPooledDisagreements(report.pairs)[2]).toEqual({
    title: 'The same place with other labels',
    snippets: ['s'],
  });
});

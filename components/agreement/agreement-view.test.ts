/** The traps of small or lopsided data, in the words that stand on the screen. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { measureAgreement } from '@/lib/domain/agreement/measure-agreement';
import type { SnippetReadings } from '@/lib/domain/agreement/snippet-readings';
import { readAgreementFilter } from './agreement-filter';
import { AgreementView } from './agreement-view';
import { options, snippet } from './testing/snippets';

function markupOf(snippets: readonly SnippetReadings[], seed?: number): string {
  const bootstrap = seed === undefined ? undefined : { seed, resamples: 50 };
  return renderToStaticMarkup(
    createElement(AgreementView, {
      projectId: 'p',
      filter: readAgreementFilter(seed === undefined ? {} : { intervals: 'yes' }),
      report: measureAgreement(snippets, { ...options, bootstrap }),
      nameOf: (email: string) => email.toUpperCase(),
      titleOf: (name: string) => name,
      caseIds: new Map<string, string>(),
      isNamingReaders: true,
    }),
  );
}

/** The page's text, a line for each element that holds some. */
function screenOf(snippets: readonly SnippetReadings[]): string[] {
  return markupOf(snippets)
    .replaceAll(/<\/(?:p|li|td|th|h2|h3|h4|dt|dd|figcaption|summary|caption|div)>/gu, '\n')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What is said under a heading of the page. */
function saidOf(screen: readonly string[], heading: string, lines = 1): string[] {
  const at = screen.indexOf(heading);
  expect(at, heading).toBeGreaterThanOrEqual(0);
  return screen.slice(at + 1, at + 1 + lines);
}

const labelChance = 'Label, corrected for chance (α)';
const snippetChance = 'The same, corrected for chance (α)';

describe('a screen of agreement', () => {
  test('of one label everywhere has no chance-corrected number, and says which label', () => {
    const screen = screenOf([
      snippet('s1', { a: [[0, 4, 'X']], b: [[0, 4, 'X']] }),
      snippet('s2', { a: [[0, 4, 'X']], b: [[0, 4, 'X']] }),
    ]);
    expect(saidOf(screen, labelChance)).toEqual([
      'No value: Only one label was used, X: no disagreement is possible.',
    ]);
    expect(saidOf(screen, snippetChance)).toEqual([
      'No value: Every reader marked something in every snippet: no disagreement is possible.',
    ]);
    expect(screen).toContain(
      '–no value: Both readers used one label only, X: expected agreement is 1.',
    );
    expect(saidOf(screen, 'Same place: overlap F1')).toEqual(['1.00']);
  });

  test('where only one reader marks scores 0, and has no label to compare', () => {
    const screen = screenOf([snippet('s1', { a: [[0, 4, 'X']], b: [] })]);
    expect(screen[0]).toBe(
      'Over 1 snippet read by two or more: what one reader marked, the other marked too 0 of 1 times. On whether a snippet has anything at all they agreed 0 of 1 times.',
    );
    expect(saidOf(screen, 'Same place: overlap F1', 2)).toEqual([
      '0.00',
      '1 comparison, 1 and 0 spans',
    ]);
    expect(saidOf(screen, 'Same label where both marked')).toEqual([
      'No value: No span of one reader is matched with one of the other.',
    ]);
    expect(saidOf(screen, labelChance)).toEqual([
      'No value: No span of one reader is matched with one of another.',
    ]);
    expect(screen).toContain('No span of one reader is matched with one of the other.');
  });

  test('of spans that lie apart scores 0 for the spans, and 1 for the snippet', () => {
    const screen = screenOf([snippet('s1', { a: [[0, 4, 'X']], b: [[4, 8, 'X']] })]);
    expect(saidOf(screen, 'Same place: overlap F1')).toEqual(['0.00']);
    expect(saidOf(screen, 'Anything marked or nothing')).toEqual(['1.00']);
  });

  test('of readers who share no snippet compares nothing, and says why', () => {
    const screen = screenOf([
      snippet('s1', { a: [[0, 4, 'X']] }),
      snippet('s2', { b: [[0, 4, 'X']] }),
    ]);
    expect(screen.slice(0, 5)).toEqual([
      'No agreement yet',
      'Nothing can be compared yet: of 2 snippets none was finished by two readers.',
      'Left out, and why',
      '2 of 2 snippets',
      '›Assigned to one reader only2',
    ]);
  });

  test('of snippets in which nobody marks anything says so, and has no F1', () => {
    const screen = screenOf([snippet('s1', { a: [], b: [] }), snippet('s2', { a: [], b: [] })]);
    expect(screen[0]).toBe(
      'Over 2 snippets read by two or more, nobody marked a span: the readers agree that there is nothing.',
    );
    expect(saidOf(screen, 'Same place: overlap F1')).toEqual([
      'No value: Neither reader marked a span.',
    ]);
    expect(saidOf(screen, 'Anything marked or nothing')).toEqual(['1.00']);
    expect(saidOf(screen, snippetChance)).toEqual([
      'No value: Every reader marked nothing in every snippet: no disagreement is possible.',
    ]);
  });

  test('with a reading that was not finished leaves its snippet out, and names the reader', () => {
    const unopened = { ...snippet('s2', { a: [[0, 4, 'X']] }), missing: ['b'] };
    const screen = screenOf([snippet('s1', { a: [], b: [] }), unopened]);
    expect(saidOf(screen, 'Left out, and why', 3)).toEqual([
      '1 of 2 snippets',
      '›A reading is not finished1',
      's2B',
    ]);
  });

  test('of snippets that are all NOT CLEAR does not say that they are unfinished', () => {
    const flagged: SnippetReadings = {
      ...snippet('s1', { a: [], b: [] }),
      readings: ['a', 'b'].map((annotator) => ({
        annotator,
        outcome: 'undecided',
        isFlagged: true,
        spans: [],
      })),
    };
    expect(screenOf([flagged]).slice(1, 2)).toEqual([
      'Nothing can be compared: of 1 snippet none counts, for the reasons below.',
    ]);
  });

  test('draws the intervals of each pair when they are asked for', () => {
    const snippets = Array.from({ length: 20 }, (_, i) =>
      snippet(`s${i}`, { a: [[0, 4, 'X']], b: i % 4 === 0 ? [] : [[0, 4, 'X']] }),
    );
    expect(markupOf(snippets)).not.toContain('agreement-intervals');
    const markup = markupOf(snippets, 1);
    expect(markup).toMatch(
      /aria-label="Agreement of 1 pairs? with 95 % intervals; same place, all pairs: 0\.86, 0\.\d\d to 0\.\d\d\."/u,
    );
    // Rows of all pairs and of the pair: once in the wide drawing, under each measure in the narrow.
    expect(markup.match(/>All pairs<\/text>/gu)).toHaveLength(4);
    expect(markup.match(/>A · B<\/text>/gu)).toHaveLength(4);
  });
});

import { describe, expect, test } from 'vitest';
import { parseGuidelineClauses } from '../guideline/clauses';
import { commonNotClearReasons } from '../label-scheme/scheme';
import { blankTemplate, pv600Template } from '../label-scheme/templates';
import { hasOverlap } from '../spans/fragment';
import { findTargets } from '../snippets/targets';
import { indexText, quoteOf } from '../text/code-points';
import { exampleTexts, fitsExamples, fragmentOf } from './example-texts';
import { readReason, writeReason } from './reason';

const clauses = parseGuidelineClauses(pv600Template.guideline);

describe.each(exampleTexts.map((example) => [example.name, example] as const))(
  '%s',
  (_, example) => {
    test('its spans hit their quotes and do not overlap', () => {
      const text = indexText(example.text);
      const fragments = example.spans.map(({ quote }) => fragmentOf(example, quote));
      expect(fragments.map((fragment) => quoteOf(text, [fragment]))).toEqual(
        example.spans.map(({ quote }) => quote),
      );
      fragments.forEach((fragment, i) => {
        for (const other of fragments.slice(i + 1)) {
          expect(hasOverlap([fragment], [other])).toBe(false);
        }
      });
    });

    test('every reason cites a clause of the template’s guideline, and is read back', () => {
      for (const { why, clause } of [example, ...example.spans]) {
        expect(clauses.map(({ number }) => number)).toContain(clause);
        expect(readReason(writeReason({ why, clause }), clauses)).toEqual({ why, clause });
      }
    });

    test('its outcome is one that the program accepts', () => {
      expect(example.outcome === 'values').toBe(example.spans.length > 0);
      expect(example.outcome === 'undecided').toBe(example.flagReason !== null);
      if (example.flagReason !== null) expect(commonNotClearReasons).toContain(example.flagReason);
    });

    test('its text names the material', () => {
      expect(findTargets(example.text, example.material).length).toBeGreaterThan(0);
    });
  },
);

test('the examples show every kind of answer, and fit the template’s labels alone', () => {
  expect(new Set(exampleTexts.map(({ outcome }) => outcome))).toEqual(
    new Set(['values', 'none', 'undecided']),
  );
  const names = exampleTexts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(fitsExamples(pv600Template.scheme)).toBe(true);
  expect(fitsExamples(blankTemplate.scheme)).toBe(false);
});

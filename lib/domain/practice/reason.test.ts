import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGuidelineClauses } from '../guideline/clauses';
import { pv600Template } from '../label-scheme/templates';
import { readReason, writeReason } from './reason';

const clauses = parseGuidelineClauses(pv600Template.guideline);

test.each([
  ['3.2 One range, one span.', 'One range, one span.', '3.2'],
  ['3.2: One range, one span.', 'One range, one span.', '3.2'],
  ['Clause 3.2: One range, one span.', 'One range, one span.', '3.2'],
  ['One range, one span (3.2)', 'One range, one span', '3.2'],
  ['One range, one span. 3.2', 'One range, one span.', '3.2'],
  ['See clause 3.2.', 'See', '3.2'],
  ['4: Both are of the authors.', 'Both are of the authors.', '4'],
  ['3.2', null, '3.2'],
  ['  ', null, null],
  [null, null, null],
])('%j', (note, why, clause) => {
  expect(readReason(note, clauses)).toEqual({ why, clause });
});

test.each([
  '1.55 eV is the measured one.',
  '2.3 eV is the measured one.',
  '2.3, which was measured, is the value.',
  'The authors measured 1.55',
  'The authors measured 1.4.',
  'The range is 2.2–2.4',
  '2 values, both measured',
  '4 Both are of the authors.',
  '1:1 mixture of both',
  'The gap is ca. 2.1',
])('a value is no clause: %s', (note) => {
  expect(readReason(note, clauses)).toEqual({ why: note, clause: null });
});

test('what is written is read back', () => {
  const words = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => /^\p{L}/u.test(text) && !/\d\W*$/u.test(text));
  fc.assert(
    fc.property(
      fc.option(words),
      fc.option(fc.constantFrom(...clauses.map(({ number }) => number))),
      (why, clause) => {
        expect(readReason(writeReason({ why, clause }), clauses)).toEqual({ why, clause });
      },
    ),
  );
});

/**
 * A long text with many spans, the same each time: a million code points of sentences about band
 * gaps, some characters outside the BMP among them, and five thousand spans: mostly values, and
 * now and then one around another, three over each other, two that touch, one in two parts.
 */
import { randomUUID } from 'node:crypto';
import type { Operation } from '@/lib/domain/assignment/operation';
import { seededRandom, integerBelow } from '@/lib/domain/random/seeded-random';
import { splitSentences } from '@/lib/domain/snippets/sentences';
import { codePointLength } from '@/lib/domain/text/code-points';

export type LongDocument = {
  readonly text: string;
  readonly sentences: readonly number[];
  /** In the order of the text; each span its fragments, in code points. */
  readonly spans: readonly (readonly [start: number, end: number][])[];
};

const subjects = ['The film', 'A single crystal', 'The annealed sample', 'The 𝛼-phase powder'];
const additions = [
  'after two hours at 120 °C in dry nitrogen',
  'on glass that was cleaned in an ultrasonic bath',
  'with an excess of the organic halide',
  'as the absorption edge in the Tauc plot shows',
];

/** `length` is met to within one sentence; there are at most `spanCount` spans. */
export function makeLongDocument(length = 1_000_000, spanCount = 5_000): LongDocument {
  const random = seededRandom('long document');
  const pick = (words: readonly string[]) => words[integerBelow(random, words.length)] ?? '';
  const parts: string[] = [];
  const values: { readonly start: number; readonly value: number; readonly unit: number }[] = [];
  let at = 0;
  const write = (part: string) => {
    parts.push(part);
    at += codePointLength(part);
  };
  while (at < length) {
    write(`${pick(subjects)} ${pick(additions)} has a gap of `);
    const value = `${1 + integerBelow(random, 3)}.${10 + integerBelow(random, 90)}`;
    values.push({ start: at, value: at + value.length, unit: at + value.length + 3 });
    write(`${value} eV and keeps it ${pick(additions)}.`);
    write(integerBelow(random, 6) === 0 ? '\n' : ' ');
  }
  const text = parts.join('').trimEnd();
  // Some values are left for those who look for one to mark.
  const spans = values
    .filter((_, i) => i % 3 > 0)
    .flatMap(({ start, value, unit }, i): [number, number][][] => {
      if (i % 50 === 0) return [[[start, unit]], [[start - 7, unit]], [[start - 7, value]]];
      if (i % 50 === 1) return [[[start, value]], [[value, unit]]];
      if (i % 50 === 2)
        return [
          [
            [start - 7, start - 4],
            [start, unit],
          ],
        ];
      return [[[start, unit]]];
    });
  return { text, sentences: splitSentences(text), spans: spans.slice(0, spanCount) };
}

/** The spans as operations that add them, in batches of what one request may hold. */
export function batchesOf(spans: LongDocument['spans'], labels: readonly string[]): Operation[][] {
  const operations = spans.map((fragments, i): Operation => ({
    id: randomUUID(),
    at: '2026-01-01T12:00:00Z',
    type: 'add',
    annotation: {
      id: randomUUID(),
      fragments: fragments.map(([start, end]) => [start, end]),
      label: labels[i % labels.length] ?? '',
    },
  }));
  const batches: Operation[][] = [];
  for (let i = 0; i < operations.length; i += 500) batches.push(operations.slice(i, i + 500));
  return batches;
}

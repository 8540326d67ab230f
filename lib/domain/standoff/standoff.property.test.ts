import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Annotation } from '../spans/fragment';
import { indexText } from '../text/code-points';
import { parseAnn } from './parse-ann';
import type { SourceFileLines } from './source-file';
import { garbage, rowsIn, texts } from './testing/arbitrary-readings';
import { read, schemeOf } from './testing/reading-builder';
import { compareSpans, compareText } from './write-gold-ann';
import { writeReading } from './write-reading';

const scheme = schemeOf('X', 'Y');

function writeRows(source: SourceFileLines | null, rows: readonly Annotation[], text: string) {
  return writeReading(source, rows, indexText(text), scheme);
}

/** Rows as a set: a file has no ids of ours, and its order is its own. */
function contentOf(rows: readonly Annotation[]): unknown[] {
  return [...rows]
    .sort((a, b) => compareSpans(a, b) || compareText(keyOf(a), keyOf(b)))
    .map(({ fragments, label, attributes, note }) => ({ fragments, label, attributes, note }));
}

function keyOf({ attributes, note }: Annotation): string {
  return JSON.stringify([Object.entries(attributes).sort(), note]);
}

const readings = texts.chain((text) => fc.record({ text: fc.constant(text), rows: rowsIn(text) }));

describe('standoff files', () => {
  it('read back as what was written, and are written back as they were read', () => {
    fc.assert(
      fc.property(readings, ({ text, rows }) => {
        const ann = writeRows(null, rows, text);
        const file = read(text, ann, { allowNewTypes: true });
        expect(file.errors).toEqual([]);
        expect(contentOf(file.annotations)).toEqual(contentOf(rows));
        expect(writeRows(file.source, file.annotations, text)).toBe(ann);
      }),
    );
  });

  it('read back as the current rows after any changes over an imported file', () => {
    const edits = readings.chain(({ text, rows }) =>
      fc.record({
        text: fc.constant(text),
        imported: fc.constant(rows),
        kept: fc.subarray([...rows.keys()]),
        edited: rowsIn(text),
        added: rowsIn(text),
      }),
    );
    fc.assert(
      fc.property(edits, ({ text, imported, kept, edited, added }) => {
        const file = read(text, writeRows(null, imported, text), { allowNewTypes: true });
        const survivors = file.annotations.filter((_, i) => kept.includes(i));
        const current = [
          ...survivors.map((row, i) => ({ ...row, ...edited[i], id: row.id })),
          ...added,
        ];
        const again = read(text, writeRows(file.source, current, text), { allowNewTypes: true });
        expect(again.errors).toEqual([]);
        expect(contentOf(again.annotations)).toEqual(contentOf(current));
      }),
    );
  });

  it('of garbage are kept verbatim or refused with their lines, and nothing else', () => {
    let kept = 0;
    fc.assert(
      fc.property(garbage, fc.boolean(), (ann, allowNewTypes) => {
        const file = read('aaa\u2028', ann, { allowNewTypes });
        if (file.errors.length > 0) {
          expect(file.annotations).toEqual([]);
          for (const error of file.errors) {
            expect(error.file).toBe('a.ann');
            if (error.code === undefined) expect(error.line).toBeGreaterThan(0);
          }
          return;
        }
        kept += 1;
        const stored = JSON.parse(JSON.stringify(file.source)) as SourceFileLines;
        const written = writeRows(stored, file.annotations, 'aaa\u2028');
        expect(written).toBe(
          parseAnn(ann)
            .lines.map((line) => `${line.text}\n`)
            .join(''),
        );
      }),
      { numRuns: 2_000 },
    );
    expect(kept).toBeGreaterThan(200);
  });
});

describe('hostile files', () => {
  const many = 10_000;
  it.each([
    ['blanks', `T1\tX 0 1${' \t'.repeat(many)}b`],
    ['digits', `T1\tX ${'1'.repeat(2 * many)}`],
    ['an endless id', `T${'a'.repeat(2 * many)}`],
    ['fragments', `T1\tX ${'0 1;'.repeat(many)}0 1\ta`],
    ['wrong quotes', `T1\tX 0 1\t${'a'.repeat(400)}b\n`.repeat(many / 100)],
    ['long spans without text', 'T1\tX 0 100000\n'.repeat(many / 10)],
    [
      'a chain of notes',
      Array.from({ length: many }, (_, i) => `#${i + 1}\tN #${i}\tx`).join('\n'),
    ],
  ])('with %s are read in linear time', (_, ann) => {
    const file = read('a'.repeat(2 * many), ann);
    if (file.errors.length === 0) {
      expect(writeRows(file.source, file.annotations, 'a'.repeat(2 * many))).toContain(
        ann.slice(0, 9),
      );
    } else {
      expect(file.errors[0]?.line).toBeGreaterThan(0);
    }
  });

  it('lose all that hangs on one span at once', () => {
    const notes = Array.from({ length: many }, (_, i) => `#${i}\tOther T1\tx`);
    const file = read('a', ['T1\tX 0 1\ta', ...notes].join('\n'));
    expect(writeRows(file.source, [], 'a')).toBe('');
  });
});

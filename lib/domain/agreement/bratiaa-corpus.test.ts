/**
 * Four annotators on seven news texts (the example of the bratiaa program), against the counts
 * known for each pair. Reads the corpus from the shared folder beside the project, if it is there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LabelledSpan } from '../spans/fragment';
import { measureAgreement } from './measure-agreement';
import { mark, read, snippetOf } from './testing/readings';

const corpus = resolve(import.meta.dirname, '../../../../shared/corpora/bratiaa-four-annotators');

/** The text-bound lines of a file whose spans have one fragment each. */
function readSpans(file: string): LabelledSpan[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('T'))
    .map((line) => {
      const [label, start, end] = line.split('\t')[1]!.split(' ');
      return mark(label!, Number(start), Number(end));
    });
}

describe.skipIf(!existsSync(corpus))('the corpus of four annotators', () => {
  it('gives the known counts for all six pairs, and the known mean of strict F1', () => {
    const annotators = ['Lisa', 'Maria', 'Max', 'Peter'];
    const files = readdirSync(join(corpus, 'Lisa')).filter((file) => file.endsWith('.ann'));
    const snippets = files.map((file) =>
      snippetOf(
        file,
        annotators.map((name) => read(name, readSpans(join(corpus, name, file)))),
      ),
    );
    const { pairs, pooled } = measureAgreement(snippets, {
      notClear: 'exclude',
      notClearLabel: 'NOT_CLEAR',
    });
    expect(
      pairs.map((pair) => [
        `${pair.a}, ${pair.b}`,
        pair.spansA,
        pair.spansB,
        pair.exact,
        pair.exactSameLabel,
        pair.partial,
        pair.onlyA,
        pair.onlyB,
      ]),
    ).toEqual([
      ['Lisa, Maria', 404, 404, 382, 382, 19, 3, 3],
      ['Lisa, Max', 404, 358, 333, 333, 25, 46, 0],
      ['Lisa, Peter', 404, 401, 397, 386, 0, 7, 4],
      ['Maria, Max', 404, 358, 311, 311, 44, 49, 3],
      ['Maria, Peter', 404, 401, 376, 366, 18, 10, 7],
      ['Max, Peter', 358, 401, 329, 318, 25, 4, 47],
    ]);
    expect(pooled.meanStrictF1.value).toBeCloseTo(0.8904, 4);
    expect(pooled.deviationStrictF1.value).toBeCloseTo(0.0526, 4);
  });
});

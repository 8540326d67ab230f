/** Small builders for tests of this room. */
import { labelSchemeSchema, type LabelScheme } from '../../label-scheme/scheme';
import type { Annotation, Fragments } from '../../spans/fragment';
import { indexText } from '../../text/code-points';
import { readReading, type ReadingFile, type ReadingInput } from '../read-reading';
import { writeReading } from '../write-reading';

/** A scheme of these labels, with a flag `Negated` and a choice `Confidence`. */
export function schemeOf(...names: string[]): LabelScheme {
  return labelSchemeSchema.parse({
    labels: names.map((name) => ({ name, title: name, key: null, color: '#336699' })),
    attributes: [
      { name: 'Negated', labels: [], values: [] },
      { name: 'Confidence', labels: [], values: ['high', 'low'] },
    ],
  });
}

/** Ids `id-1`, `id-2`, …: the same in every run. */
export function countIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `id-${last}`;
  };
}

/** Reads a file with the labels X and Y. */
export function read(text: string, ann: string, options: Partial<ReadingInput> = {}): ReadingFile {
  return readReading({
    fileName: 'a.ann',
    text,
    ann,
    scheme: schemeOf('X', 'Y'),
    newId: countIds(),
    ...options,
  });
}

/** Writes rows over what was read. */
export function write(text: string, file: ReadingFile, rows: readonly Annotation[]): string {
  return writeReading(file.source, rows, indexText(text), schemeOf('X', 'Y'));
}

export function annotationOf(
  id: string,
  label: string,
  fragments: Fragments,
  more: Partial<Annotation> = {},
): Annotation {
  return { id, label, fragments, attributes: {}, note: null, ...more };
}

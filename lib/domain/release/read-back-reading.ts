/**
 * Proof of an exported reading: the file is read again and compared with the rows that it was
 * written from. What differs is a sentence; an export is offered only when nothing does.
 */
import type { LabelScheme } from '../label-scheme/scheme';
import type { Annotation } from '../spans/fragment';
import { readReading } from '../standoff/read-reading';
import { noteInFile, valueInFile } from '../standoff/strict-lines';

export function readBackReading(
  ann: string,
  text: string,
  annotations: readonly Annotation[],
  scheme: LabelScheme,
): string[] {
  let count = 0;
  const read = readReading({
    fileName: 'export',
    text,
    ann,
    scheme,
    // Kept lines of an import may hold types that no row has.
    allowNewTypes: true,
    newId: () => `read-${(count += 1)}`,
  });
  if (read.errors.length > 0) return read.errors.map(({ message }) => message);
  const expected = annotations.map(contentOf).sort();
  const found = read.annotations.map(contentOf).sort();
  const missing = expected.filter((content, i) => content !== found[i]);
  if (missing.length === 0 && found.length === expected.length) return [];
  return [`The file has ${found.length} annotations, the reading ${expected.length}: they differ.`];
}

function contentOf({ fragments, label, attributes, note }: Annotation): string {
  const values = Object.entries(attributes)
    .map(([name, value]) => [name, value === true ? true : valueInFile(value)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return JSON.stringify([fragments, label, values, note === null ? null : noteInFile(note)]);
}

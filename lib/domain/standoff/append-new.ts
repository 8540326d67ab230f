/**
 * Lines for what an imported file does not hold yet: new spans in the order of offsets, then
 * attributes, then notes.
 */
import type { LabelScheme } from '../label-scheme/scheme';
import type { Annotation } from '../spans/fragment';
import type { IndexedText } from '../text/code-points';
import { makeFreshIds } from './fresh-ids';
import { formatAttribute, formatNote, formatTextBound, noteInFile } from './strict-lines';
import { partKey, type BodiedLine, type UpdatedLines } from './update-lines';
import { compareSpans, compareText } from './write-gold-ann';

/** The lines to put after those of the file, strictly written, under ids that it has not used. */
export function appendNew(
  lines: readonly BodiedLine[],
  { held }: UpdatedLines,
  annotations: readonly Annotation[],
  text: IndexedText,
  scheme: LabelScheme,
): string[] {
  const spanIds = new Map<string, string>();
  for (const { tie, body } of lines) {
    if (tie !== undefined && body.kind === 'textBound') spanIds.set(tie.annotation, body.id);
  }
  const takeId = makeFreshIds(lines);
  const ordered = [...annotations].sort((a, b) => compareSpans(a, b) || compareText(a.id, b.id));
  const spans = ordered
    .filter(({ id }) => !spanIds.has(id))
    .map(({ id, label, fragments }) => {
      const spanId = takeId('T');
      spanIds.set(id, spanId);
      return formatTextBound(spanId, label, fragments, text);
    });
  const attributes = ordered.flatMap((row) =>
    orderAttributes(row, scheme)
      .filter(([name]) => !held.has(partKey(row.id, name)))
      .map(([name, value]) => formatAttribute(takeId('A'), name, targetOf(row, spanIds), value)),
  );
  const notes = ordered.flatMap((row) =>
    row.note === null || noteInFile(row.note) === null || held.has(partKey(row.id, null))
      ? []
      : [formatNote(takeId('#'), targetOf(row, spanIds), row.note)],
  );
  return [...spans, ...attributes, ...notes];
}

function targetOf(row: Annotation, spanIds: ReadonlyMap<string, string>): string {
  return spanIds.get(row.id) ?? '';
}

/** In the order of the scheme; those that it lacks come last, by name. */
function orderAttributes(row: Annotation, scheme: LabelScheme): [string, string | true][] {
  const place = (name: string) => {
    const index = scheme.attributes.findIndex((attribute) => attribute.name === name);
    return index === -1 ? scheme.attributes.length : index;
  };
  return Object.entries(row.attributes).sort(
    ([a], [b]) => place(a) - place(b) || compareText(a, b),
  );
}

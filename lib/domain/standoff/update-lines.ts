/**
 * The tied lines of an imported file against the current rows: each line verbatim, changed or
 * gone, and which parts of the rows the lines hold already.
 */
import { hasSameEdges, type Annotation } from '../spans/fragment';
import type { IndexedText } from '../text/code-points';
import { annotatorNotes, type AnnLine } from './ann-line';
import { toRowFragments } from './row-fragments';
import type { SourceLine } from './source-file';
import { formatAttribute, formatNote, formatTextBound } from './strict-lines';
import { noteInFile, valueInFile } from './strict-lines';

/** A line of the imported file with what it says. */
export type BodiedLine = SourceLine & { readonly body: AnnLine };

export type UpdatedLines = {
  /** One for each line of the file; null where the line goes. */
  readonly texts: readonly (string | null)[];
  /** Keys (`partKey`) of the attributes and notes of rows that stand on a line. */
  readonly held: ReadonlySet<string>;
};

type Line<Kind> = Extract<AnnLine, { kind: Kind }>;

/** The key of an annotation's attribute, or of its note. */
export function partKey(annotation: string, attribute: string | null): string {
  return attribute === null ? `${annotation} note` : `${annotation} attribute ${attribute}`;
}

/** Compares every tied line with its row. */
export function updateLines(
  lines: readonly BodiedLine[],
  annotations: readonly Annotation[],
  text: IndexedText,
): UpdatedLines {
  const rows = new Map(annotations.map((annotation) => [annotation.id, annotation]));
  const held = new Set<string>();
  const texts = lines.map(({ text: verbatim, tie, body }) => {
    if (tie === undefined) return verbatim;
    const row = rows.get(tie.annotation);
    if (row === undefined) return null;
    switch (body.kind) {
      case 'textBound':
        return updateSpan(verbatim, body, row, text);
      case 'attribute':
        return updateAttribute(verbatim, body, row, held);
      case 'note':
        return updateNote(verbatim, body, row, held);
      default:
        return verbatim;
    }
  });
  return { texts, held };
}

function updateSpan(
  verbatim: string,
  body: Line<'textBound'>,
  row: Annotation,
  text: IndexedText,
): string {
  const isSame =
    body.type === row.label && hasSameEdges(toRowFragments(text, body.fragments), row.fragments);
  return isSame ? verbatim : formatTextBound(body.id, row.label, row.fragments, text);
}

/** The first line of a name has the row's value; further ones stay while the row has the name. */
function updateAttribute(
  verbatim: string,
  body: Line<'attribute'>,
  row: Annotation,
  held: Set<string>,
): string | null {
  const value = Object.hasOwn(row.attributes, body.name) ? row.attributes[body.name] : undefined;
  if (value === undefined) return null;
  const key = partKey(row.id, body.name);
  if (held.has(key)) return verbatim;
  held.add(key);
  if (value === body.value || valueInFile(value) === body.value) return verbatim;
  return formatAttribute(body.id, body.name, body.target, value);
}

/**
 * The first note that is not blank has the row's note. Further ones stay while the row has a note
 * and go with it: otherwise a cleared note would come back as another when the file is read.
 */
function updateNote(
  verbatim: string,
  body: Line<'note'>,
  row: Annotation,
  held: Set<string>,
): string | null {
  if (body.type !== annotatorNotes || noteInFile(body.note) === null) return verbatim;
  const note = noteInFile(row.note);
  if (note === null || row.note === null) return null;
  const key = partKey(row.id, null);
  if (held.has(key)) return verbatim;
  held.add(key);
  return row.note === body.note || note === body.note
    ? verbatim
    : formatNote(body.id, body.target, row.note);
}

/**
 * `PV600.csv`: one row a snippet, 43 columns, UTF-8, RFC 4180 with LF. Source: the PV600 data
 * paper. Annotations stand as they are in the text, so that `text[start:end]` is the annotation for
 * every row, in code points; processed annotations are plain decimals.
 */
import { stringify } from 'csv-stringify/sync';
import { compareCodePoints } from '../text/code-point-order';
import { findLabel, type LabelScheme } from '../label-scheme/scheme';
import { hasSpecialCharacter } from '../quantities/special-character';
import { spanEnd, spanStart } from '../spans/fragment';
import { compareSpans } from '../standoff/write-gold-ann';
import { indexText, sliceText, type IndexedText } from '../text/code-points';
import { toPv600FileName } from './pv600-names';
import { mostValues, requirePv600 } from './pv600-problems';
import type { ReleaseGold, ReleaseSnippet } from './release-snippet';

const snippetColumns = [
  'Snippet name',
  'Article identifier',
  'Publisher',
  'Year',
  'Material',
  'Text',
  'Annotations',
] as const;

const valueColumns = [
  'Annotation',
  'Start_index',
  'End_index',
  'Special_character',
  'Processed_annotation',
  'Bandgap_type',
] as const;

/** The header: 7 columns of the snippet, then 6 for each of 6 values. */
export const pv600Columns: readonly string[] = [
  ...snippetColumns,
  ...Array.from({ length: mostValues }, (_, i) =>
    valueColumns.map((column) => `${column}_${i + 1}`),
  ).flat(),
];

/**
 * The table of a release, rows in the order of the names by code point, values in the order of the
 * text.
 * @throws Refusal `unprocessable` naming every snippet that does not fit the format
 */
export function buildPv600Csv(snippets: readonly ReleaseSnippet[], scheme: LabelScheme): string {
  requirePv600(snippets, scheme);
  return writeCsv([pv600Columns, ...sortSnippets(snippets).map((row) => cellsOf(row, scheme))]);
}

/** In the order of the files' names by code point, as Postgres sorts under `COLLATE "C"`. */
export function sortSnippets(snippets: readonly ReleaseSnippet[]): ReleaseSnippet[] {
  return snippets.toSorted((a, b) =>
    compareCodePoints(toPv600FileName(a.name), toPv600FileName(b.name)),
  );
}

/** Rows as CSV, quoted where a reader could stumble. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\n', quoted_match: /[\r\n]/u },
  );
}

function cellsOf(snippet: ReleaseSnippet, scheme: LabelScheme): string[] {
  const indexed = indexText(snippet.text);
  const values = snippet.gold
    .toSorted(compareSpans)
    .flatMap((span) => valueCells(span, indexed, scheme));
  return [
    toPv600FileName(snippet.name),
    snippet.identifier ?? '',
    snippet.publisher ?? '',
    snippet.year === null ? '' : String(snippet.year),
    snippet.material,
    snippet.text,
    yesOrNo(snippet.gold.length > 0),
    ...values,
    ...Array<string>(pv600Columns.length - snippetColumns.length - values.length).fill(''),
  ];
}

function valueCells(span: ReleaseGold, indexed: IndexedText, scheme: LabelScheme): string[] {
  const [start, end] = [spanStart(span.fragments), spanEnd(span.fragments)];
  const annotation = sliceText(indexed, start, end);
  const label = findLabel(scheme, span.label);
  return [
    annotation,
    String(start),
    String(end),
    yesOrNo(hasSpecialCharacter(annotation)),
    span.values[0] ?? '',
    label?.shortName ?? label?.title ?? span.label,
  ];
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

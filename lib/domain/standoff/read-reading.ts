/**
 * An imported standoff file as the annotations of one reading and the lines behind them. A file
 * is taken whole or not at all: with any error there are no annotations. What can be kept without
 * guessing is kept and noted; what contradicts the text is an error with its line. Source:
 * "brat standoff" in the file formats; offsets are code points of the stored text.
 */
import type { RefusalDetail } from '../errors';
import type { AttributeDefinition, LabelScheme } from '../label-scheme/scheme';
import type { Annotation } from '../spans/fragment';
import { indexText } from '../text/code-points';
import { capReport, describeRepair, nameUnit } from './ann-report';
import { findDuplicateIds, findForbiddenCharacters, findMalformedSpans } from './check-ann';
import { noteKeptLines } from './kept-lines';
import { findMissingNames } from './missing-names';
import { findOffsetBasis, type OffsetBasis } from './offset-basis';
import type { OffsetUnit, RepairUnit } from './offset-unit';
import { parseAnn, type Normalised, type ParsedLine } from './parse-ann';
import { placeSpans } from './place-spans';
import type { QuotedSpan } from './quote-match';
import type { SourceFileLines, SourceLine } from './source-file';
import { tieLines } from './tie-lines';

export type ReadingInput = {
  readonly fileName: string;
  /** The stored text: line ends are LF. */
  readonly text: string;
  /** The text as it was uploaded, so that offsets counted on its CRLF can be recognised. */
  readonly rawText?: string;
  readonly ann: string;
  readonly scheme: LabelScheme;
  /** Makes an annotation's id. */
  readonly newId: () => string;
  /** For a scheme that was created empty: it takes the names that it lacks. */
  readonly allowNewTypes?: boolean;
  /** The repair that the caller chose: what the offsets count. */
  readonly offsetUnit?: OffsetUnit;
};

export type ReadingFile = {
  /** In the order of the file; none when there is an error. */
  readonly annotations: readonly Annotation[];
  readonly source: SourceFileLines;
  /** Types on `T` lines that the scheme lacks. */
  readonly missingTypes: readonly string[];
  /** Attributes of spans that the scheme lacks, with the values found. */
  readonly missingAttributes: readonly AttributeDefinition[];
  /** What was made regular, converted or kept without being understood. */
  readonly notes: readonly RefusalDetail[];
  readonly errors: readonly RefusalDetail[];
  /** The unit in which all quotes would fit; pass it as `offsetUnit` to import the file so. */
  readonly repair: { readonly unit: RepairUnit } | null;
};

/** Reads one file; never throws for what the file holds. Time is linear but for sorting. */
export function readReading(input: ReadingInput): ReadingFile {
  const { fileName: file, scheme } = input;
  const text = indexText(input.text);
  const { lines, normalised } = parseAnn(input.ann);
  const spans = lines.flatMap(({ body }) => (body.kind === 'textBound' ? [body] : []));
  const { basis, repair } = findOffsetBasis(
    spans,
    text,
    input.rawText ?? null,
    input.offsetUnit ?? null,
  );
  const placed = placeSpans(lines, text, basis.convert, file);
  const missing = findMissingNames(placed.lines, placed.rows, scheme, file);
  const errors = [
    ...findForbiddenCharacters(lines, file),
    ...findMalformedSpans(lines, file),
    ...findDuplicateIds(lines, file),
    ...placed.errors,
    ...(input.allowNewTypes === true ? [] : missing.errors),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (repair !== null) errors.unshift(offerRepair(repair, spans, file));

  const { annotations, lines: tied } =
    errors.length === 0 ? tieLines(placed.lines, placed.rows, input.newId) : untied(lines);
  const notes = [
    ...noteNormalised(normalised, basis, file),
    ...(errors.length === 0 ? noteKeptLines(placed.lines, tied, scheme, file) : []),
  ];
  return {
    annotations,
    source: { lines: tied, normalised },
    missingTypes: missing.types,
    missingAttributes: missing.attributes,
    notes: capReport(notes, file),
    errors: capReport(errors, file),
    repair: repair === null ? null : { unit: repair },
  };
}

function offerRepair(unit: RepairUnit, spans: readonly QuotedSpan[], file: string): RefusalDetail {
  const quotes = spans.filter(({ quote }) => quote !== null).length;
  return { file, code: `offsets-${unit}`, message: describeRepair(unit, quotes) };
}

function untied(lines: readonly ParsedLine[]): { annotations: []; lines: SourceLine[] } {
  return { annotations: [], lines: lines.map(({ text }) => ({ text })) };
}

function noteNormalised(made: Normalised, basis: OffsetBasis, file: string): RefusalDetail[] {
  const messages = [
    made.byteOrderMark && 'The byte order mark at the front was dropped.',
    made.carriageReturns && 'Line ends were CRLF and became LF.',
    made.finalNewline && 'The last line had no line feed and got one.',
    basis.form === 'uploaded' &&
      'The offsets were counted on the text as it was uploaded (CRLF, or a byte order mark) and were converted to the stored text.',
    basis.unit !== 'codePoints' &&
      `The offsets were converted from ${nameUnit(basis.unit)} to characters, as asked.`,
  ];
  return messages.flatMap((message) => (message === false ? [] : [{ file, message }]));
}

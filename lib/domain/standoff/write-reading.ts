/**
 * A reading as a standoff file. The lines of the import are compared with the current rows: what
 * is as it was is written verbatim and in place, a changed part changes its own line and no other,
 * what was removed takes its attributes, notes, normalisations and places in equivalences along,
 * and what is new comes after the old lines under fresh ids. Reading the result gives the rows.
 */
import { Refusal } from '../errors';
import type { LabelScheme } from '../label-scheme/scheme';
import type { Annotation } from '../spans/fragment';
import type { IndexedText } from '../text/code-points';
import { parseAnnLine } from './ann-line';
import { appendNew } from './append-new';
import { dropDependents } from './dependents';
import { indexReferences } from './references';
import type { SourceFileLines } from './source-file';
import { updateLines, type BodiedLine } from './update-lines';

/**
 * @param source the imported file behind the reading; null for a reading that was made here
 * @param annotations the current rows
 * @returns the file's content: UTF-8 to be, LF line ends, empty when nothing is left
 * @throws Refusal when a relation or event refers to a removed span, or to a relabelled trigger,
 *   or when a row cannot be written (see `strict-lines.ts`)
 */
export function writeReading(
  source: SourceFileLines | null,
  annotations: readonly Annotation[],
  text: IndexedText,
  scheme: LabelScheme,
): string {
  const lines = (source?.lines ?? []).map((line) => ({ ...line, body: parseAnnLine(line.text) }));
  if (source !== null) refuseDangling(source, lines, annotations);
  const updated = updateLines(lines, annotations, text);
  const kept = dropDependents(lines, updated.texts);
  const added = appendNew(lines, updated, annotations, text, scheme);
  return [...kept, ...added].map((line) => `${line}\n`).join('');
}

/** The domain refuses such changes when they are made; a file that shows one must not leave. */
function refuseDangling(
  source: SourceFileLines,
  lines: readonly BodiedLine[],
  annotations: readonly Annotation[],
): void {
  const references = indexReferences(source);
  const labels = new Map(annotations.map(({ id, label }) => [id, label]));
  const dangling = lines.flatMap(({ tie, body }) => {
    if (tie === undefined || body.kind !== 'textBound') return [];
    const label = labels.get(tie.annotation);
    if (label === body.type) return [];
    return (references.get(tie.annotation) ?? [])
      .filter(({ role }) => label === undefined || role === 'trigger')
      .map((reference) => ({ ...reference, id: body.id, type: body.type, label }));
  });
  if (dangling.length === 0) return;
  throw new Refusal(
    'unprocessable',
    'The reading cannot be written: relations or events of its imported file refer to spans that were removed, or to triggers that got another label. Restore these spans.',
    dangling.map(({ line, text, id, type, label }) => ({
      line,
      message: `${id} (${type}) ${label === undefined ? 'was removed' : `became ${label}`}: ${text}`,
    })),
  );
}

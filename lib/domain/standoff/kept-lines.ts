/**
 * Notes of the import report on lines that are kept as they are, so that nothing falls out of
 * sight in silence.
 */
import type { RefusalDetail } from '../errors';
import type { LabelScheme } from '../label-scheme/scheme';
import { annotatorNotes, targetsOf, type AnnLine } from './ann-line';
import { idOf } from './check-ann';
import type { ParsedLine } from './parse-ann';
import type { SourceLine } from './source-file';

/** Notes on single lines, after one that counts the relations and events. */
export function noteKeptLines(
  lines: readonly ParsedLine[],
  tied: readonly SourceLine[],
  scheme: LabelScheme,
  file: string,
): RefusalDetail[] {
  const ids = new Set(lines.map(({ body }) => idOf(body)));
  const given = new Set<string>();
  const counted = countKept(lines);
  const notes: RefusalDetail[] = counted === null ? [] : [{ file, message: counted }];
  lines.forEach(({ body, number }, i) => {
    const isTied = tied[i]?.tie !== undefined;
    const message = isTied ? noteOnTied(body, given, scheme) : noteOnKept(body, ids);
    if (message !== null) notes.push({ file, line: number, message });
  });
  return notes;
}

function countKept(lines: readonly ParsedLine[]): string | null {
  const relations = lines.filter(({ body }) => body.kind === 'relation').length;
  const events = lines.filter(({ body }) => body.kind === 'event').length;
  if (relations + events === 0) return null;
  return `Kept as they are, and not editable here: ${relations} relation(s) and ${events} event(s).`;
}

function noteOnTied(body: AnnLine, given: Set<string>, scheme: LabelScheme): string | null {
  if (body.kind !== 'attribute' && body.kind !== 'note') return null;
  if (body.kind === 'note' && body.type !== annotatorNotes) return null;
  const name = body.kind === 'attribute' ? `attribute ${body.name}` : 'note';
  const key = `${body.target} ${name}`;
  if (given.has(key)) {
    return `${body.target} already has this ${name}: only the first is shown, this line is kept.`;
  }
  given.add(key);
  return body.kind === 'attribute' ? noteOnValue(body.name, body.value, scheme) : null;
}

function noteOnValue(name: string, value: string | true, scheme: LabelScheme): string | null {
  const values = scheme.attributes.find((attribute) => attribute.name === name)?.values ?? [];
  if (values.length === 0 || values.includes(String(value))) return null;
  const known = values.join(', ');
  const found = value === true ? 'no value' : `"${value}"`;
  return `The attribute ${name} has ${found}; the label scheme knows: ${known}. It is kept.`;
}

function noteOnKept(body: AnnLine, ids: ReadonlySet<string | null>): string | null {
  switch (body.kind) {
    case 'blank':
      return null;
    case 'unknown':
      return 'This line is not understood. It is kept as it is.';
    case 'malformed':
      return `${body.id} ${body.reason}. The line is kept as it is.`;
    case 'textBound':
      return `${body.id} covers nothing that can be seen. The line is kept, and is no annotation here.`;
    default: {
      const lost = targetsOf(body).find((target) => isId(target) && !ids.has(target));
      return lost === undefined
        ? null
        : `The line refers to ${lost}, which this file does not have. It is kept as it is.`;
    }
  }
}

/** A note may also have a sentence for a target (`sent:3`), which is no id. */
function isId(target: string): boolean {
  return !target.includes(':');
}

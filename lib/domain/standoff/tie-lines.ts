/**
 * Makes annotations of the lines of a checked file and ties each line to the annotation that it
 * belongs to. Attributes, notes and normalisations of anything else (relations, events, spans
 * without text, ids that do not exist) stay lines.
 */
import type { Annotation, Fragment } from '../spans/fragment';
import { annotatorNotes } from './ann-line';
import type { ParsedLine } from './parse-ann';
import type { SourceLine, Tie } from './source-file';
import { noteInFile } from './strict-lines';

/** What the rows of a file are made of. */
export type SpanLine = { readonly line: ParsedLine; readonly fragments: readonly Fragment[] };

type Draft = {
  readonly id: string;
  readonly label: string;
  readonly fragments: readonly Fragment[];
  readonly attributes: Map<string, string | true>;
  note: string | null;
};

/**
 * @param lines all lines of the file, in order
 * @param spans fragments of the row that a `T` line becomes, by the line's id; absent for none
 * @param newId makes the id of a new annotation; called once for each, in the order of the file
 */
export function tieLines(
  lines: readonly ParsedLine[],
  spans: ReadonlyMap<string, readonly Fragment[]>,
  newId: () => string,
): { annotations: Annotation[]; lines: SourceLine[] } {
  const drafts = new Map<string, Draft>();
  for (const { body } of lines) {
    const fragments = body.kind === 'textBound' ? spans.get(body.id) : undefined;
    if (body.kind !== 'textBound' || fragments === undefined) continue;
    const { id, type: label } = body;
    drafts.set(id, { id: newId(), label, fragments, attributes: new Map(), note: null });
  }
  const tied = lines.map((line): SourceLine => {
    const tie = tieLine(line, drafts);
    return tie === null ? { text: line.text } : { text: line.text, tie };
  });
  const annotations = [...drafts.values()].map((draft) => ({
    ...draft,
    attributes: Object.fromEntries(draft.attributes),
  }));
  return { annotations, lines: tied };
}

/** Ties one line, and adds what it says to its annotation; the first of several says it. */
function tieLine({ body }: ParsedLine, drafts: ReadonlyMap<string, Draft>): Tie | null {
  switch (body.kind) {
    case 'textBound': {
      const draft = drafts.get(body.id);
      return draft === undefined ? null : { annotation: draft.id, part: 'span' };
    }
    case 'attribute': {
      const draft = drafts.get(body.target);
      if (draft === undefined || !canBeAttribute(body.name)) return null;
      if (!draft.attributes.has(body.name)) draft.attributes.set(body.name, body.value);
      return { annotation: draft.id, part: 'attribute', attribute: body.name };
    }
    case 'note': {
      const draft = drafts.get(body.target);
      if (draft === undefined) return null;
      if (body.type === annotatorNotes && noteInFile(body.note) !== null) draft.note ??= body.note;
      return { annotation: draft.id, part: 'note' };
    }
    case 'normalisation': {
      const draft = drafts.get(body.target);
      return draft === undefined ? null : { annotation: draft.id, part: 'normalisation' };
    }
    default:
      return null;
  }
}

/** JSON readers drop this one key, so an attribute of that name can only stay a line. */
export function canBeAttribute(name: string): boolean {
  return name !== '__proto__';
}

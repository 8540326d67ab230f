/**
 * One line of a brat standoff file and what it says. Reading is lenient (tabs or blanks between
 * fields, any id that brat takes) and total: a line that cannot be understood is `malformed` or
 * `unknown`, never an exception, so that a file can be kept line by line. Every pattern here runs
 * in time linear in the line. Source: brat's standoff format and what its parser accepts.
 */
import type { Fragment } from '../spans/fragment';
import { cutFields, splitBlanks } from './fields';

/** `role:target`, e.g. `Arg1:T3`; the role is empty where the file gives a bare id. */
export type Argument = { readonly role: string; readonly target: string };

export type TextBoundLine = {
  readonly kind: 'textBound';
  readonly id: string;
  readonly type: string;
  /** As written: perhaps unsorted, overlapping or empty, in the file's own offset unit. */
  readonly fragments: readonly Fragment[];
  /** The text field as written; null when it is missing or blank. */
  readonly quote: string | null;
};

export type AnnLine =
  | TextBoundLine
  | { kind: 'relation'; id: string; type: string; args: readonly Argument[] }
  | { kind: 'event'; id: string; type: string; trigger: string; args: readonly Argument[] }
  | { kind: 'attribute'; id: string; name: string; target: string; value: string | true }
  | { kind: 'normalisation'; id: string; type: string; target: string; reference: string }
  | { kind: 'note'; id: string; type: string; target: string; note: string }
  | { kind: 'equivalence'; type: string; targets: readonly string[] }
  /** The id is of a known kind and the rest does not fit it. */
  | { kind: 'malformed'; id: string; reason: string }
  | { kind: 'unknown' }
  | { kind: 'blank' };

/** The note type that brat's own screen writes. */
export const annotatorNotes = 'AnnotatorNotes';

/** Says what a line is. `text` has no line end. */
export function parseAnnLine(text: string): AnnLine {
  const head = cutFields(text, 1);
  if (head === null) return { kind: 'blank' };
  const [id = ''] = head.fields;
  if (/^\*\d*$/u.test(id)) return parseEquivalence(id, head.rest);
  if (id.startsWith('#')) return parseNote(id, head.rest);
  const isId = /^[TREAMN][A-Za-z_]*\d/u.test(id);
  if (id.startsWith('T')) return parseTextBound(id, head.rest, isId);
  return isId ? parseById(id, head.rest) : { kind: 'unknown' };
}

/** True for a name that a label scheme can hold: U+00A0, say, is white space but no blank. */
export function isName(text: string): boolean {
  return /^[^\s\0]+$/u.test(text);
}

/** The ids that a line refers to. */
export function targetsOf(body: AnnLine): readonly string[] {
  switch (body.kind) {
    case 'relation':
      return body.args.map(({ target }) => target);
    case 'event':
      return [body.trigger, ...body.args.map(({ target }) => target)];
    case 'equivalence':
      return body.targets;
    case 'attribute':
    case 'normalisation':
    case 'note':
      return [body.target];
    default:
      return [];
  }
}

function parseById(id: string, rest: string): AnnLine {
  switch (id[0]) {
    case 'R':
      return parseRelation(id, rest);
    case 'E':
      return parseEvent(id, rest);
    case 'N':
      return parseNormalisation(id, rest);
    default:
      return parseAttribute(id, rest);
  }
}

function parseTextBound(id: string, rest: string, isId: boolean): AnnLine {
  const typed = cutFields(rest, 1);
  const placed = typed === null ? null : parseFragments(typed.rest);
  if (typed === null || placed === null) {
    // A sentence that begins with "The" is no broken span.
    if (!isId) return { kind: 'unknown' };
    return { kind: 'malformed', id, reason: 'needs a type and "start end" offsets after its id' };
  }
  if (!isId) return { kind: 'malformed', id, reason: 'has an id without a number' };
  const [type = ''] = typed.fields;
  if (!isName(type)) return { kind: 'malformed', id, reason: 'has white space in its type' };
  const quote = placed.rest.trim() === '' ? null : placed.rest;
  return { kind: 'textBound', id, type, fragments: placed.fragments, quote };
}

/** Reads `start end;start end` and gives what stands after one separator; null when it is not that. */
function parseFragments(text: string): { fragments: Fragment[]; rest: string } | null {
  const pair = /[ \t]*(\d+)[ \t]+(\d+)/uy;
  const fragments: Fragment[] = [];
  for (;;) {
    const match = pair.exec(text);
    if (match === null) return null;
    fragments.push([Number(match[1]), Number(match[2])]);
    const after = text[pair.lastIndex];
    if (after === ';') pair.lastIndex += 1;
    else if (after === undefined || after === ' ' || after === '\t') {
      return { fragments, rest: text.slice(pair.lastIndex + 1) };
    } else return null;
  }
}

function parseRelation(id: string, rest: string): AnnLine {
  const [type, ...args] = splitBlanks(rest);
  if (type === undefined || args.length === 0) {
    return { kind: 'malformed', id, reason: 'needs a type and its arguments' };
  }
  return { kind: 'relation', id, type, args: args.map(parseArgument) };
}

function parseEvent(id: string, rest: string): AnnLine {
  const [head, ...args] = splitBlanks(rest).map(parseArgument);
  if (head === undefined || head.role === '' || head.target === '') {
    return { kind: 'malformed', id, reason: 'needs "Type:trigger" after its id' };
  }
  return { kind: 'event', id, type: head.role, trigger: head.target, args };
}

function parseArgument(text: string): Argument {
  const colon = text.indexOf(':');
  return { role: text.slice(0, Math.max(0, colon)), target: text.slice(colon + 1) };
}

function parseAttribute(id: string, rest: string): AnnLine {
  const cut = cutFields(rest, 2);
  if (cut === null) return { kind: 'malformed', id, reason: 'needs a name and a target' };
  const [name = '', target = ''] = cut.fields;
  if (!isName(name)) return { kind: 'malformed', id, reason: 'has white space in its name' };
  const value = cut.rest.trim();
  return { kind: 'attribute', id, name, target, value: value === '' ? true : value };
}

function parseNormalisation(id: string, rest: string): AnnLine {
  const cut = cutFields(rest, 3);
  if (cut === null) return { kind: 'malformed', id, reason: 'needs a type, a target and an entry' };
  const [type = '', target = '', reference = ''] = cut.fields;
  return { kind: 'normalisation', id, type, target, reference };
}

function parseNote(id: string, rest: string): AnnLine {
  const cut = cutFields(rest, 2);
  if (cut === null) return { kind: 'unknown' };
  const [type = '', target = ''] = cut.fields;
  return { kind: 'note', id, type, target, note: cut.rest };
}

function parseEquivalence(id: string, rest: string): AnnLine {
  const [type, ...targets] = splitBlanks(rest);
  if (type === undefined) return { kind: 'malformed', id, reason: 'needs a type and its members' };
  return { kind: 'equivalence', type, targets };
}

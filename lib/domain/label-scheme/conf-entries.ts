/**
 * The inner grammar of brat's configuration files: one entry a line, its place in the hierarchy
 * given by leading tabs or blanks, `!` before entries that cannot be chosen, lines of hyphens as
 * separators, macros `<X>=a|b` that hold until the end of the section, and arguments `Key:a|b`
 * parted by commas. An entry that cannot be read is an error with its line and is left out; nothing
 * else is. Source: brat's configuration manual and what its parser accepts; macros are expanded
 * under a limit, because a few lines of them can describe a text of any size.
 */
import type { RefusalDetail } from '../errors';
import type { ConfLine } from './conf-sections';

/** `Theme+:Protein|Gene` is key `Theme`, repetition `+`, values `Protein` and `Gene`. */
export type ConfArgument = {
  readonly key: string;
  /** `?`, `*`, `+`, `{2}`, `{1-3}`, or nothing. */
  readonly repetition: string;
  /** Split at `|`; a reserved key such as `<REL-TYPE>` keeps its one value whole. */
  readonly values: readonly string[];
};

export type ConfEntry = {
  /** The first term: what files are written with. */
  readonly name: string;
  /** Further terms, parted by `|` in the file. */
  readonly otherTerms: readonly string[];
  /** False for an entry marked `!`: it orders others and cannot be put on a span. */
  readonly isSelectable: boolean;
  readonly args: readonly ConfArgument[];
  /** 0 for a root. */
  readonly depth: number;
  /** The line of the entry above it in the hierarchy; null for a root. */
  readonly parentLine: number | null;
  readonly line: number;
};

export type ConfEntries = {
  readonly entries: readonly ConfEntry[];
  /** Lines of hyphens, by number. */
  readonly separators: readonly number[];
  readonly errors: readonly RefusalDetail[];
};

/**
 * What ends the terms of an entry: any white space, or only a tab. In the latter case terms are for
 * people to read: they may have blanks, and `!` is a sign like any other.
 */
export type TermEnd = 'blank' | 'tab';

const reservedNames = new Set(
  [
    ...['ANY', 'ENTITY', 'RELATION', 'EVENT', 'NONE', 'EMPTY', 'REL-TYPE', 'URL', 'URLBASE'],
    ...['GLYPH-POS', 'DEFAULT', 'NORM', 'OVERLAP', 'OVL-TYPE', 'INHERIT'],
  ].map((name) => `<${name}>`),
);

/** Macros of a section, and how many characters they may still add to it. */
type Macros = { readonly values: Map<string, string>; room: number };

const maxMacros = 200;
const maxAddedLength = 1_000_000;

class LineFault extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Reads the entries of one section. `file` goes into the errors. */
export function readEntries(lines: readonly ConfLine[], file: string, end: TermEnd): ConfEntries {
  const entries: ConfEntry[] = [];
  const separators: number[] = [];
  const errors: RefusalDetail[] = [];
  const macros: Macros = { values: new Map(), room: maxAddedLength };
  const ancestors: { indent: number; line: number }[] = [];
  for (const { text, line } of lines) {
    try {
      if (/^-+$/u.test(text.trim())) separators.push(line);
      else if (!defineMacro(text, macros)) {
        const expanded = expandMacros(text, macros);
        const indent = expanded.length - expanded.trimStart().length;
        while ((ancestors.at(-1)?.indent ?? -1) >= indent) ancestors.pop();
        const parentLine = ancestors.at(-1)?.line ?? null;
        const depth = ancestors.length;
        ancestors.push({ indent, line });
        entries.push({ ...readEntry(expanded.trim(), end), depth, parentLine, line });
      }
    } catch (fault) {
      if (!(fault instanceof LineFault)) throw fault;
      errors.push({ file, line, code: fault.code, message: fault.message });
    }
  }
  return { entries, separators, errors };
}

/** An entry as a line; read again it is the same entry. */
export function formatEntry(entry: ConfEntry): string {
  const terms = [entry.name, ...entry.otherTerms].join('|');
  const args = entry.args.map((arg) => `${arg.key}${arg.repetition}:${arg.values.join('|')}`);
  const head = `${'\t'.repeat(entry.depth)}${entry.isSelectable ? '' : '!'}${terms}`;
  return args.length === 0 ? head : `${head}\t${args.join(', ')}`;
}

/** The argument of that key; undefined when the entry has none. */
export function findArgument(entry: ConfEntry, key: string): ConfArgument | undefined {
  return entry.args.find((arg) => arg.key === key);
}

function defineMacro(text: string, macros: Macros): boolean {
  const name = /^<[A-Za-z_-]+>(?==)/u.exec(text)?.[0];
  if (name === undefined) return false;
  if (reservedNames.has(name)) {
    throw new LineFault('reservedMacro', `${name} is reserved and cannot be defined. Rename it.`);
  }
  if (macros.values.size >= maxMacros) {
    throw new LineFault('tooManyMacros', `There are more than ${maxMacros} macros. Use fewer.`);
  }
  macros.values.set(name, expandMacros(text.slice(name.length + 1).trim(), macros));
  return true;
}

function expandMacros(text: string, macros: Macros): string {
  if (!text.includes('<')) return text;
  let expanded = text;
  for (const [name, value] of macros.values) {
    const parts = expanded.split(name);
    macros.room -= (parts.length - 1) * value.length;
    if (macros.room < 0) {
      const message = 'The macros of this section make it far too long. Shorten them.';
      throw new LineFault('macroTooLong', message);
    }
    expanded = parts.join(value);
  }
  for (const [name] of expanded.matchAll(/<[^<>]*>/gu)) {
    if (reservedNames.has(name)) continue;
    const message = `${name} is not defined. Define it above in the same section: ${name}=A|B.`;
    throw new LineFault('undefinedMacro', message);
  }
  return expanded;
}

function readEntry(
  text: string,
  end: TermEnd,
): Pick<ConfEntry, 'name' | 'otherTerms' | 'isSelectable' | 'args'> {
  const cut = text.search(end === 'tab' ? /\t/u : /\s/u);
  const termText = cut < 0 ? text : text.slice(0, cut);
  const argText = cut < 0 ? '' : text.slice(cut);
  const written = termText
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');
  const isMarked = (term: string) => end === 'blank' && term.startsWith('!');
  const isSelectable = !written.some(isMarked);
  const [name, ...otherTerms] = written.map((term) => (isMarked(term) ? term.slice(1) : term));
  if (name === undefined || name === '') {
    throw new LineFault('emptyName', `"${text}" has no name. Write the name first.`);
  }
  return { name, otherTerms, isSelectable, args: readArguments(argText) };
}

function readArguments(text: string): ConfArgument[] {
  const args: ConfArgument[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const arg = readArgument(part);
    if (args.some((other) => other.key === arg.key)) {
      throw new LineFault('repeatedArgument', `${arg.key} is given twice. Join its values by |.`);
    }
    args.push(arg);
  }
  return args;
}

function readArgument(text: string): ConfArgument {
  const [, written = '', value = ''] = /^([^\s:]+):(\S+)$/u.exec(closeUp(text)) ?? [];
  if (written === '') {
    const message = `"${text}" is not an argument. Write Key:value, parted by commas; names have no white space.`;
    throw new LineFault('malformedArgument', message);
  }
  if (reservedNames.has(written)) return { key: written, repetition: '', values: [value] };
  const [, key = written, repetition = ''] = /^(.+?)(\{[^{}]+\}|[?*+])?$/u.exec(written) ?? [];
  const values = value.split('|');
  if (values.includes('')) {
    throw new LineFault('emptyValue', `"${text}" has an empty value. Remove the extra |.`);
  }
  return { key, repetition, values };
}

/** Takes the white space round `:` and `|` away, which people write and the grammar does not have. */
function closeUp(text: string): string {
  return [':', '|'].reduce(
    (closed, sign) =>
      closed
        .split(sign)
        .map((part) => part.trim())
        .join(sign),
    text,
  );
}

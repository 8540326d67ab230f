/**
 * Single lines of a configuration file changed, the rest left as it is: how a file that somebody
 * wrote by hand keeps its comments and its order. Without a change the text is the one given, byte
 * for byte; with one, line ends become LF.
 */
import { splitConfLines } from './conf-sections';

export type ConfEdits = {
  /** New text by line number; null removes the line. */
  readonly lines: Map<number, string | null>;
  /** Lines to put after a line, by its number; 0 is the top, `Infinity` the end of the file. */
  readonly additions: Map<number, string[]>;
};

/** No change yet; edits are collected in it. */
export function collectEdits(): ConfEdits {
  return { lines: new Map(), additions: new Map() };
}

/** Puts lines after the given line, behind those that are already to be put there. */
export function addAfter(edits: ConfEdits, line: number, added: readonly string[]): void {
  if (added.length > 0) edits.additions.set(line, [...(edits.additions.get(line) ?? []), ...added]);
}

/** True when nothing is to be changed. */
export function hasNoEdits(edits: ConfEdits): boolean {
  return edits.lines.size === 0 && edits.additions.size === 0;
}

/** The text with the edits made. */
export function applyEdits(text: string, edits: ConfEdits): string {
  if (hasNoEdits(edits)) return text;
  const result = [...(edits.additions.get(0) ?? [])];
  const lines = splitConfLines(text);
  if (lines.at(-1) === '') lines.pop();
  for (const [index, original] of lines.entries()) {
    const edited = edits.lines.get(index + 1);
    if (edited === undefined) result.push(original);
    else if (edited !== null) result.push(edited);
    result.push(...(edits.additions.get(index + 1) ?? []));
  }
  result.push(...(edits.additions.get(Infinity) ?? []));
  return `${result.join('\n')}\n`;
}

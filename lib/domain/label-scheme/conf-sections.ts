/**
 * The outer grammar that brat's configuration files share: lines, comments, and sections headed
 * `[name]`. Line numbers count from 1 and hold for the text as it was given, so that an error can
 * point at its place and a writer can change single lines. Source: brat's configuration manual and
 * what its parser accepts.
 */
import type { RefusalDetail } from '../errors';

/** One line of a file, without its line end; `line` counts from 1. */
export type ConfLine = { readonly text: string; readonly line: number };

/** Everything that stands under one heading; a heading that comes twice is one section. */
export type ConfSection = {
  /** Lower case, without brackets. */
  readonly name: string;
  /** Line of the first heading. */
  readonly line: number;
  /** The last line of the section that says something; the heading when the section is empty. */
  readonly lastLine: number;
  readonly lines: readonly ConfLine[];
};

/** Splits a file into lines whatever their ends; a byte order mark is no part of the first line. */
export function splitConfLines(text: string): string[] {
  return text.replace(/^\ufeff/u, '').split(/\r\n|\r|\n/u);
}

/** True for lines that say nothing: blank ones and comments. */
export function isSilentLine(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.startsWith('#');
}

/**
 * Reads the sections of a file. A line that stands before the first heading belongs to nothing and
 * is an error, since brat would ignore it.
 */
export function splitSections(
  text: string,
  file: string,
): { sections: readonly ConfSection[]; errors: readonly RefusalDetail[] } {
  const sections = new Map<string, ConfSection & { lastLine: number; lines: ConfLine[] }>();
  const errors: RefusalDetail[] = [];
  let name: string | null = null;
  for (const [index, lineText] of splitConfLines(text).entries()) {
    const line = index + 1;
    const trimmed = lineText.trim();
    if (trimmed.startsWith('[') && trimmed.endsWith(']')) {
      name = trimmed.slice(1, -1).trim().toLowerCase();
      const known = sections.get(name);
      if (known) known.lastLine = line;
      else sections.set(name, { name, line, lastLine: line, lines: [] });
    } else if (!isSilentLine(lineText)) {
      const section = name === null ? undefined : sections.get(name);
      if (section) {
        section.lines.push({ text: lineText, line });
        section.lastLine = line;
      } else {
        const message = `"${trimmed}" stands before the first section. Put a heading such as [entities] above it.`;
        errors.push({ file, line, code: 'outsideSection', message });
      }
    }
  }
  return { sections: [...sections.values()], errors };
}

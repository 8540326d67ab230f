/**
 * What makes a standoff file unfit for import, line by line. A file with one error is refused
 * whole; everything that can be kept without guessing is kept instead and noted.
 */
import type { RefusalDetail } from '../errors';
import type { AnnLine } from './ann-line';
import type { ParsedLine } from './parse-ann';

/** Characters that neither the database nor UTF-8 can hold. */
export function findForbiddenCharacters(
  lines: readonly ParsedLine[],
  file: string,
): RefusalDetail[] {
  return lines.flatMap(({ text, number }) => {
    const nul = text.indexOf('\0');
    if (nul !== -1) return [{ file, line: number, message: describeForbidden('a NUL', nul) }];
    const surrogate = text.search(/[\ud800-\udfff]/u);
    if (surrogate === -1) return [];
    return [{ file, line: number, message: describeForbidden('half a surrogate pair', surrogate) }];
  });
}

function describeForbidden(what: string, index: number): string {
  return `The line has ${what} character at place ${index + 1}. Remove it.`;
}

/** `T` lines that cannot be read. */
export function findMalformedSpans(lines: readonly ParsedLine[], file: string): RefusalDetail[] {
  return lines.flatMap(({ body, number }) =>
    body.kind === 'malformed' && body.id.startsWith('T')
      ? [{ file, line: number, message: `${body.id} ${body.reason}. Correct or remove the line.` }]
      : [],
  );
}

/** Ids that stand on more than one line. `*` and a bare `#` are no ids. */
export function findDuplicateIds(lines: readonly ParsedLine[], file: string): RefusalDetail[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ body, number }) => {
    const id = idOf(body);
    if (id === null) return [];
    const before = first.get(id);
    if (before !== undefined) {
      const message = `The id ${id} is already on line ${before}. Give one of them another id.`;
      return [{ file, line: number, message }];
    }
    first.set(id, number);
    return [];
  });
}

/** The id of a line; null where it has none of its own. */
export function idOf(body: AnnLine): string | null {
  return 'id' in body && !/^[#*]$/u.test(body.id) ? body.id : null;
}

/**
 * Fields of a standoff line, which stand between blanks. A blank is a tab or a space and nothing
 * else: U+00A0, U+0085 and U+2028 are part of a field.
 */

/**
 * Cuts `count` fields off the front of a line.
 * @returns the fields, and the rest after exactly one separator; null when there are fewer fields
 */
export function cutFields(text: string, count: number): { fields: string[]; rest: string } | null {
  const field = /[ \t]*([^ \t]+)/uy;
  const fields: string[] = [];
  let end = 0;
  while (fields.length < count) {
    const match = field.exec(text);
    if (match === null) return null;
    fields.push(match[1] ?? '');
    end = field.lastIndex;
  }
  return { fields, rest: text.slice(end + 1) };
}

/** All fields of a text. */
export function splitBlanks(text: string): string[] {
  return text.split(/[ \t]+/u).filter((field) => field !== '');
}

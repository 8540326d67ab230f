/** Words for a `contains` of Prisma, which takes `%` and `_` for patterns, as themselves. */
export function literalWords(words: string): string {
  return words.replace(/[\\%_]/gu, '\\$&');
}

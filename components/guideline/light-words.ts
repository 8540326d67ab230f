/** Lights the words of a search in inline Markdown. Pure; case does not count. */
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';
import { parseInline, plainText, type Inline } from './inline-markdown';

/** The words that are sought, in lower case. */
export function wordsOfSearch(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** True when each of the words stands in the clause: its number, title or text. */
export function hasWords(
  { number, title, body }: GuidelineClause,
  words: readonly string[],
): boolean {
  const text = `${number} ${plainText(parseInline(`${title}\n${body}`))}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The same text with every occurrence of a word as an inline of its own. */
export function lightWords(inlines: readonly Inline[], words: readonly string[]): Inline[] {
  if (words.length === 0) return [...inlines];
  const sought = new RegExp(`(${words.map(escapeSigns).join('|')})`, 'giu');
  return inlines.flatMap((inline): Inline[] => {
    if ('children' in inline) return [{ ...inline, children: lightWords(inline.children, words) }];
    const { kind, text } = inline;
    return text.split(sought).flatMap((part, i): Inline[] => {
      if (part === '') return [];
      return [{ kind: i % 2 === 1 ? 'lit' : kind, text: part }];
    });
  });
}

function escapeSigns(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

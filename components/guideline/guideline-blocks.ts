/**
 * A guideline as blocks: headings, paragraphs, lists, quotes, code and rules, those that begin a
 * numbered clause with its number. The numbers are those that decisions cite
 * (lib/domain/guideline/clauses), so a link from a decision always has a place to go to.
 */
import { parseGuidelineClauses } from '@/lib/domain/guideline/clauses';
import { parseInline, type Inline } from './inline-markdown';

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly clause: string | null;
      readonly content: readonly Inline[];
    }
  | {
      readonly kind: 'paragraph';
      readonly clause: string | null;
      readonly content: readonly Inline[];
    }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'quote'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

const fence = /^\s{0,3}(?:\x60{3,}|~{3,})/u;
const heading = /^(#{1,6})\s+(.*?)\s*#*$/u;
const rule = /^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/u;
const item = /^\s*(?:(?<bullet>[-*+])|(?<number>\d{1,9}[.)]))\s+(?<words>.*)$/u;
const quote = /^\s{0,3}>\s?(.*)$/u;

/** Reads a guideline's Markdown. Whatever is not of the subset is a paragraph, as written. */
export function parseGuideline(markdown: string): Block[] {
  const numbers = new Set(parseGuidelineClauses(markdown).map(({ number }) => number));
  const lines = markdown.split(/\r?\n/u);
  const blocks: Block[] = [];
  let at = 0;
  const takeWhile = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[at]; line !== undefined && belongs(line); line = lines[at]) {
      taken.push(line);
      at += 1;
    }
    return taken;
  };

  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    const [, marks, title] = heading.exec(line) ?? [];
    if (line.trim() === '') {
      at += 1;
    } else if (fence.test(line)) {
      at += 1;
      blocks.push({ kind: 'code', text: takeWhile((each) => !fence.test(each)).join('\n') });
      at += 1;
    } else if (marks !== undefined && title !== undefined) {
      at += 1;
      blocks.push({ kind: 'heading', level: marks.length, ...readClause(title, numbers) });
    } else if (rule.test(line)) {
      at += 1;
      blocks.push({ kind: 'rule' });
    } else if (quote.test(line)) {
      const quoted = takeWhile((each) => quote.test(each)).map(
        (each) => quote.exec(each)?.[1] ?? '',
      );
      blocks.push({ kind: 'quote', content: parseInline(quoted.join(' ').trim()) });
    } else if (isItem(line, numbers)) {
      blocks.push(
        readList(
          takeWhile((each) => goesOn(each, numbers)),
          numbers,
        ),
      );
    } else {
      at += 1;
      const more = takeWhile((each) => goesOn(each, numbers) && !isItem(each, numbers));
      const words = [line, ...more].join(' ').trim();
      blocks.push({ kind: 'paragraph', ...readClause(words, numbers) });
    }
  }
  return blocks;
}

/** True for a line that belongs to the paragraph or list above it. */
function goesOn(line: string, numbers: ReadonlySet<string>): boolean {
  const startsOther = [fence, heading, rule, quote].some((start) => start.test(line));
  return line.trim() !== '' && !startsOther && readClause(line, numbers).clause === null;
}

/** A clause may be written as a list item; it stays a clause. */
function isItem(line: string, numbers: ReadonlySet<string>): boolean {
  const words = item.exec(line)?.groups?.words;
  return words !== undefined && readClause(words, numbers).clause === null;
}

function readList(lines: readonly string[], numbers: ReadonlySet<string>): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line, numbers) || items.length === 0) {
      items.push(item.exec(line)?.groups?.words ?? line.trim());
    } else {
      items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
  }
  return {
    kind: 'list',
    isOrdered: item.exec(lines[0] ?? '')?.groups?.number !== undefined,
    items: items.map(parseInline),
  };
}

/** The number of a clause, taken off its words: it is shown beside them. */
function readClause(
  words: string,
  numbers: ReadonlySet<string>,
): { clause: string | null; content: Inline[] } {
  const [, before = '', number, rest = ''] =
    /^((?:[-*+]\s+)?\**)(\d+(?:\.\d+)*)\.?\s+(.*)$/su.exec(words) ?? [];
  if (number === undefined || !numbers.has(number)) {
    return { clause: null, content: parseInline(words) };
  }
  return { clause: number, content: parseInline(before.replace(/^[-*+]\s+/u, '') + rest) };
}

/** The id of a clause on its page. */
export function clauseId(number: string): string {
  return `clause-${number}`;
}

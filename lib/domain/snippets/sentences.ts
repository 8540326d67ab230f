/**
 * Where sentences begin, for scientific prose. A stop with white space behind it ends a sentence,
 * save behind abbreviations, initials and split decimals, and before small letters that do not begin
 * a term such as `pH` or `n-type`; citation numbers may stand between stop and white space. A line
 * break always ends one. The rules are our own instead of `Intl.Segmenter`'s, which differ between
 * versions of Unicode and whose time grows with the square of the text (25 s for 280 KB on Node 20).
 */
import { fromUtf16, indexText } from '../text/code-points';
import { abbreviations, introducingWords, openingWords } from './sentence-words';

/** Characters on each side of a place that are enough to judge it. */
const reach = 60;

/**
 * The starts of the sentences, ascending, in code points. The first is 0; white space and blank
 * lines belong to the sentence before them. An empty text has none.
 */
export function splitSentences(text: string): readonly number[] {
  if (text === '') return [];
  const indexed = indexText(text);
  const starts = [0];
  let last = 0;
  for (const place of proposePlaces(text)) {
    const end = skipBlankBack(text, place);
    if (end <= last || !isSentenceEnd(text, end, place)) continue;
    starts.push(fromUtf16(indexed, place));
    last = place;
  }
  return starts;
}

/** Citation numbers set close behind a full stop; plain ones only behind a word, not in `1.55`. */
const citation = '(?:\\[[\\d\\s,;–-]+\\]|[⁰¹²³⁴-⁹˒⁻]+|(?<=\\p{L}{2}[.!?])\\d[\\d,–-]*)';
const citationAtEnd = new RegExp(`(?<=[.!?])${citation}$`, 'u');

/** Each matches up to the first character of what may be the next sentence. */
const placePatterns = [
  new RegExp(`[.!?…]["'”’»)\\]]*${citation}?\\s+`, 'gu'),
  /[。！？]["'”’」』）]*\s*/gu,
  /[\n\r\u0085\u2028\u2029]\s*/gu,
];

/** A term that keeps its small first letter at the start of a sentence: `pH`, `α-Fe`, `n-type`. */
const smallTerm = /^(?:\p{Ll}{1,4}\p{Lu}|\p{Ll}-(?:\p{Lu}|type\b|doped\b)|[α-ω]-)/u;

/** Ascending UTF-16 indices inside the text. */
function proposePlaces(text: string): readonly number[] {
  const places = new Set<number>();
  for (const pattern of placePatterns) {
    for (const match of text.matchAll(pattern)) places.add(match.index + match[0].length);
  }
  places.delete(text.length);
  return [...places].toSorted((a, b) => a - b);
}

/** Judges a place by the text that ends at `end`, the white space up to `next`, and what follows. */
function isSentenceEnd(text: string, end: number, next: number): boolean {
  if (/[\n\r\u0085\u2028\u2029]/u.test(text.slice(end, next))) return true;
  const after = text.slice(next, next + reach).replace(/^["'“‘«([]+/u, '');
  if (/^\p{Ll}/u.test(after) && !smallTerm.test(after)) return false;
  const before = text.slice(Math.max(0, end - reach), end).replace(citationAtEnd, '');
  return !before.endsWith('.') || isStopAtEnd(before.slice(0, -1), after);
}

function skipBlankBack(text: string, end: number): number {
  let at = end;
  while (at > 0 && /\s/u.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Judges a full stop by the words on both sides; `before` ends in front of it. */
function isStopAtEnd(before: string, after: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (/^\d{1,3}$/u.test(line.trim())) return false;
  if (/(?:^|[\s(±~≈=])\d{1,3}$/u.test(line) && /^\d/u.test(after)) return false;
  const word = /[\p{L}\p{M}.]+$/u.exec(line)?.[0] ?? '';
  if (introducingWords.has(word)) return false;
  const isUnit = /\d\s?[A-Z]$/u.test(line);
  const isInitial = word !== '' && word.split('.').every((part) => /^\p{Lu}$/u.test(part));
  const isShort = abbreviations.has(word) || (isInitial && !isUnit);
  return !isShort || openingWords.has(/^\p{L}+(?=[\s,])/u.exec(after)?.[0] ?? '');
}

/**
 * A cleaned text as tokens: numbers, units, and the words and signs that can stand round them.
 * Tokens follow each other without overlap; blanks are not tokens.
 */
import { softDash } from './cleaned-text';
import { matchNumber, type NumberLiteral } from './number-literal';
import { matchUnit, type UnitMatch } from './units';

/** Indices are those of the cleaned text, half-open. */
type Place = { readonly start: number; readonly end: number };

export type NumberToken = Place & { readonly kind: 'number'; readonly literal: NumberLiteral };
export type UnitToken = Place & { readonly kind: 'unit'; readonly unit: UnitMatch };
export type MarkKind =
  | 'dash'
  | 'softDash'
  | 'tilde'
  | 'to'
  | 'and'
  | 'or'
  | 'slash'
  | 'comma'
  | 'plusMinus'
  | 'plus'
  | 'open'
  | 'close'
  | 'about'
  | 'bound'
  | 'between'
  | 'equals'
  | 'stop'
  | 'citation'
  | 'word'
  | 'other';
export type MarkToken = Place & { readonly kind: MarkKind; readonly text: string };
export type Token = NumberToken | UnitToken | MarkToken;

const citationPattern =
  /\[[\d ,;-]+\]|[⁰¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹,⁻]*|(?<=[vV])\d{1,3}(?:[,-]\d{1,3})*(?![\d.·])/uy;
const plusMinusPattern = /±|\+ ?\/ ?-|\+-/uy;
const aboutPattern =
  /(?<![\p{L}\p{N}])(?:c\. ?a\.|ca\.?|circa|about|around|approx(?:imately|\.)?|roughly)(?!\p{L})/iuy;
const boundPattern =
  /(?<![\p{L}\p{N}])(?:up to|(?:less|more|lower|higher|smaller|larger|greater) than|at (?:least|most)|below|above|under|over|exceed(?:s|ing)?)(?!\p{L})/iuy;
const wordPattern = /(?:to|and|or)(?=[\d.])|[\p{L}\p{N}][\p{L}\p{M}\p{N}_]*/iuy;
const dashPattern = /-+/uy;

const kindOfWord: ReadonlyMap<string, MarkKind> = new Map<string, MarkKind>([
  ['to', 'to'],
  ['and', 'and'],
  ['or', 'or'],
  ['between', 'between'],
]);

const kindOfSign: ReadonlyMap<string, MarkKind> = new Map<string, MarkKind>([
  [softDash, 'softDash'],
  ['~', 'tilde'],
  ...signsOf('≈≃≅≒', 'about'),
  ...signsOf('<>≤≥⩽⩾≲≳', 'bound'),
  ...signsOf('=:≡', 'equals'),
  ['&', 'and'],
  ['/', 'slash'],
  [',', 'comma'],
  [';', 'comma'],
  ['+', 'plus'],
  ['(', 'open'],
  [')', 'close'],
  ['.', 'stop'],
]);

/** Cuts a cleaned text into tokens; every text has some reading as tokens. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length) {
    if (text.charAt(index) === ' ') {
      index += 1;
      continue;
    }
    const token = readToken(text, index);
    tokens.push(token);
    index = token.end;
  }
  return tokens;
}

function readToken(text: string, start: number): Token {
  const citation = matchAt(citationPattern, text, start);
  if (citation !== null) return mark('citation', start, citation);
  const number = matchNumber(text, start);
  if (number !== null && !isGluedToWord(text, number.end)) {
    return { kind: 'number', start, end: number.end, literal: number.literal };
  }
  const unit = matchUnit(text, start);
  if (unit !== null) return { kind: 'unit', start, end: unit.end, unit };
  return readMark(text, start);
}

function readMark(text: string, start: number): MarkToken {
  const patterns: [MarkKind, RegExp][] = [
    ['about', aboutPattern],
    ['bound', boundPattern],
    ['plusMinus', plusMinusPattern],
    ['dash', dashPattern],
  ];
  for (const [kind, pattern] of patterns) {
    const match = matchAt(pattern, text, start);
    if (match !== null) return mark(kind, start, match);
  }
  const word = matchAt(wordPattern, text, start);
  if (word !== null) return mark(kindOfWord.get(word.toLowerCase()) ?? 'word', start, word);
  const sign = text.charAt(start);
  return mark(kindOfSign.get(sign) ?? 'other', start, sign);
}

/** `2D`, `3rd`: the digits begin a word. `1.55eV` and `1.5to1.6` do not. */
function isGluedToWord(text: string, end: number): boolean {
  if (!/\p{L}/u.test(text.charAt(end)) || matchUnit(text, end) !== null) return false;
  return !/^(?:to|and|or)[\d.]/u.test(text.slice(end, end + 4));
}

function signsOf(signs: string, kind: MarkKind): [string, MarkKind][] {
  return Array.from(signs, (sign) => [sign, kind]);
}

function mark(kind: MarkKind, start: number, text: string): MarkToken {
  return { kind, start, end: start + text.length, text };
}

function matchAt(pattern: RegExp, text: string, index: number): string | null {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? null;
}

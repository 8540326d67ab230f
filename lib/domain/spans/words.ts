/**
 * Words as annotators of materials texts mean them: a number with its unit is one word (`1.55 eV`,
 * `2.2–2.4 eV`), so is a formula (`TiO₂`, `CsPbBr3`, `(FA,MA)Pb(I0.8Br0.2)3`) and a hyphenated term.
 * Browsers cut all of these.
 */
import { findNumberMentions, type NumberMention } from '../quantities/number-mentions';
import { fromUtf16, sliceText, toUtf16, type IndexedText } from '../text/code-points';
import type { Fragment } from './fragment';
import { graphemeAt, snapToGraphemes } from './graphemes';
import { isBlank } from './white-space';

/** How far round an offset a word can reach, in UTF-16 units. */
const reach = 160;
const blankUnit = /[\s\u001c-\u001f\u0085\u200b\u2060\ufeff]/u;
/** Signs that stand between words even where no blank does. */
const separator = /[/,;:!?…"“”«»„‚=<>±~≈×|—[\]{}]/u;
const outerPunctuation = /[.'’‘`*‐‑–-]/u;

/**
 * The word at a code-point offset; at its end, the word before. Null between two blanks. A sign
 * that belongs to no word is returned alone.
 */
export function expandToWord(indexed: IndexedText, offset: number): Fragment | null {
  const at = wordOffset(indexed, offset);
  if (at === null) return null;
  const number = numberAt(indexed, at);
  const word = chunkWordAt(indexed, at) ?? graphemeAt(indexed, at);
  const found = number === null || isPartOfTerm(indexed, number, word) ? word : number.fragment;
  return snapToGraphemes(indexed, found);
}

/** `[start, end)` widened to whole words at both edges; an edge between blanks stays. */
export function snapToWords(indexed: IndexedText, [start, end]: Fragment): Fragment {
  if (start >= end) return [start, end];
  const first = isBlankAt(indexed, start) ? null : expandToWord(indexed, start);
  const last = isBlankAt(indexed, end - 1) ? null : expandToWord(indexed, end - 1);
  return [Math.min(start, first?.[0] ?? start), Math.max(end, last?.[1] ?? end)];
}

function wordOffset(indexed: IndexedText, offset: number): number | null {
  if (!isBlankAt(indexed, offset)) return offset;
  return isBlankAt(indexed, offset - 1) ? null : offset - 1;
}

/** True outside the text, too. */
function isBlankAt(indexed: IndexedText, offset: number): boolean {
  if (offset < 0 || offset >= indexed.length) return true;
  return isBlank(sliceText(indexed, offset, offset + 1));
}

function numberAt(indexed: IndexedText, offset: number): NumberMention | null {
  const unit = toUtf16(indexed, offset);
  const from = windowStart(indexed.text, unit);
  const base = fromUtf16(indexed, from);
  const text = indexed.text.slice(from, windowEnd(indexed.text, unit));
  for (const mention of findNumberMentions(text)) {
    const [start, end] = mention.fragment;
    if (base + start <= offset && offset < base + end) {
      return { ...mention, fragment: [base + start, base + end] };
    }
  }
  return null;
}

/** `2-propanol`, `MAPb(I0.8Br0.2)3`: the number without a unit is part of a longer word. */
function isPartOfTerm(indexed: IndexedText, number: NumberMention, word: Fragment): boolean {
  const [start, end] = number.fragment;
  const isLonger = word[0] < start || word[1] > end;
  return !number.hasUnit && isLonger && /\p{L}/u.test(sliceText(indexed, ...word));
}

/** The word in the run of visible characters round an offset. */
function chunkWordAt(indexed: IndexedText, offset: number): Fragment | null {
  const { text } = indexed;
  const unit = toUtf16(indexed, offset);
  let start = unit;
  let end = unit + 1;
  while (start > 0 && unit - start < reach && !blankUnit.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && end - unit < reach && !blankUnit.test(text.charAt(end))) end += 1;
  const chunk = text.slice(start, end);
  const [from, to] = wordIn(chunk, unit - start);
  if (from >= to) return null;
  return [fromUtf16(indexed, start + from), fromUtf16(indexed, start + to)];
}

/** UTF-16 edges of the word in a chunk without blanks; empty when `at` is in none. */
function wordIn(chunk: string, at: number): [start: number, end: number] {
  const cuts = findCuts(chunk);
  if (cuts.has(at)) return [at, at];
  let start = at;
  let end = at + 1;
  while (start > 0 && !cuts.has(start - 1)) start -= 1;
  while (end < chunk.length && !cuts.has(end)) end += 1;
  while (start < end && outerPunctuation.test(chunk.charAt(start))) start += 1;
  while (end > start && outerPunctuation.test(chunk.charAt(end - 1))) end -= 1;
  if (at < start || at >= end) return [at, at];
  const isWrapped = chunk.charAt(start) === '(' && closingOf(chunk, start) === end - 1;
  if (!isWrapped) return [start, end];
  if (at === start || at === end - 1) return [at, at];
  const inner = start + 1;
  const [from, to] = wordIn(chunk.slice(inner, end - 1), at - inner);
  return [inner + from, inner + to];
}

/** Separators outside parentheses, and parentheses without their partner. */
function findCuts(chunk: string): Set<number> {
  const lone = new Set<number>();
  const open: number[] = [];
  for (let i = 0; i < chunk.length; i += 1) {
    if (chunk.charAt(i) === '(') open.push(i);
    if (chunk.charAt(i) === ')' && open.pop() === undefined) lone.add(i);
  }
  for (const i of open) lone.add(i);

  const cuts = new Set(lone);
  let depth = 0;
  for (let i = 0; i < chunk.length; i += 1) {
    if (lone.has(i)) continue;
    if (chunk.charAt(i) === '(') depth += 1;
    if (chunk.charAt(i) === ')') depth -= 1;
    if (depth === 0 && isSeparator(chunk, i)) cuts.add(i);
  }
  return cuts;
}

/** `3,4-dihydroxy` and `1:1` are one word. */
function isSeparator(chunk: string, i: number): boolean {
  const isBetweenDigits = /^\d[,:]\d$/u.test(chunk.slice(Math.max(0, i - 1), i + 2));
  return separator.test(chunk.charAt(i)) && !isBetweenDigits;
}

function closingOf(chunk: string, open: number): number {
  let depth = 0;
  for (let i = open; i < chunk.length; i += 1) {
    if (chunk.charAt(i) === '(') depth += 1;
    if (chunk.charAt(i) === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

function windowStart(text: string, unit: number): number {
  const near = Math.max(0, unit - reach);
  if (near === 0) return 0;
  const blank = text.slice(near, unit).search(blankUnit);
  return blank < 0 ? unit : near + blank;
}

function windowEnd(text: string, unit: number): number {
  const far = Math.min(text.length, unit + reach);
  if (far === text.length) return far;
  for (let end = far; end > unit; end -= 1) if (blankUnit.test(text.charAt(end))) return end;
  return far;
}

/**
 * Marking the true values of a snippet with a reader's errors: a value overlooked, an edge moved,
 * a range cut, two values joined, a label mistaken. Errors are read off the wording, as a reader's
 * are, so that each of them is one that the guideline speaks of.
 */
import { notClearLabel } from '../label-scheme/scheme';
import type { RandomSource } from '../random/seeded-random';
import {
  spanEnd,
  spanStart,
  type Fragment,
  type Fragments,
  type LabelledSpan,
} from '../spans/fragment';
import {
  codePointLength,
  indexText,
  quoteOf,
  sliceText,
  type IndexedText,
} from '../text/code-points';
import type { DemoSnippet } from './generate-demo';
import { pick, pickWeighted } from './pick';
import type { ReaderProfile } from './reader-profile';

export type MarkedTruth = {
  readonly spans: readonly LabelledSpan[];
  /** What the reader wrote about a choice; null for most. */
  readonly note: string | null;
};

type Chance = { readonly profile: ReaderProfile; readonly random: RandomSource };

const range = /^(\d+\.\d+)(?:\s?eV)?(?:[–-]| to | and )(\d+\.\d+)/u;
const unit = /\s?eV$/u;
const sign = /(?:about |ca\. |approximately |~|≈)$/u;
const longestSign = 'approximately '.length;

const rangeNotes = [
  'The second number looked like another sample.',
  'I took the first value of the range.',
];

/** What a reader mistakes each label for, with weights. */
const mistakenFor: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  Experimental_bandgap: [
    ['Unknown_bandgap', 6],
    ['Literature_bandgap', 3],
    ['Computational_bandgap', 1],
  ],
  Computational_bandgap: [
    ['Unknown_bandgap', 6],
    ['Literature_bandgap', 3],
    ['Experimental_bandgap', 1],
  ],
  Literature_bandgap: [
    ['Unknown_bandgap', 7],
    ['Experimental_bandgap', 2],
    ['Computational_bandgap', 1],
  ],
  Unknown_bandgap: [
    ['Literature_bandgap', 6],
    ['Experimental_bandgap', 3],
    ['Computational_bandgap', 1],
  ],
};

/** Marks what the reader finds, in the order of the text. */
export function markTruth(
  snippet: DemoSnippet,
  profile: ReaderProfile,
  random: RandomSource,
): MarkedTruth {
  const text = indexText(snippet.text);
  const chance = { profile, random };
  const spans: LabelledSpan[] = [];
  let note: string | null = null;
  for (let i = 0; i < snippet.truth.length; i += 1) {
    const span = snippet.truth[i];
    if (span === undefined || random() < profile.missed) continue;
    const label = readLabel(span.label, chance);
    const next = snippet.truth[i + 1];
    if (next !== undefined && isJoined(text, span, next) && random() < profile.pairJoined) {
      spans.push({ fragments: [[spanStart(span.fragments), spanEnd(next.fragments)]], label });
      i += 1;
      continue;
    }
    const parts = readEdges(text, span.fragments, chance);
    if (isCut(parts, span.fragments, text) && random() < 0.4) note = pick(rangeNotes, random);
    spans.push(...parts.map((part) => ({ fragments: [part], label })));
  }
  return { spans, note };
}

function isJoined(text: IndexedText, a: LabelledSpan, b: LabelledSpan): boolean {
  return sliceText(text, spanEnd(a.fragments), spanStart(b.fragments)) === ' and ';
}

function isCut(parts: readonly Fragment[], fragments: Fragments, text: IndexedText): boolean {
  return (
    parts.length === 1 && range.test(quoteOf(text, fragments)) && !range.test(quoteOf(text, parts))
  );
}

/** The stretches that the reader marks for one true span: one, or both ends of a range. */
function readEdges(
  text: IndexedText,
  fragments: Fragments,
  { profile, random }: Chance,
): Fragment[] {
  const start = spanStart(fragments);
  const end = spanEnd(fragments);
  const quote = quoteOf(text, fragments);
  const [whole, first, second] = range.exec(quote) ?? [];
  if (whole !== undefined && first !== undefined && second !== undefined) {
    if (random() >= profile.rangeCut) return [[start, end]];
    const secondStart = start + codePointLength(whole) - second.length;
    const left: Fragment = [start, start + first.length];
    return random() < 0.3 ? [left, [secondStart, end]] : [left];
  }
  const unitLength = codePointLength(unit.exec(quote)?.[0] ?? '');
  const isUnitLeft = unitLength > 0 && random() < profile.unitLeft;
  const signLength = sign.exec(sliceText(text, start - longestSign, start))?.[0].length ?? 0;
  const isSignTaken = signLength > 0 && random() < profile.signTaken;
  return [[start - (isSignTaken ? signLength : 0), end - (isUnitLeft ? unitLength : 0)]];
}

function readLabel(label: string, { profile, random }: Chance): string {
  if (random() >= profile.mislabelled) return label;
  const others = mistakenFor[label];
  return others === undefined ? notClearLabel : pickWeighted(others, random);
}

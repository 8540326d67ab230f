/** What a comparison found, in words. Pure. */
import type { GoldOrigin } from '@/lib/domain/adjudication/item';
import type { Doubt } from '@/lib/domain/adjudication/reading';
import type { Finding } from '@/lib/domain/feedback/compare-reading';
import { shortTitle, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { hasSameEdges, spanEnd, spanStart, type LabelledSpan } from '@/lib/domain/spans/fragment';
import { quoteOf, type IndexedText } from '@/lib/domain/text/code-points';
import type { BesideItem } from './side-blocks';

/** On a chip, and at a bar. */
export const findingTitles: Readonly<Record<Finding, string>> = {
  notClear: 'NOT CLEAR',
  missed: 'Missed',
  extra: 'Extra',
  split: 'Split otherwise',
  label: 'Label differs',
  boundary: 'Edges differ',
  same: 'Same',
};

/** What each difference means, beside its bar. */
export const findingMeanings: Readonly<Record<Finding, string>> = {
  notClear: 'You left it in doubt',
  missed: 'Gold has a span where you marked none',
  extra: 'You marked a span where gold has none',
  split: 'You marked more or fewer spans than gold has',
  label: 'The same place with another label',
  boundary: 'Your span begins or ends elsewhere',
  same: 'The same span with the same label',
};

/** Where gold was not decided, how it came to be. */
const originWords: Readonly<Record<GoldOrigin, string>> = {
  agreed: 'The readers agreed here; nobody had to decide.',
  longer: 'The readers agreed here but for the edges; the longest span counts.',
  majority: 'Most readers chose this label.',
  single: 'This snippet had one reader.',
  decided: 'Decided by a person; this release does not keep the reason.',
};

export const doubtWords: Readonly<Record<Doubt['kind'], string>> = {
  flagged: 'You flagged the snippet NOT CLEAR.',
  undecided: 'You left the snippet undecided.',
  unreadable: 'You called the text unreadable.',
};

/** `“2.2 eV”, Literature; “3 eV”, Literature`, or what stands for nothing. */
export function describeSpans(
  spans: readonly LabelledSpan[],
  text: IndexedText,
  scheme: LabelScheme,
): string {
  if (spans.length === 0) return 'nothing';
  return spans
    .map(({ fragments, label }) => `“${quoteOf(text, fragments)}”, ${shortTitle(scheme, label)}`)
    .join('; ');
}

/**
 * A sentence for each finding that the two lines of spans do not say already. Beside gold a doubt is
 * no mistake; in a practice it is one, unless the answer is in doubt too.
 */
export function explainItem(
  { findings, own, expected }: BesideItem,
  isDoubtMistake: boolean,
): string[] {
  return findings.flatMap((finding) => {
    if (finding === 'notClear') {
      const what = own.length > 0 ? 'You marked this NOT CLEAR' : 'You left the snippet in doubt';
      if (isDoubtMistake) return [`${what}, and it is clear enough.`];
      return [
        `${what}, ${own.length > 0 ? 'which is no mistake' : 'so nothing counts as missed'}.`,
      ];
    }
    if (finding === 'split') {
      return [`You marked ${countSpans(own)} here, and ${countSpans(expected)} would be right.`];
    }
    if (finding === 'boundary') return explainEdges(own, expected);
    return [];
  });
}

/** Only where one span stands beside one. */
function explainEdges(own: readonly LabelledSpan[], expected: readonly LabelledSpan[]): string[] {
  const [mine, wanted] = [own[0], expected[0]];
  if (own.length !== 1 || expected.length !== 1 || mine === undefined || wanted === undefined) {
    return [];
  }
  const [a, b] = [mine.fragments, wanted.fragments];
  const start = compareEdge(spanStart(a) - spanStart(b), 'begins');
  const end = compareEdge(spanEnd(a) - spanEnd(b), 'ends');
  const parts = [start, end].filter((words) => words !== null);
  if (parts.length > 0) return [`Your span ${parts.join(' and ')}.`];
  return hasSameEdges(a, b) ? [] : ['Your span has other parts.'];
}

function compareEdge(difference: number, verb: string): string | null {
  if (difference === 0) return null;
  return `${verb} ${difference > 0 ? 'later' : 'earlier'}`;
}

function countSpans({ length }: readonly unknown[]): string {
  return length === 1 ? '1 span' : `${length} spans`;
}

/** How gold without a reason came to be, each way once; none where it is not gold. */
export function explainOrigins({ expected, reasons }: BesideItem): string[] {
  if (reasons.length > 0) return [];
  const origins = expected.flatMap(({ origin }) => origin ?? []);
  return [...new Set(origins)].map((origin) => originWords[origin]);
}

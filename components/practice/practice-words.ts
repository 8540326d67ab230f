/** How a practice went, in words. Pure. */
import { countOf, formatCount } from '@/components/shell/number-words';
import type { OwnPractice } from '@/lib/data/practice/read-own-practice';
import type { Finding, OwnReading } from '@/lib/domain/feedback/compare-reading';
import type { FeedbackSummary } from '@/lib/domain/feedback/summarise-feedback';

/** `2 of 6 texts read, 1 as expected`. */
export function progressWords({ texts, finished, asExpected }: OwnPractice): string {
  const all = countOf(texts.length, 'text');
  if (finished === 0) return `${all} to practise on`;
  const how = `${formatCount(asExpected)} as expected`;
  if (finished === texts.length) return `All ${all} read, ${how}`;
  return `${formatCount(finished)} of ${all} read, ${how}`;
}

/** Word and plural of each difference. */
const findingNouns: Readonly<Partial<Record<Finding, readonly [string, string]>>> = {
  missed: ['span missed', 'spans missed'],
  extra: ['span too many', 'spans too many'],
  split: ['span split otherwise', 'spans split otherwise'],
  label: ['other label', 'other labels'],
  boundary: ['other edge', 'other edges'],
};

/** `2 spans missed`, `1 other label`: the most frequent first. */
export function differenceWords({ differences }: FeedbackSummary): string[] {
  return differences.flatMap(({ finding, count }) => {
    const nouns = findingNouns[finding];
    return nouns === undefined ? [] : [`${formatCount(count)} ${nouns[count === 1 ? 0 : 1]}`];
  });
}

/** `No value here`, `2 values, flagged NOT CLEAR: which sample`. */
export function readingWords({ outcome, flagReason, spans }: OwnReading): string {
  const words = {
    values: countOf(spans.length, 'value'),
    none: 'No value here',
    undecided: 'Undecided',
    unreadable: 'Unreadable',
  }[outcome];
  return flagReason === null ? words : `${words}, flagged NOT CLEAR: ${flagReason}`;
}

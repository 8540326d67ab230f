/** What a version of the label scheme would do to gold, in sentences. Pure. */
import { countOf } from '@/components/shell/number-words';
import type { SchemeEffect } from '@/lib/data/projects/read-scheme-effect';

/** At least one. */
export function effectSentences({
  spans,
  readings,
  decisions,
  cases,
  checks,
}: SchemeEffect): string[] {
  const opened = cases.filter(({ after }) => after === 'open').map(({ snippet }) => snippet);
  const settled = cases.filter(({ after }) => after !== 'open').map(({ snippet }) => snippet);
  const more = checks.after - checks.before;
  const sentences = [
    spans > 0 &&
      `${countOf(spans, 'span')} of ${countOf(readings, 'reading')} ${spans === 1 ? 'has' : 'have'} another label in gold. The readings keep what was marked.`,
    decisions > 0 &&
      `${countOf(decisions, 'decision')} for such a label ${decisions === 1 ? 'stays' : 'stay'} in force, with the other label.`,
    settled.length > 0 &&
      `${countOf(settled.length, 'snippet')} no longer ${settled.length === 1 ? 'has' : 'have'} to be decided: ${listed(settled)}`,
    opened.length > 0 &&
      `${countOf(opened.length, 'snippet')} ${opened.length === 1 ? 'has' : 'have'} to be decided: ${listed(opened)}`,
    more !== 0 &&
      `${countOf(Math.abs(more), 'value')} ${more > 0 ? 'more' : 'fewer'} to check, ${checks.after} in all.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : ['Gold stays as it is.'];
}

const namesShown = 5;

function listed(names: readonly string[]): string {
  const left = names.length - namesShown;
  const shown = names.slice(0, namesShown).join(', ');
  return left > 0 ? `${shown} and ${left} more` : shown;
}

/**
 * What does not fit the PV600 format. Its table has room for six values a snippet, one number a
 * value, each on one stretch of the text; whatever is beyond stops the export and is named, while
 * other formats still work.
 */
import { Refusal, type RefusalDetail } from '../errors';
import { findLabel, isQuantity, notClearLabel, type LabelScheme } from '../label-scheme/scheme';
import { findFragmentProblems } from '../spans/validate-fragments';
import { isBlank } from '../spans/white-space';
import { indexText, sliceText, type IndexedText } from '../text/code-points';
import { findFileNameProblem, toPv600FileName } from './pv600-names';
import type { ReleaseGold, ReleaseSnippet } from './release-snippet';

/** Values that one row has room for. */
export const mostValues = 6;

/** Everything that keeps the snippets out of the format; each names its snippet. */
export function findPv600Problems(
  snippets: readonly ReleaseSnippet[],
  scheme: LabelScheme,
): RefusalDetail[] {
  return [
    ...findNameProblems(snippets),
    ...snippets.flatMap((snippet) =>
      findSnippetProblems(snippet, scheme).map((problem) => detail(snippet, problem)),
    ),
  ];
}

/** @throws Refusal `unprocessable` with a detail for each thing that does not fit */
export function requirePv600(snippets: readonly ReleaseSnippet[], scheme: LabelScheme): void {
  const problems = findPv600Problems(snippets, scheme);
  const [first] = problems;
  if (first === undefined) return;
  const more = problems.length === 1 ? '' : ` And ${problems.length - 1} more.`;
  const message = `The release does not fit the PV600 format. ${first.message}${more}`;
  throw new Refusal('unprocessable', message, problems);
}

/** Names that cannot be files' names, and two snippets whose files would be one. */
function findNameProblems(snippets: readonly ReleaseSnippet[]): RefusalDetail[] {
  const taken = new Map<string, string>();
  return snippets.flatMap((snippet) => {
    const key = toPv600FileName(snippet.name);
    const other = taken.get(key);
    taken.set(key, snippet.name);
    const own = findFileNameProblem(snippet.name);
    const problems = own === null ? [] : [`Its name ${own}: rename it.`];
    if (other !== undefined) {
      problems.push(`Its file would overwrite that of ${other}: rename one of them.`);
    }
    return problems.map((problem) => detail(snippet, problem));
  });
}

function findSnippetProblems(snippet: ReleaseSnippet, scheme: LabelScheme): string[] {
  const { gold, text } = snippet;
  const indexed = indexText(text);
  const problems = gold.flatMap((span) => findSpanProblems(span, indexed, scheme));
  if (gold.length > mostValues) {
    problems.push(`It has ${gold.length} values, and a row has room for ${mostValues}.`);
  }
  return problems;
}

function findSpanProblems(span: ReleaseGold, indexed: IndexedText, scheme: LabelScheme): string[] {
  const place = `The span at ${span.fragments.map((edges) => edges.join('–')).join(', ')}`;
  const ofFragments = findFragmentProblems(indexed, span.fragments);
  if (ofFragments.length > 0) return ofFragments.map((problem) => `${place}: ${problem}`);
  const problems = [];
  if (!areGapsBlank(span, indexed)) {
    problems.push(`${place} has more than white space between its fragments.`);
  }
  if (span.label === notClearLabel) {
    problems.push(`${place} is NOT CLEAR, which gold can never be: decide it first.`);
  } else if (findLabel(scheme, span.label) === undefined) {
    problems.push(`${place} has the label ${span.label}, which is not in the scheme.`);
  }
  const expected = isQuantity(scheme, span.label) ? 1 : 0;
  if (span.values.length !== expected) {
    problems.push(`${place} has ${span.values.length} numbers instead of ${expected}: check it.`);
  }
  if (!span.values.every((value) => /^-?\d+(?:\.\d+)?$/u.test(value))) {
    problems.push(`${place} has a value that is not a plain decimal: check it.`);
  }
  return problems;
}

function areGapsBlank({ fragments }: ReleaseGold, indexed: IndexedText): boolean {
  return fragments
    .slice(1)
    .every(([start], i) => isBlank(sliceText(indexed, fragments[i]?.[1] ?? 0, start)));
}

function detail({ name }: ReleaseSnippet, problem: string): RefusalDetail {
  return { code: 'pv600', path: name, message: `Snippet ${name}: ${problem}` };
}

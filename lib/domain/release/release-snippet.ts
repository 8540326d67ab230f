/**
 * What a release holds, as its files are made from it: snippets with their gold. All of it can be
 * JSON, since a release keeps these rows for ever.
 */
import type { GoldOrigin } from '../adjudication/item';
import { isQuantity, type LabelScheme } from '../label-scheme/scheme';
import type { LabelledSpan } from '../spans/fragment';

export type ReleaseGold = LabelledSpan & {
  readonly origin: GoldOrigin;
  /** Processed annotations as plain decimals: one for a label with a quantity, else none. */
  readonly values: readonly string[];
};

export type ReleaseSnippet = {
  readonly name: string;
  /** Of the article: a DOI, an arXiv or CORE id. */
  readonly identifier: string | null;
  readonly publisher: string | null;
  readonly year: number | null;
  readonly material: string;
  readonly text: string;
  /** In any order. */
  readonly gold: readonly ReleaseGold[];
};

export type ReleaseCounts = {
  readonly snippets: number;
  readonly withGold: number;
  readonly withoutGold: number;
  /** Gold spans whose label carries a quantity. */
  readonly values: number;
  readonly spansByLabel: Readonly<Record<string, number>>;
  /** Snippets whose text has characters beyond ASCII: the files are UTF-8. */
  readonly withNonAscii: number;
};

/** Counts what a release holds. Every label of the scheme has its count, also when it is 0. */
export function countRelease(
  snippets: readonly ReleaseSnippet[],
  scheme: LabelScheme,
): ReleaseCounts {
  const gold = snippets.flatMap((snippet) => [...snippet.gold]);
  const withGold = snippets.filter((snippet) => snippet.gold.length > 0).length;
  const spansByLabel = scheme.labels.map(({ name }): [string, number] => [
    name,
    gold.filter(({ label }) => label === name).length,
  ]);
  return {
    snippets: snippets.length,
    withGold,
    withoutGold: snippets.length - withGold,
    values: gold.filter(({ label }) => isQuantity(scheme, label)).length,
    spansByLabel: Object.fromEntries(spansByLabel),
    withNonAscii: snippets.filter(({ text }) => /[^\0-\x7f]/u.test(text)).length,
  };
}

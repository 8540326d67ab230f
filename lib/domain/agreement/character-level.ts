/**
 * Agreement by the code point, for experts: how much of the marked text both marked. Long spans
 * weigh more than short ones. Kappa counts the unmarked text as agreement, and since nearly all of
 * a text is unmarked it comes out close to F1 (Hripcsak & Rothschild 2005).
 */
import type { LabelledSpan } from '../spans/fragment';
import { measureCohenKappa } from './cohen-kappa';
import { sum, tabulate } from './confusion-table';
import { findLabelRuns } from './label-runs';
import { ratio, type Measure } from './measure';

/** A text of `length` code points and what two readers marked in it. */
export type CharacterDocument = {
  readonly length: number;
  readonly a: readonly LabelledSpan[];
  readonly b: readonly LabelledSpan[];
};

export type CharacterAgreement = {
  /** Code points with the same label against all labelled code points of both. */
  readonly f1: Measure;
  /** Code points of the text, "unmarked" being one more category. */
  readonly kappa: Measure;
  /** The same, marked or not alone. */
  readonly f1Binary: Measure;
  readonly kappaBinary: Measure;
};

/** Sums over all documents. A code point under two labels counts once for each in F1. */
export function measureCharacterLevel(documents: readonly CharacterDocument[]): CharacterAgreement {
  const runs = documents.flatMap(({ length, a, b }) =>
    findLabelRuns(length, [a, b]).map((run) => ({
      length: run.length,
      a: new Set(run.labels[0]),
      b: new Set(run.labels[1]),
    })),
  );
  const total = (count: (run: (typeof runs)[number]) => number): number =>
    sum(runs.map((run) => run.length * count(run)));
  const nothing = 'Neither reader marked a code point.';
  const noText = 'There is no text.';
  return {
    f1: ratio(
      2 * total(({ a, b }) => [...a].filter((label) => b.has(label)).length),
      total(({ a, b }) => a.size + b.size),
      nothing,
    ),
    kappa: measureCohenKappa(
      tabulate(runs.map(({ a, b, length }) => [[nameOf(a), nameOf(b)], length])),
      { nothing: noText },
    ).kappa,
    f1Binary: ratio(
      2 * total(({ a, b }) => Math.min(a.size, b.size, 1)),
      total(({ a, b }) => Math.min(a.size, 1) + Math.min(b.size, 1)),
      nothing,
    ),
    kappaBinary: measureCohenKappa(
      tabulate(runs.map(({ a, b, length }) => [[presenceOf(a), presenceOf(b)], length])),
      { nothing: noText },
    ).kappa,
  };
}

// Labels have no white space, so no label can be taken for one of these names.
const unmarked = 'not marked';

function nameOf(labels: ReadonlySet<string>): string {
  return labels.size === 0 ? unmarked : [...labels].sort().join(' and ');
}

function presenceOf(labels: ReadonlySet<string>): string {
  return labels.size === 0 ? unmarked : 'is marked';
}

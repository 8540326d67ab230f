/**
 * Agreement of a project's annotators before adjudication: from finished readings to the numbers
 * that are shown, per pair and pooled, with everything that was left out and why. The numbers
 * depend on the readings alone, not on the order in which they come.
 */
import { compareCodePoints } from '../text/code-point-order';
import { compareSnippet } from './compare-snippet';
import { groupBy } from './grouping';
import { measurePair, type PairAgreement } from './pair-agreement';
import type { BootstrapOptions } from './percentile-bootstrap';
import { measurePool, type PooledAgreement } from './pooled-agreement';
import {
  isNotClear,
  selectReadings,
  type Comparability,
  type Exclusion,
  type ExclusionReason,
  type NotClearMode,
  type SnippetReadings,
} from './snippet-readings';

export type AgreementOptions = {
  readonly notClear: NotClearMode;
  /** The brat name of the reserved NOT CLEAR label. */
  readonly notClearLabel: string;
  /** Only snippets of this material; others are out of question, not left out. */
  readonly material?: string | undefined;
  /**
   * Only spans of this label, on both sides: for F1, for the counts of spans, and for whether a
   * snippet has something marked. Label agreement then tells this label from any other over all
   * matched pairs. Snippets are left out as without the filter.
   */
  readonly label?: string | undefined;
  /** Asks for intervals. */
  readonly bootstrap?: BootstrapOptions | undefined;
};

export type AgreementReport = {
  /** By `a`, then `b`, in code point order; pairs that have no snippet to compare are not listed. */
  readonly pairs: readonly PairAgreement[];
  readonly pooled: PooledAgreement;
  /** By snippet in code point order. */
  readonly excluded: readonly Exclusion[];
  /** Snippets in question, those compared, and those left out whole, by reason. */
  readonly basis: {
    readonly snippets: number;
    readonly compared: number;
    readonly leftOut: Readonly<Partial<Record<ExclusionReason, number>>>;
    /** Readings set aside as unreadable in snippets that two others could read. */
    readonly unreadableReadings: number;
  };
  readonly notClear: {
    readonly mode: NotClearMode;
    /** Snippets that would be compared with NOT CLEAR in, and with NOT CLEAR out. */
    readonly included: number;
    readonly excluded: number;
    /** Snippets in question that a reader found NOT CLEAR, sorted. */
    readonly snippets: readonly string[];
  };
};

/** The agreement of the given readings. Two readings of a snippet by one annotator are a defect. */
export function measureAgreement(
  snippets: readonly SnippetReadings[],
  options: AgreementOptions,
): AgreementReport {
  const { notClear, notClearLabel, label = null, bootstrap = null } = options;
  const inQuestion = snippets
    .filter(({ material }) => options.material === undefined || material === options.material)
    .toSorted((a, b) => compareCodePoints(a.snippet, b.snippet));
  const select = (mode: NotClearMode): Comparability[] =>
    inQuestion.map((snippet) => selectReadings(snippet, mode, notClearLabel));

  const selected = { include: select('include'), exclude: select('exclude') };
  const comparisons = comparableOf(selected[notClear]).map((snippet) =>
    compareSnippet(snippet, label),
  );
  const byPair = groupBy(
    comparisons.flatMap(({ pairs }) => pairs),
    ({ key }) => key,
  );
  const excluded = selected[notClear].flatMap(({ exclusion }) => exclusion ?? []);
  return {
    pairs: [...byPair.values()]
      .flatMap((ofPair) => {
        const first = ofPair[0];
        return first === undefined ? [] : [measurePair(first.a, first.b, ofPair, bootstrap)];
      })
      .sort((x, y) => compareCodePoints(x.a, y.a) || compareCodePoints(x.b, y.b)),
    pooled: measurePool(comparisons, bootstrap),
    excluded,
    basis: {
      snippets: inQuestion.length,
      compared: comparisons.length,
      leftOut: countReasons(excluded.filter(({ scope }) => scope === 'snippet')),
      unreadableReadings: excluded
        .filter(({ scope }) => scope === 'reading')
        .reduce((count, { annotators }) => count + annotators.length, 0),
    },
    notClear: {
      mode: notClear,
      included: comparableOf(selected.include).length,
      excluded: comparableOf(selected.exclude).length,
      snippets: inQuestion
        .filter(({ readings }) => readings.some((reading) => isNotClear(reading, notClearLabel)))
        .map(({ snippet }) => snippet),
    },
  };
}

function comparableOf(
  selected: readonly Comparability[],
): NonNullable<Comparability['comparable']>[] {
  return selected.flatMap(({ comparable }) => comparable ?? []);
}

function countReasons(exclusions: readonly Exclusion[]): Partial<Record<ExclusionReason, number>> {
  return Object.fromEntries(
    [...groupBy(exclusions, ({ reason }) => reason)].map(([reason, same]) => [reason, same.length]),
  );
}

/**
 * Which readings of a snippet are compared, and why the others are not. Whoever calls passes the
 * basis of agreement: finished work as it stood when the case was frozen. Silence is never taken
 * for an answer: while one reader of a snippet is missing, the snippet waits as a whole.
 */
import type { Outcome } from '../assignment/operation';
import type { LabelledSpan } from '../spans/fragment';
import { compareCodePoints } from '../text/code-point-order';

/** One reader's finished work on one snippet; `spans` in any order. */
export type FinishedReading = {
  /** A stable key of the person, such as an e-mail. */
  readonly annotator: string;
  readonly outcome: Outcome;
  /** The snippet as a whole is NOT CLEAR to this reader. */
  readonly isFlagged: boolean;
  readonly spans: readonly LabelledSpan[];
};

export type SnippetReadings = {
  readonly snippet: string;
  readonly material: string | null;
  readonly readings: readonly FinishedReading[];
  /** Annotators who were assigned the snippet and have not finished it. */
  readonly missing: readonly string[];
  /** Set when the project took the snippet out, or when its readings follow another scheme. */
  readonly leftOut?: 'excluded' | 'schemeChanged' | undefined;
};

/** `include`: NOT CLEAR is one more label. `exclude`: snippets with a NOT CLEAR are left out. */
export type NotClearMode = 'include' | 'exclude';

export type ExclusionReason =
  | NonNullable<SnippetReadings['leftOut']>
  | 'fewerThanTwoReaders'
  | 'notFinished'
  | 'notClear'
  | 'unreadable';

/** A snippet that is left out or, with scope `reading`, single readings of one that is not. */
export type Exclusion = {
  readonly snippet: string;
  readonly reason: ExclusionReason;
  readonly scope: 'snippet' | 'reading';
  /** Whose doing it is: who has not finished, who flagged, who could not read it. Sorted. */
  readonly annotators: readonly string[];
};

/** A snippet with two readings or more to compare, sorted by annotator. */
export type ComparableSnippet = {
  readonly snippet: string;
  readonly readings: readonly FinishedReading[];
};

export type Comparability = {
  /** Null when the snippet is left out. */
  readonly comparable: ComparableSnippet | null;
  /** Null when every reading counts. */
  readonly exclusion: Exclusion | null;
};

/** True when the reader flagged the snippet, could not decide, or used the NOT CLEAR label. */
export function isNotClear(reading: FinishedReading, notClearLabel: string): boolean {
  return (
    reading.isFlagged ||
    reading.outcome === 'undecided' ||
    reading.spans.some(({ label }) => label === notClearLabel)
  );
}

/** What of a snippet is compared. The first reason that fits is the one given. */
export function selectReadings(
  source: SnippetReadings,
  notClear: NotClearMode,
  notClearLabel: string,
): Comparability {
  const { snippet, missing } = source;
  const readings = source.readings.toSorted((a, b) => compareCodePoints(a.annotator, b.annotator));
  const names = readings.map(({ annotator }) => annotator);
  if (new Set(names).size < names.length) {
    throw new Error(`Snippet ${snippet} has two readings of one annotator: ${names.join(', ')}.`);
  }
  const leaveOut = (reason: ExclusionReason, annotators: readonly string[]): Comparability => ({
    comparable: null,
    exclusion: {
      snippet,
      reason,
      scope: 'snippet',
      annotators: annotators.toSorted(compareCodePoints),
    },
  });

  if (source.leftOut !== undefined) return leaveOut(source.leftOut, []);
  if (names.length + missing.length < 2) return leaveOut('fewerThanTwoReaders', names);
  if (missing.length > 0) return leaveOut('notFinished', missing);
  const doubtful = readings.filter((reading) => isNotClear(reading, notClearLabel));
  if (notClear === 'exclude' && doubtful.length > 0) {
    return leaveOut(
      'notClear',
      doubtful.map(({ annotator }) => annotator),
    );
  }
  const readable = readings.filter(({ outcome }) => outcome !== 'unreadable');
  const unreadable = names.filter((name) => readable.every(({ annotator }) => annotator !== name));
  if (readable.length < 2) return leaveOut('unreadable', unreadable);
  return {
    comparable: { snippet, readings: readable },
    exclusion:
      unreadable.length === 0
        ? null
        : { snippet, reason: 'unreadable', scope: 'reading', annotators: unreadable },
  };
}

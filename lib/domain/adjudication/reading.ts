/**
 * A reading as adjudication sees it: one annotator's finished work on one snippet. A doubt is a
 * reader's word that the snippet as a whole cannot be judged; it opens every item of the case.
 * Absence of spans says nothing by itself: the outcome does.
 */
import type { Outcome } from '../assignment/operation';
import type { LabelledSpan } from '../spans/fragment';

export type ReadSpan = LabelledSpan & { readonly id: string };

export type Reading = {
  readonly assignmentId: string;
  /** The same key for the same person, whatever the order of readings: a user id, say. */
  readonly annotator: string;
  readonly outcome: Outcome;
  readonly isFlagged: boolean;
  readonly flagReason: string | null;
  /** In any order; ids are unique within the reading. */
  readonly spans: readonly ReadSpan[];
};

export type Doubt = {
  readonly reader: string;
  readonly assignmentId: string;
  readonly kind: 'flagged' | 'undecided' | 'unreadable';
  readonly reason: string | null;
};

/** The doubts of a snippet's readings, sorted by reader. */
export function findDoubts(readings: readonly Reading[]): Doubt[] {
  return readings
    .flatMap((reading) => {
      const kind = doubtKind(reading);
      if (kind === null) return [];
      const { annotator: reader, assignmentId, flagReason: reason } = reading;
      return [{ reader, assignmentId, kind, reason }];
    })
    .sort((a, b) => (a.reader < b.reader ? -1 : 1));
}

/** What a reader doubted about the snippet as a whole; null for nothing. */
export function doubtKind({
  outcome,
  isFlagged,
}: Pick<Reading, 'outcome' | 'isFlagged'>): Doubt['kind'] | null {
  if (outcome === 'unreadable' || outcome === 'undecided') return outcome;
  return isFlagged ? 'flagged' : null;
}

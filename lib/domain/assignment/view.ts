/**
 * What crosses the network between an annotator's screen and the server, as types. Offsets are
 * code points.
 */
import type { LabelScheme } from '../label-scheme/scheme';
import type { Fragment } from '../spans/fragment';
import type { AnnotationReference } from '../standoff/references';
import type { Outcome } from './operation';
import type { AssignmentState, AssignmentStatus } from './state';

/** One row of an annotator's queue, in the annotator's own seeded order. */
export type QueueEntry = {
  readonly id: string;
  readonly snippet: string;
  readonly material: string | null;
  readonly status: AssignmentStatus;
  readonly outcome: Outcome | null;
  readonly spanCount: number;
  readonly isFlagged: boolean;
};

/** A snippet as the screens show it. */
export type SnippetView = {
  readonly name: string;
  readonly material: string | null;
  readonly text: string;
  /** Occurrences of the material of interest. */
  readonly targets: readonly Fragment[];
  /** Start of each sentence; the first is 0. */
  readonly sentences: readonly number[];
};

/** The answer of `GET /assignments/{assignment}`: all that the screen needs to show one snippet. */
export type AssignmentView = AssignmentState & {
  readonly id: string;
  readonly snippet: SnippetView;
  /** The question with the target term filled in. */
  readonly question: string;
  readonly scheme: LabelScheme;
  readonly guidelineVersion: number;
  /** Relations and events of the imported file, by the annotation that they refer to. */
  readonly references: Readonly<Record<string, readonly AnnotationReference[]>>;
  /** Why this reading cannot be reopened any more; null while it can. */
  readonly frozenBecause: string | null;
  /** The finished reading can be seen beside the gold of the newest final release. */
  readonly hasGoldBeside: boolean;
};

/** The answer of `POST /assignments/{assignment}/operations`. */
export type SendResult =
  | {
      readonly kind: 'saved';
      readonly revision: number;
      readonly applied: readonly string[];
      readonly at: string;
    }
  /** The server has another revision: opened elsewhere. Nothing was applied but `applied`. */
  | {
      readonly kind: 'conflict';
      readonly applied: readonly string[];
      readonly state: AssignmentState;
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'unreachable' };

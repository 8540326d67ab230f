/** The state of the annotator's screen, and what is read from it. */
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { QueueEntry } from '@/lib/domain/assignment/view';
import { caretAt, type Caret } from '@/lib/domain/spans/caret';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { entryOf, type AssignmentSheet } from './assignment-sheet';
import type { OpenSpan } from './open-span';
import type { Keeping } from './unsent-keeper';
import { listEntries, type QueueFilter } from './queue-order';
import { isSettled, whyBlocked, type UnsentEntry } from './ledger';
import { summariseSaving, type SaveStatus } from './save-status';

/** What is said to the annotator: shown at the foot of the screen and read out politely. */
export type Announcement = {
  readonly text: string;
  readonly tone: 'done' | 'problem';
  /** What would help, as a button. */
  readonly remedy: 'reopen' | null;
};

/** The dialogs that the screen opens; one at a time. */
export type ScreenDialog =
  'outcome' | 'noValue' | 'flag' | 'keys' | 'guideline' | 'queue' | 'details';

export type Loading =
  { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly message: string };

/** Changes that this computer keeps for a snippet that cannot be opened now. */
export type StrandedChanges = {
  readonly entries: readonly UnsentEntry[];
  /** Why, as a sentence. */
  readonly reason: string;
};

export type AnnotateState = {
  /** The queue as the server sent it; `currentEntries` adds what was done here. */
  readonly queue: readonly QueueEntry[];
  readonly currentId: string | null;
  readonly sheets: ReadonlyMap<string, AssignmentSheet>;
  readonly loads: ReadonlyMap<string, Loading>;
  readonly openSpan: OpenSpan | null;
  /** Where the last open span of this snippet was: S and V go on from there. */
  readonly lastPlace: Fragments | null;
  /** Set on the screen of a practice: those whose readings are answers; the others are tries. */
  readonly practice: { readonly answers: readonly string[] } | null;
  /** Where the caret stands in each snippet that was read, by the assignment's id. */
  readonly carets: ReadonlyMap<string, Caret>;
  readonly dialog: ScreenDialog | null;
  readonly filter: QueueFilter;
  readonly search: string;
  readonly announcement: Announcement | null;
  /** Whether this computer keeps what is unsent. */
  readonly keeping: Keeping;
  /** The server did not know this person when a snippet was to be loaded. */
  readonly isSignedOut: boolean;
  readonly stranded: ReadonlyMap<string, StrandedChanges>;
};

export function currentSheet(state: AnnotateState): AssignmentSheet | null {
  return (state.currentId !== null && state.sheets.get(state.currentId)) || null;
}

const caretAtStart = caretAt(0);

export function currentCaret({ carets, currentId }: AnnotateState): Caret {
  return (currentId !== null && carets.get(currentId)) || caretAtStart;
}

export function currentEntries(state: Pick<AnnotateState, 'queue' | 'sheets'>): QueueEntry[] {
  return state.queue.map((entry) => entryOf(entry, state.sheets.get(entry.id)));
}

export function listedEntries(state: AnnotateState): QueueEntry[] {
  return listEntries(currentEntries(state), state.filter, state.search, state.currentId);
}

export function saveStatus(state: AnnotateState): SaveStatus {
  const status = summariseSaving(
    new Map([...state.sheets].map(([id, { ledger }]) => [id, ledger])),
    state.currentId,
  );
  if (status.kind === 'untouched' && state.keeping === 'unknown') return { kind: 'opening' };
  const isWorse = status.kind === 'conflict' || status.kind === 'refused';
  if (!state.isSignedOut || isWorse || status.kind === 'signedOut') return status;
  return { kind: 'signedOut', count: 0 };
}

/** True while something is neither on the server nor kept by this computer. */
export function losesWork({ sheets, keeping }: Pick<AnnotateState, 'sheets' | 'keeping'>): boolean {
  return keeping !== 'kept' && [...sheets.values()].some(({ ledger }) => !isSettled(ledger));
}

/** Why nothing can be changed on this snippet now; null when it can. */
export function reasonNotToEdit(sheet: AssignmentSheet): Announcement | null {
  const blocked = whyBlocked(sheet.ledger);
  if (blocked !== null) return problem(blocked);
  return reasonByStatus(sheet.ledger.shown, sheet.view.frozenBecause);
}

function reasonByStatus(state: AssignmentState, frozenBecause: string | null): Announcement | null {
  if (state.status === 'withdrawn') {
    return problem('This snippet was given to someone else. Your work is kept and stays readable.');
  }
  if (state.status !== 'finished') return null;
  if (frozenBecause !== null) return problem(frozenBecause);
  return problem('This snippet is finished. Reopen it to change it.', 'reopen');
}

export function problem(text: string, remedy: Announcement['remedy'] = null): Announcement {
  return { text, tone: 'problem', remedy };
}

/** The state of the adjudicator's screen, and what is read from it. `Sheet` is the case as shown. */
import {
  firstSubject,
  needsConfirmation,
  subjectsOf,
  type CaseItem,
  type CaseSheet,
  type Subject,
} from './adjudicate-case';
import { findMissing, noChoice, type Choice, type Missing } from './adjudicate-choice';
import { listRows, type CaseRow, type QueueFilter } from './adjudicate-queue';

export type CaseLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isGone: boolean };

/** What became of the last decision that was sent; claimed only once it is known. */
export type Recording =
  | { readonly kind: 'idle' }
  | { readonly kind: 'recording'; readonly caseId: string; readonly subject: Subject }
  /** The server's time. */
  | { readonly kind: 'recorded'; readonly at: string }
  | {
      readonly kind: 'failed';
      readonly caseId: string;
      readonly message: string;
      readonly isSignedOut: boolean;
    };

/** The case changed under a choice; the choice is kept. */
export type Conflict = {
  readonly caseId: string;
  readonly message: string;
  /** The choice that nothing in the case takes any more; null while it is filled in. */
  readonly orphan: Choice | null;
};

export type Announcement = { readonly text: string; readonly tone: 'done' | 'problem' };

export type AdjudicateDialog = 'keys' | 'queue';

export type AdjudicateState<Sheet extends CaseSheet = CaseSheet> = {
  readonly rows: readonly CaseRow[];
  readonly filter: QueueFilter;
  /** Cases of this visit that stay listed whatever the filter says. */
  readonly kept: ReadonlySet<string>;
  readonly currentId: string | null;
  /** By case, the subject that was last looked at. */
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly loads: ReadonlyMap<string, CaseLoad>;
  /** By `choiceKey`; kept when the case is left. */
  readonly choices: ReadonlyMap<string, Choice>;
  readonly isWhole: boolean;
  readonly recording: Recording;
  readonly conflict: Conflict | null;
  readonly dialog: AdjudicateDialog | null;
  readonly announcement: Announcement | null;
};

export function choiceKey(caseId: string, subject: Subject): string {
  return `${caseId}/${subject ?? ''}`;
}

export function currentSheet<Sheet extends CaseSheet>(
  state: Pick<AdjudicateState<Sheet>, 'currentId' | 'sheets'>,
): Sheet | null {
  return (state.currentId !== null && state.sheets.get(state.currentId)) || null;
}

export function currentRow(state: AdjudicateState): CaseRow | null {
  return state.rows.find(({ id }) => id === state.currentId) ?? null;
}

/** The subject on the screen; null for the whole case, and where there is nothing to decide. */
export function currentSubject(
  state: Pick<AdjudicateState, 'currentId' | 'sheets' | 'subjects'>,
): Subject {
  const sheet = currentSheet(state);
  if (sheet === null) return null;
  const chosen = state.subjects.get(sheet.id);
  return chosen !== undefined && subjectsOf(sheet).includes(chosen) ? chosen : firstSubject(sheet);
}

export function currentItem<Sheet extends CaseSheet>(
  state: Pick<AdjudicateState<Sheet>, 'currentId' | 'sheets' | 'subjects'>,
): Sheet['items'][number] | null {
  const subject = currentSubject(state);
  return currentSheet(state)?.items.find(({ id }) => id === subject) ?? null;
}

/** The choice on the screen. */
export function currentChoice(state: AdjudicateState): Choice {
  if (state.currentId === null) return noChoice;
  return choiceFor(state, state.currentId, currentSubject(state));
}

export function choiceFor(
  { choices }: Pick<AdjudicateState, 'choices'>,
  caseId: string,
  subject: Subject,
): Choice {
  return choices.get(choiceKey(caseId, subject)) ?? noChoice;
}

/** What the subject still needs before it can be recorded; the whole case needs words only. */
export function missingFor(item: CaseItem | null, choice: Choice): Missing | null {
  if (item === null) return choice.reason.trim() === '' ? 'reason' : null;
  return findMissing(choice);
}

/** True while a decision on the subject is on its way: what was sent is not changed under way. */
export function isBeingRecorded(
  { recording }: Pick<AdjudicateState, 'recording'>,
  caseId: string,
  subject: Subject,
): boolean {
  return (
    recording.kind === 'recording' && recording.caseId === caseId && recording.subject === subject
  );
}

/** True when something can be recorded on what is shown, first or again. */
export function canDecide(sheet: CaseSheet, item: CaseItem | null): boolean {
  return sheet.isComplete && (item !== null || needsConfirmation(sheet));
}

export function listedRows(state: Pick<AdjudicateState, 'rows' | 'filter' | 'kept'>): CaseRow[] {
  return listRows(state.rows, state.filter, state.kept);
}

/** Decided, of all cases that a person has, or had, to decide. */
export function countDecided({ rows }: Pick<AdjudicateState, 'rows'>): {
  readonly done: number;
  readonly total: number;
} {
  const done = rows.filter(({ status }) => status === 'decided').length;
  const open = rows.filter(({ status }) => status === 'open' || status === 'stale').length;
  return { done, total: done + open };
}

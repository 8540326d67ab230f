/**
 * What the annotator does to the reading of the current snippet: every change is a gesture that is
 * shown at once, queued for the server, and can be taken back.
 */
import type { Outcome } from '@/lib/domain/assignment/operation';
import { Refusal } from '@/lib/domain/errors';
import { currentSheet, problem, reasonNotToEdit } from './annotate-state';
import { doGesture, replayStep, type AssignmentSheet } from './assignment-sheet';
import { countWords, describeOperation, outcomeWords } from './describe-operation';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';
import { awaitAnswer, isTry } from './practice-way';
import type { ScreenContext } from './screen-context';
import { takeRedo, takeUndo } from './undo-history';
import type { VisitActions } from './visit-actions';

export type ReadingActions = {
  /** Applies drafts as one undo step; false when they were refused, which is announced. */
  readonly change: (drafts: readonly OperationDraft[]) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setFlag: (reason: string | null) => boolean;
  readonly setNote: (text: string) => void;
  readonly finish: (outcome: Outcome) => void;
  readonly reopen: () => void;
  /**
   * `values` with spans, `undecided` when flagged; otherwise asks. When finished it goes on: in a
   * practice to what was expected.
   */
  readonly done: () => void;
  /** Finishes with `none`; asks first when there are spans. */
  readonly noValueHere: () => void;
  /** Takes all spans away and finishes with `none`, as one step. */
  readonly clearAndFinish: () => void;
};

export function createReadingActions(context: ScreenContext, visits: VisitActions): ReadingActions {
  const { store, stamp } = context;
  const sheetNow = (): AssignmentSheet | null => currentSheet(store.getState());

  /** Writes a sheet that a rule may refuse, and starts sending. */
  function write(make: (sheet: AssignmentSheet) => AssignmentSheet): boolean {
    const sheet = sheetNow();
    if (sheet === null) return false;
    return context.attempt(() => {
      context.putSheet(sheet.view.id, make(sheet));
      context.sender.kick(sheet.view.id);
    });
  }

  function say(text: string): void {
    context.announce({ text, tone: 'done', remedy: null });
  }

  function change(drafts: readonly OperationDraft[]): boolean {
    const before = sheetNow();
    if (before === null || drafts.length === 0) return false;
    if (!write((sheet) => doGesture(sheet, drafts, stamp))) return false;
    const last = drafts.at(-1);
    if (last !== undefined) say(describe(before, last));
    return true;
  }

  function replay(take: typeof takeUndo, word: string): void {
    store.setState({ openSpan: null });
    const before = sheetNow();
    const step = before === null ? null : take(before.history);
    if (before === null || step === null) {
      say(`There is nothing to ${word.toLowerCase()} here.`);
      return;
    }
    const written = write((sheet) => {
      refuseFrozenReopening(sheet, step.drafts);
      return replayStep(sheet, step, stamp);
    });
    const last = step.drafts.at(-1);
    if (written && last !== undefined) say(`${word}: ${describe(before, last)}`);
  }

  function finish(outcome: Outcome): void {
    const sheet = sheetNow();
    if (sheet === null || !change([{ type: 'finish', outcome }])) return;
    sayFinished(sheet, outcome);
  }

  function sayFinished(sheet: AssignmentSheet, outcome: Outcome): void {
    const count = sheet.ledger.shown.annotations.length;
    const words = outcome === 'values' ? countWords(count, 'value') : outcomeWords[outcome];
    store.setState({ dialog: null });
    const { id } = sheet.view;
    if (isTry(store.getState(), id)) {
      awaitAnswer(context, visits, id);
      return;
    }
    const isMore = visits.goOn();
    const rest = isMore ? '' : ' Nothing is left to do in this queue.';
    say(`${sheet.view.snippet.name} is finished: ${words}.${rest}`);
  }

  /** True when the snippet can be changed; says why not otherwise. */
  function mayEdit(sheet: AssignmentSheet): boolean {
    const reason = reasonNotToEdit(sheet);
    if (reason !== null) context.announce(reason);
    return reason === null;
  }

  return {
    change,
    undo: () => replay(takeUndo, 'undo'),
    redo: () => replay(takeRedo, 'redo'),
    setFlag: (reason) => change([{ type: 'flag', on: reason !== null, reason }]),
    setNote(text) {
      const sheet = sheetNow();
      if (sheet === null || text.trim() === (sheet.ledger.shown.note ?? '').trim()) return;
      change([{ type: 'note', text: text.trim() === '' ? null : text }]);
    },
    finish,
    reopen() {
      const sheet = sheetNow();
      if (sheet?.view.frozenBecause != null) context.announce(problem(sheet.view.frozenBecause));
      else change([{ type: 'reopen' }]);
    },
    done() {
      const sheet = sheetNow();
      if (sheet === null) return;
      const { shown } = sheet.ledger;
      const { id } = sheet.view;
      if (shown.status === 'finished') {
        if (isTry(store.getState(), id)) awaitAnswer(context, visits, id);
        else if (!visits.goOn()) say('Nothing is left to do in this queue.');
      } else if (!mayEdit(sheet)) return;
      else if (shown.annotations.length > 0) finish('values');
      else if (shown.flag.on) finish('undecided');
      else store.setState({ dialog: 'outcome' });
    },
    noValueHere() {
      const sheet = sheetNow();
      if (sheet === null || !mayEdit(sheet)) return;
      if (sheet.ledger.shown.annotations.length === 0) finish('none');
      else store.setState({ dialog: 'noValue' });
    },
    clearAndFinish() {
      const sheet = sheetNow();
      if (sheet === null) return;
      const removals = sheet.ledger.shown.annotations.map(({ id }): OperationDraft => ({
        type: 'remove',
        annotation: id,
      }));
      if (change([...removals, { type: 'finish', outcome: 'none' }])) sayFinished(sheet, 'none');
    },
  };
}

function describe(before: AssignmentSheet, draft: OperationDraft): string {
  return describeOperation(draft, [before.ledger.shown], before.context);
}

function refuseFrozenReopening(sheet: AssignmentSheet, drafts: readonly OperationDraft[]): void {
  if (sheet.view.frozenBecause !== null && drafts.some(({ type }) => type === 'reopen')) {
    throw new Refusal('unprocessable', sheet.view.frozenBecause);
  }
}

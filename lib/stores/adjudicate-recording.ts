/**
 * Recording decisions. One is on its way at a time; it is called recorded when the server has said
 * so and not before. An attempt keeps its id until its answer is known: the same decision sent
 * again after a lost answer is recorded once, while a changed one is a decision of its own.
 */
import { carryChoice, dropSheet, putSheet } from './adjudicate-adopt';
import type { CaseItem, CaseSheet, Subject } from './adjudicate-case';
import { goldOf, noChoice, type Choice, type Missing } from './adjudicate-choice';
import type { AdjudicateContext, DecisionDraft, RecordResult } from './adjudicate-context';
import {
  canDecide,
  choiceFor,
  choiceKey,
  currentItem,
  currentSheet,
  currentSubject,
  missingFor,
} from './adjudicate-state';
import type { VisitActions } from './adjudicate-visits';

export type RecordingActions = {
  /**
   * Records what is chosen and goes on once that is known; says what is missing otherwise. Where
   * nothing is to be decided it just goes on.
   * @returns what is missing, for the screen to put the focus there; null when nothing is
   */
  readonly record: () => Missing | null;
  readonly dropOrphan: () => void;
};

type Attempt = { readonly content: string; readonly draft: DecisionDraft };

const missingWords: Readonly<Record<Missing, string>> = {
  span: 'Choose a span, or no value here, before recording.',
  mark: 'Mark the span in the gold lane, or choose no value here.',
  label: 'Choose a label for the span before recording.',
  reason: 'Say why in a sentence; it is kept with the decision.',
};

export function createRecordingActions<Sheet extends CaseSheet>(
  context: AdjudicateContext<Sheet>,
  visits: VisitActions,
): RecordingActions {
  const { store, ports } = context;
  const get = store.getState;
  /** By `choiceKey`: attempts whose answer is not known yet. */
  const attempts = new Map<string, Attempt>();

  function draftFor(sheet: Sheet, subject: Subject, choice: Choice): DecisionDraft {
    const key = choiceKey(sheet.id, subject);
    const body = bodyOf(sheet, subject, choice);
    const content = JSON.stringify(body);
    const known = attempts.get(key);
    if (known?.content === content) return known.draft;
    const draft = { id: ports.newId(), ...body };
    attempts.set(key, { content, draft });
    return draft;
  }

  async function send(sheet: Sheet, subject: Subject, choice: Choice): Promise<void> {
    const draft = draftFor(sheet, subject, choice);
    store.setState({
      recording: { kind: 'recording', caseId: sheet.id, subject },
      announcement: null,
    });
    const result = await ports
      .recordDecision(sheet.id, draft)
      .catch((): RecordResult<Sheet> => ({ kind: 'unknown', message: 'No answer came.' }));
    if (result.kind !== 'unknown' && result.kind !== 'signedOut') {
      attempts.delete(choiceKey(sheet.id, subject));
    }
    settle(sheet, subject, draft.id, result);
  }

  function settle(
    before: Sheet,
    subject: Subject,
    decisionId: string,
    result: RecordResult<Sheet>,
  ): void {
    const caseId = before.id;
    const fail = (message: string, isSignedOut = false): void =>
      store.setState({ recording: { kind: 'failed', caseId, message, isSignedOut } });
    switch (result.kind) {
      case 'recorded': {
        const isStillHere = get().currentId === caseId && currentSubject(get()) === subject;
        const at =
          result.sheet.decisions.find(({ id }) => id === decisionId)?.at ??
          ports.now().toISOString();
        context.putChoice(caseId, subject, noChoice);
        store.setState((state) => ({
          ...putSheet(state, result.sheet),
          kept: new Set(state.kept).add(caseId),
          recording: { kind: 'recorded', at },
          conflict: null,
        }));
        if (isStillHere) goOnFrom(caseId, subject);
        return;
      }
      case 'conflict':
        meetConflict(before, subject, result);
        return;
      case 'refused':
        fail(result.message);
        return;
      case 'signedOut':
        fail('you are signed out. Sign in again, then record once more; the choice is kept.', true);
        return;
      case 'unknown':
        fail(`${result.message} The choice is kept; recording it again records it once.`);
        return;
    }
  }

  function goOnFrom(caseId: string, subject: Subject): void {
    store.setState(({ subjects }) => ({ subjects: new Map(subjects).set(caseId, subject) }));
    if (!visits.goOn()) context.announce('Recorded. Nothing else waits in this list.');
  }

  function meetConflict(
    before: Sheet,
    subject: Subject,
    { sheet, message }: Extract<RecordResult<Sheet>, { kind: 'conflict' }>,
  ): void {
    const caseId = before.id;
    const recording = { kind: 'failed', caseId, message, isSignedOut: false } as const;
    if (sheet === null) {
      store.setState((state) => ({
        ...dropSheet(state, caseId),
        recording,
        loads: new Map(state.loads).set(caseId, { kind: 'failed', message, isGone: true }),
      }));
      return;
    }
    const choice = choiceFor(get(), caseId, subject);
    const carried = carryChoice(get().choices, before, sheet, subject);
    store.setState((state) => ({
      ...putSheet(state, sheet),
      choices: carried.choices,
      subjects:
        carried.subject === undefined
          ? state.subjects
          : new Map(state.subjects).set(caseId, carried.subject),
      recording,
      conflict: { caseId, message, orphan: carried.subject === undefined ? choice : null },
    }));
  }

  return {
    record() {
      const state = get();
      const sheet = currentSheet(state);
      if (sheet === null || state.recording.kind === 'recording') return null;
      const item = currentItem(state);
      const subject = currentSubject(state);
      const choice = choiceFor(state, sheet.id, subject);
      if (!canDecide(sheet, item) || isSettled(item, choice)) {
        visits.skip();
        return null;
      }
      const missing = missingFor(item, choice);
      if (missing === null) void send(sheet, subject, choice);
      else context.announce(missingWords[missing], 'problem');
      return missing;
    },
    dropOrphan: () => store.setState({ conflict: null }),
  };
}

/** Decided, and nothing was begun to decide it again. */
function isSettled(item: CaseItem | null, choice: Choice): boolean {
  return item !== null && !item.isOpen && choice === noChoice;
}

function bodyOf(sheet: CaseSheet, subject: Subject, choice: Choice): Omit<DecisionDraft, 'id'> {
  return {
    caseRevision: sheet.revision,
    ...(subject === null ? {} : { item: subject }),
    gold: subject === null ? goldAsItIs(sheet) : goldOf(choice),
    reason: choice.reason.trim(),
    ...(choice.clause === null ? {} : { clause: choice.clause }),
  };
}

/** Confirming a case keeps its gold and the values that are settled. */
function goldAsItIs({ gold }: CaseSheet): DecisionDraft['gold'] {
  return gold.map(({ fragments, label, values, check }) => ({
    fragments: fragments.map(([start, end]): [number, number] => [start, end]),
    label,
    ...(check === null && values.length > 0 ? { values } : {}),
  }));
}

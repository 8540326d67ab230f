/** What the action modules of the adjudicator's screen share: the store and the outside world. */
import type { StoreApi } from 'zustand/vanilla';
import type { CaseSheet, Subject } from './adjudicate-case';
import { isUntouched, type Choice } from './adjudicate-choice';
import {
  choiceFor,
  choiceKey,
  currentSubject,
  isBeingRecorded,
  type AdjudicateState,
  type Announcement,
} from './adjudicate-state';

/** The body of `POST /cases/{case}/decisions`. */
export type DecisionDraft = {
  readonly id: string;
  readonly caseRevision: number;
  readonly item?: string;
  readonly gold: readonly {
    readonly fragments: [number, number][];
    readonly label: string;
    readonly values?: readonly string[];
  }[];
  readonly reason: string;
  readonly clause?: string;
};

export type RecordResult<Sheet> =
  | { readonly kind: 'recorded'; readonly sheet: Sheet }
  /** The case is another than the one that was decided on; null when it cannot be seen now. */
  | { readonly kind: 'conflict'; readonly sheet: Sheet | null; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'signedOut' }
  /** No answer, or none that says what became of it. */
  | { readonly kind: 'unknown'; readonly message: string };

export type LoadResult<Sheet> =
  | { readonly kind: 'loaded'; readonly sheet: Sheet }
  /** It cannot be seen (any more): a reading was taken up again, say. */
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type AdjudicatePorts<Sheet> = {
  readonly loadCase: (id: string) => Promise<LoadResult<Sheet>>;
  readonly recordDecision: (caseId: string, draft: DecisionDraft) => Promise<RecordResult<Sheet>>;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type AdjudicateContext<Sheet extends CaseSheet> = {
  readonly store: StoreApi<AdjudicateState<Sheet>>;
  readonly ports: AdjudicatePorts<Sheet>;
  readonly announce: (text: string, tone?: Announcement['tone']) => void;
  /** Changes the choice on the screen, unless that is just being recorded. */
  readonly choose: (change: (choice: Choice) => Choice) => void;
  readonly putChoice: (caseId: string, subject: Subject, choice: Choice) => void;
};

export function createAdjudicateContext<Sheet extends CaseSheet>(
  store: StoreApi<AdjudicateState<Sheet>>,
  ports: AdjudicatePorts<Sheet>,
): AdjudicateContext<Sheet> {
  function putChoice(caseId: string, subject: Subject, choice: Choice): void {
    store.setState(({ choices }) => {
      const next = new Map(choices);
      if (isUntouched(choice)) next.delete(choiceKey(caseId, subject));
      else next.set(choiceKey(caseId, subject), choice);
      return { choices: next };
    });
  }
  return {
    store,
    ports,
    putChoice,
    announce: (text, tone = 'done') => store.setState({ announcement: { text, tone } }),
    choose(change) {
      const state = store.getState();
      const { currentId } = state;
      if (currentId === null) return;
      const subject = currentSubject(state);
      if (isBeingRecorded(state, currentId, subject)) return;
      putChoice(currentId, subject, change(choiceFor(state, currentId, subject)));
      store.setState({ announcement: null });
    },
  };
}

/** What the adjudicator chooses on the subject that is shown. */
import { indexText, type IndexedText } from '@/lib/domain/text/code-points';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { goldLabels, spansOfReader, type CaseSheet } from './adjudicate-case';
import {
  leaveHand,
  nextTarget,
  takeHand,
  takeLabel,
  takeNone,
  takeReader,
  withOtherEdge,
  type Choice,
} from './adjudicate-choice';
import type { AdjudicateContext } from './adjudicate-context';
import {
  activate,
  addWord,
  markSpan,
  moveActiveEdge,
  removeActive,
  stepWord,
} from './adjudicate-hand';
import { currentItem, currentSheet } from './adjudicate-state';

export type DecidingActions = {
  /** Takes all of a reader's spans in the item. */
  readonly chooseReader: (letter: string) => void;
  readonly chooseNone: () => void;
  /** Begins to mark by hand; in the middle of it, the other edge is the one that moves. */
  readonly chooseHand: () => void;
  readonly leaveHand: () => void;
  readonly mark: (fragments: Fragments) => void;
  readonly activateMark: (place: number) => void;
  readonly removeMark: () => void;
  readonly stepMark: (direction: 1 | -1) => void;
  readonly addMark: () => void;
  readonly moveMarkEdge: (direction: 1 | -1) => void;
  readonly chooseOtherEdge: () => void;
  readonly chooseLabel: (name: string) => void;
  /** Which span the label keys label; null for all of them. */
  readonly aimLabel: (target: number | null) => void;
  readonly aimNextLabel: () => void;
  readonly setReason: (reason: string) => void;
  readonly setClause: (clause: string | null) => void;
};

export function createDecidingActions<Sheet extends CaseSheet>(
  context: AdjudicateContext<Sheet>,
): DecidingActions {
  const { store, announce } = context;

  /** Runs a change of the spans of the item that is shown; nothing without one. */
  function onItem(change: (choice: Choice, text: IndexedText, start: number) => Choice): void {
    const state = store.getState();
    const sheet = currentSheet(state);
    const item = currentItem(state);
    if (sheet === null || item === null || !sheet.isComplete) return;
    const text = indexText(sheet.snippet.text);
    context.choose((choice) => change(choice, text, item.hull?.[0] ?? 0));
  }

  return {
    chooseReader(letter) {
      const state = store.getState();
      const sheet = currentSheet(state);
      const item = currentItem(state);
      if (sheet === null || item === null) return;
      if (!sheet.readers.some((reader) => reader.letter === letter)) return;
      const spans = spansOfReader(sheet, item, letter);
      if (spans.length > 0) onItem((choice) => takeReader(choice, letter, spans));
      else announce(`Reader ${letter} marked nothing here. X chooses no value.`, 'problem');
    },
    chooseNone: () => onItem(takeNone),
    chooseHand: () =>
      onItem((choice) =>
        choice.source?.kind === 'hand' ? withOtherEdge(choice) : takeHand(choice),
      ),
    leaveHand: () => onItem(leaveHand),
    mark: (fragments) => onItem((choice) => markSpan(choice, fragments)),
    activateMark: (place) => onItem((choice) => activate(choice, place)),
    removeMark: () => onItem(removeActive),
    stepMark: (direction) =>
      onItem((choice, text, start) => stepWord(choice, text, direction, start)),
    addMark: () => onItem(addWord),
    moveMarkEdge: (direction) => onItem((choice, text) => moveActiveEdge(choice, text, direction)),
    chooseOtherEdge: () => onItem(withOtherEdge),
    chooseLabel(name) {
      const scheme = currentSheet(store.getState())?.scheme;
      if (scheme === undefined || !goldLabels(scheme).some((label) => label.name === name)) return;
      onItem((choice) => takeLabel(choice, name));
    },
    aimLabel: (target) => onItem((choice) => ({ ...choice, target })),
    aimNextLabel: () => onItem(nextTarget),
    setReason: (reason) => context.choose((choice) => ({ ...choice, reason })),
    setClause: (clause) => context.choose((choice) => ({ ...choice, clause })),
  };
}

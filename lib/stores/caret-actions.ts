/**
 * The caret in the text: where a person without a mouse is, kept for each snippet, and the way from
 * there to an open span. S and V go on from the caret.
 */
import {
  selectedFragment,
  stepCaret,
  withFocus,
  type Caret,
  type CaretUnit,
  type Direction,
} from '@/lib/domain/spans/caret';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { snapSelection } from '@/lib/domain/spans/snap-selection';
import { spanAt } from '@/lib/domain/spans/span-at';
import { expandToWord } from '@/lib/domain/spans/words';
import { currentCaret, currentSheet } from './annotate-state';
import type { AssignmentSheet } from './assignment-sheet';
import type { OpenSpanActions } from './open-span-actions';
import type { ScreenContext } from './screen-context';

export type CaretActions = {
  readonly stepCaret: (unit: CaretUnit, direction: Direction, extending: boolean) => void;
  /** Puts the caret at an offset in code points. */
  readonly placeCaret: (offset: number, extending: boolean) => void;
  /** Takes over a selection that the browser made in the text. */
  readonly adoptCaret: (caret: Caret) => void;
  /** Opens what the caret selects; else the span that it stands in, else the word. */
  readonly openCaret: () => void;
  /** Puts a label at once on what the caret selects. */
  readonly labelCaret: (label: string) => void;
};

export function createCaretActions(
  { store }: ScreenContext,
  openSpan: Pick<OpenSpanActions, 'select' | 'openAnnotation' | 'chooseLabel'>,
): CaretActions {
  function move(next: (sheet: AssignmentSheet, caret: Caret) => Caret): void {
    const state = store.getState();
    const sheet = currentSheet(state);
    if (sheet === null) return;
    const before = currentCaret(state);
    const caret = next(sheet, before);
    if (caret.anchor === before.anchor && caret.focus === before.focus) return;
    store.setState({
      carets: new Map(state.carets).set(sheet.view.id, caret),
      lastPlace: [[caret.focus, caret.focus]],
    });
  }

  /** Opens the selection; false when nothing that can be seen is selected. */
  function openSelected(sheet: AssignmentSheet): boolean {
    const { text } = sheet.context;
    const selected = selectedFragment(currentCaret(store.getState()));
    // Whoever extends by character means that character: words are not snapped to.
    const snapped = selected === null ? null : snapSelection(text, selected, { words: false });
    if (snapped === null) return false;
    openSpan.select(normaliseFragments(text, [snapped]));
    return true;
  }

  function openPlace(sheet: AssignmentSheet): void {
    const { focus } = currentCaret(store.getState());
    const { annotations } = sheet.ledger.shown;
    const span = spanAt(annotations, focus, null) ?? spanAt(annotations, focus - 1, null);
    const word = expandToWord(sheet.context.text, focus);
    if (span !== null && store.getState().openSpan === null) openSpan.openAnnotation(span);
    else if (word !== null) openSpan.select(normaliseFragments(sheet.context.text, [word]));
  }

  return {
    stepCaret: (unit, direction, extending) =>
      move(({ context }, caret) => stepCaret(context.text, caret, unit, direction, extending)),
    placeCaret: (offset, extending) =>
      move(({ context }, caret) => withFocus(context.text, caret, offset, extending)),
    adoptCaret: (caret) => move(() => caret),
    openCaret() {
      const sheet = currentSheet(store.getState());
      if (sheet !== null && !openSelected(sheet)) openPlace(sheet);
    },
    labelCaret(label) {
      const sheet = currentSheet(store.getState());
      if (sheet !== null && openSelected(sheet)) openSpan.chooseLabel(label);
    },
  };
}

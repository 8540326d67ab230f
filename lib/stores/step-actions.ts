/** From one number or span to the next, in the order of the text and round its ends. */
import { nextCandidate } from '@/lib/domain/quantities/value-candidates';
import { compareFragments } from '@/lib/domain/spans/fragment';
import { currentSheet } from './annotate-state';
import type { OpenSpanActions } from './open-span-actions';
import type { ScreenContext } from './screen-context';

export type StepActions = {
  /** Opens the next (1) or previous (-1) number of the text that looks like a value. */
  readonly stepNumber: (direction: 1 | -1) => void;
  /** Opens the next (1) or previous (-1) span in reading order. */
  readonly stepSpan: (direction: 1 | -1) => void;
};

/** Steps go on from the last open span, or from the caret when it was moved since. */
export function createStepActions(
  context: ScreenContext,
  openSpan: Pick<OpenSpanActions, 'select' | 'openAnnotation'>,
): StepActions {
  const { store } = context;

  function sayNone(text: string): void {
    context.announce({ text, tone: 'done', remedy: null });
  }

  return {
    stepNumber(direction) {
      const state = store.getState();
      const sheet = currentSheet(state);
      if (sheet === null) return;
      const next = nextCandidate(sheet.context.text, state.lastPlace, direction);
      if (next === null) sayNone('No number here looks like a value.');
      else openSpan.select([next]);
    },
    stepSpan(direction) {
      const state = store.getState();
      const sheet = currentSheet(state);
      if (sheet === null) return;
      const { lastPlace } = state;
      const inTurn = [...sheet.ledger.shown.annotations].sort(
        (a, b) => compareFragments(a.fragments, b.fragments) * direction,
      );
      const beyond = inTurn.find(
        ({ fragments }) =>
          lastPlace !== null && compareFragments(fragments, lastPlace) * direction > 0,
      );
      const next = beyond ?? inTurn[0];
      if (next === undefined) sayNone('There is no span here yet.');
      else openSpan.openAnnotation(next.id);
    },
  };
}

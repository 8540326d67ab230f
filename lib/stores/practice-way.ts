/**
 * After a try of a practice: what was expected is shown, but only once the server has acknowledged
 * the whole try, finish included, since leaving the screen must not leave work behind. Where the
 * server cannot be asked now, that is said and the practice goes on.
 */
import type { AnnotateState } from './annotate-state';
import type { AssignmentSheet } from './assignment-sheet';
import type { ScreenContext } from './screen-context';
import type { VisitActions } from './visit-actions';

/** True where a finished reading has a known answer to be set beside. */
export function isTry({ practice }: Pick<AnnotateState, 'practice'>, id: string): boolean {
  return practice !== null && !practice.answers.includes(id);
}

/** True when the server has the finished try, and nothing more is to come. */
export function isHandedIn({ ledger }: AssignmentSheet): boolean {
  const { unsent, trouble, confirmed } = ledger;
  return unsent.length === 0 && trouble === null && confirmed.status === 'finished';
}

/** Shows what was expected of the finished try, now or as soon as it can be known. */
export function awaitAnswer(context: ScreenContext, visits: VisitActions, id: string): void {
  const { store, ports } = context;

  /** What ends the waiting; null while it goes on: for the server, or to know who keeps it. */
  function findEnd(): (() => void) | null {
    const { currentId, sheets, keeping } = store.getState();
    const sheet = sheets.get(id);
    // Gone on, or taken the finish back.
    if (currentId !== id || sheet?.ledger.shown.status !== 'finished') return () => undefined;
    if (isHandedIn(sheet)) return () => ports.showAnswer(id);
    const { trouble } = sheet.ledger;
    if (trouble?.kind === 'unreachable' || trouble?.kind === 'signedOut') {
      return keeping === 'writing' ? null : () => goOn(sheet);
    }
    // What else is wrong, the screen asks about.
    return trouble === null || trouble.kind === 'opening' ? null : () => undefined;
  }

  function goOn({ view }: AssignmentSheet): void {
    const where = store.getState().keeping === 'refused' ? 'in this tab only' : 'on this computer';
    const rest = visits.goOn() ? '' : ' Nothing else is left to read.';
    context.announce({
      text: `${view.snippet.name} is kept ${where} and not sent yet. What was expected is shown under Practice when it is.${rest}`,
      tone: 'problem',
      remedy: null,
    });
  }

  let stop = (): void => undefined;
  const look = (): boolean => {
    const end = findEnd();
    if (end === null) return false;
    // First, since what ends it changes the state too.
    stop();
    end();
    return true;
  };
  if (look()) return;
  context.announce({ text: 'Finished. Sending it …', tone: 'done', remedy: null });
  stop = store.subscribe(look);
}

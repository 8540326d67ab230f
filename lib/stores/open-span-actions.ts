/** What can be done with the span in the label dialog. */
import { findValueCandidates } from '@/lib/domain/quantities/number-mentions';
import { compareFragments, hasSameEdges, type Fragments } from '@/lib/domain/spans/fragment';
import { currentSheet, reasonNotToEdit } from './annotate-state';
import type { AssignmentSheet } from './assignment-sheet';
import { moveEdge } from './move-edge';
import {
  addingDraft,
  changingDraft,
  openAnnotation,
  openSelection,
  otherEdge,
  type OpenSpan,
} from './open-span';
import type { ReadingActions } from './reading-actions';
import type { ScreenContext } from './screen-context';

export type OpenSpanActions = {
  /** Opens the dialog on a selection, or on the annotation that has these very edges. */
  readonly select: (fragments: Fragments) => void;
  readonly openAnnotation: (id: string) => void;
  /** Opens the next (1) or previous (-1) number of the text that looks like a value. */
  readonly stepNumber: (direction: 1 | -1) => void;
  /** The next (1) or previous (-1) span in reading order, round the ends. */
  readonly stepSpan: (direction: 1 | -1) => void;
  /** Puts a label on the open span and closes the dialog. */
  readonly chooseLabel: (label: string) => void;
  readonly setSpanNote: (note: string) => void;
  readonly chooseOtherEdge: () => void;
  /** Moves the chosen edge by one grapheme cluster. */
  readonly moveOpenEdge: (direction: 1 | -1) => void;
  /** Closes and keeps edges and note of an annotation; a selection without a label is let go. */
  readonly keep: () => void;
  /** A click beside the span: as `keep`, but a selection with a note stays until it is labelled. */
  readonly letGo: () => void;
  /** Closes and leaves everything as it was. */
  readonly backOut: () => void;
  readonly removeOpenSpan: () => void;
};

export function createOpenSpanActions(
  context: ScreenContext,
  reading: ReadingActions,
): OpenSpanActions {
  const { store, ports } = context;
  const openNow = () => store.getState().openSpan;
  const sheetNow = (): AssignmentSheet | null => currentSheet(store.getState());
  const annotationOf = (id: string | null) =>
    sheetNow()?.ledger.shown.annotations.find((annotation) => annotation.id === id);

  function keep(): void {
    const open = openNow();
    store.setState({ openSpan: null });
    const annotation = open === null ? undefined : annotationOf(open.annotation);
    if (open === null || annotation === undefined) return;
    const draft = changingDraft(open, annotation);
    if (draft !== null) reading.change([draft]);
  }

  function open(openSpan: OpenSpan): void {
    store.setState({ openSpan, lastPlace: openSpan.fragments });
  }

  function show(id: string): void {
    keep();
    const annotation = annotationOf(id);
    if (annotation !== undefined) open(openAnnotation(annotation));
  }

  function mayEdit(): boolean {
    const sheet = sheetNow();
    const reason = sheet === null ? null : reasonNotToEdit(sheet);
    if (reason !== null) context.announce(reason);
    return sheet !== null && reason === null;
  }

  function select(fragments: Fragments): void {
    keep();
    if (!mayEdit()) return;
    const same = sheetNow()?.ledger.shown.annotations.find((annotation) =>
      hasSameEdges(annotation.fragments, fragments),
    );
    if (same === undefined) open(openSelection(fragments));
    else show(same.id);
  }

  return {
    select,
    openAnnotation: show,
    stepNumber(direction) {
      const sheet = sheetNow();
      if (sheet === null) return;
      const candidates = findValueCandidates(sheet.context.text.text).map((each) => [each]);
      const next = nextInOrder(candidates, store.getState().lastPlace, direction);
      if (next !== null) select(next);
    },
    stepSpan(direction) {
      const inOrder = [...(sheetNow()?.ledger.shown.annotations ?? [])].sort((a, b) =>
        compareFragments(a.fragments, b.fragments),
      );
      const next = nextInOrder(
        inOrder.map(({ fragments }) => fragments),
        store.getState().lastPlace,
        direction,
      );
      const found = inOrder.find(({ fragments }) => fragments === next);
      if (found !== undefined) show(found.id);
    },
    chooseLabel(label) {
      const open = openNow();
      if (open === null || !mayEdit()) return;
      const annotation = annotationOf(open.annotation);
      const draft =
        annotation === undefined
          ? addingDraft(open, label, ports.newId())
          : changingDraft(open, annotation, label);
      if (draft === null || reading.change([draft])) store.setState({ openSpan: null });
    },
    setSpanNote: (note) =>
      store.setState(({ openSpan }) => ({ openSpan: openSpan && { ...openSpan, note } })),
    chooseOtherEdge: () =>
      store.setState(({ openSpan }) => ({
        openSpan: openSpan && { ...openSpan, edge: otherEdge(openSpan.edge) },
      })),
    moveOpenEdge(direction) {
      const open = openNow();
      const sheet = sheetNow();
      if (open === null || sheet === null || !mayEdit()) return;
      const fragments = moveEdge(sheet.context.text, open.fragments, open.edge, direction);
      store.setState({ openSpan: { ...open, fragments } });
    },
    keep,
    letGo() {
      const open = openNow();
      if (open?.annotation !== null || open.note.trim() === '') keep();
    },
    backOut: () => store.setState({ openSpan: null }),
    removeOpenSpan() {
      const open = openNow();
      if (open === null || (open.annotation !== null && !mayEdit())) return;
      store.setState({ openSpan: null });
      if (open.annotation !== null) {
        reading.change([{ type: 'remove', annotation: open.annotation }]);
      }
    },
  };
}

/**
 * The span before or after a place, round the ends; from the first or last one when nothing is
 * open.
 */
function nextInOrder(
  spans: readonly Fragments[],
  from: Fragments | null,
  direction: 1 | -1,
): Fragments | null {
  const inTurn = direction === 1 ? spans : [...spans].reverse();
  const beyond =
    from === null ? undefined : inTurn.find((each) => compareFragments(each, from) * direction > 0);
  return beyond ?? inTurn[0] ?? null;
}

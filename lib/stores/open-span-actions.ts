/** What can be done with the span in the label dialog. */
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { caretAt } from '@/lib/domain/spans/caret';
import { hasSameEdges, spanEnd, type Fragments } from '@/lib/domain/spans/fragment';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { quoteOf } from '@/lib/domain/text/code-points';
import { currentSheet, reasonNotToEdit } from './annotate-state';
import type { AssignmentSheet } from './assignment-sheet';
import { titleOf } from './describe-operation';
import { moveEdge, placeEdge } from './move-edge';
import {
  addingDraft,
  changingDraft,
  fitToLabel,
  openAnnotation,
  openSelection,
  otherEdge,
  withAttribute,
  type Edge,
  type OpenSpan,
} from './open-span';
import type { ReadingActions } from './reading-actions';
import type { ScreenContext } from './screen-context';

export type OpenSpanActions = {
  /**
   * Opens the dialog on a selection, or on the annotation that has these very edges; while a part
   * is looked for, adds the selection to the open span.
   */
  readonly select: (fragments: Fragments) => void;
  readonly openAnnotation: (id: string) => void;
  /**
   * Puts a label on the open span and closes the dialog. Attributes that the label may not have
   * go with the same step, which is said.
   */
  readonly chooseLabel: (label: string) => void;
  readonly setSpanNote: (note: string) => void;
  /** Null takes the attribute away. */
  readonly setAttribute: (name: string, value: string | true | null) => void;
  /** The next selection becomes one more part of the open span; again: not any more. */
  readonly toggleAddingPart: () => void;
  /** Takes a part of several away, by its place. */
  readonly removePart: (place: number) => void;
  readonly chooseOtherEdge: () => void;
  /** Puts an edge where it was dragged to, in code points; on whole words if asked. */
  readonly dragOpenEdge: (edge: Edge, to: number, options: { readonly words: boolean }) => void;
  /** Moves the chosen edge by one grapheme cluster. */
  readonly moveOpenEdge: (direction: 1 | -1) => void;
  /** Closes and keeps edges and note of an annotation; a selection without a label is let go. */
  readonly keep: () => void;
  /** A click beside the span: as `keep`, but a selection with a note stays until it is labelled. */
  readonly letGo: () => void;
  /** Ends looking for a part; else closes and leaves everything as it was. */
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
    store.setState(({ carets, currentId }) => ({
      openSpan,
      lastPlace: openSpan.fragments,
      // The caret goes on behind the span.
      ...(currentId !== null && {
        carets: new Map(carets).set(currentId, caretAt(spanEnd(openSpan.fragments))),
      }),
    }));
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

  function edit(change: (open: OpenSpan) => OpenSpan): void {
    store.setState(({ openSpan }) => ({ openSpan: openSpan && change(openSpan) }));
  }

  function say(text: string): void {
    context.announce({ text, tone: 'done', remedy: null });
  }

  function addPart(before: OpenSpan, fragments: Fragments, sheet: AssignmentSheet): void {
    const { text } = sheet.context;
    const all = normaliseFragments(text, [...before.fragments, ...fragments]);
    open({ ...before, fragments: all, isAddingPart: false });
    say(`Part added: “${quoteOf(text, fragments)}”.`);
  }

  function select(fragments: Fragments): void {
    const before = openNow();
    const sheet = sheetNow();
    if (before?.isAddingPart === true && sheet !== null) {
      addPart(before, fragments, sheet);
      return;
    }
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
    chooseLabel(label) {
      const open = openNow();
      const sheet = sheetNow();
      if (open === null || sheet === null || !mayEdit()) return;
      const { scheme } = sheet.context;
      const annotation = annotationOf(open.annotation);
      const isSame = annotation?.label === label;
      const fitted = isSame ? { open, dropped: [] } : fitToLabel(open, scheme, label);
      const draft =
        annotation === undefined
          ? addingDraft(fitted.open, label, ports.newId())
          : changingDraft(fitted.open, annotation, label);
      if (draft !== null && !reading.change([draft])) return;
      store.setState({ openSpan: null });
      if (fitted.dropped.length > 0) say(describeDropped(scheme, label, fitted.dropped));
    },
    setSpanNote: (note) => edit((open) => ({ ...open, note })),
    setAttribute(name, value) {
      if (mayEdit()) edit((open) => withAttribute(open, name, value));
    },
    toggleAddingPart() {
      if (mayEdit()) edit((open) => ({ ...open, isAddingPart: !open.isAddingPart }));
    },
    removePart(place) {
      if (!mayEdit()) return;
      edit((open) => {
        const fragments = open.fragments.filter((_, i) => i !== place);
        return fragments.length === 0 ? open : { ...open, fragments };
      });
    },
    chooseOtherEdge: () => edit((open) => ({ ...open, edge: otherEdge(open.edge) })),
    dragOpenEdge(edge, to, options) {
      const sheet = sheetNow();
      if (sheet === null || !mayEdit()) return;
      edit((open) => {
        const fragments = placeEdge(sheet.context.text, open.fragments, edge, to, options);
        return { ...open, edge, fragments };
      });
    },
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
      if (open?.isAddingPart === true) return;
      if (open?.annotation !== null || open.note.trim() === '') keep();
    },
    backOut() {
      if (openNow()?.isAddingPart === true) edit((open) => ({ ...open, isAddingPart: false }));
      else store.setState({ openSpan: null });
    },
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

/** `Literature may not have: Method. Undo brings it back.` */
function describeDropped(scheme: LabelScheme, label: string, dropped: readonly string[]): string {
  const names = dropped.map((name) => name.replaceAll('_', ' ')).join(', ');
  return `Taken away, since ${titleOf(scheme, label)} may not have it: ${names}. Undo brings it back.`;
}

/**
 * The span in the label dialog: a new selection, or an annotation whose edges and note are being
 * edited. A draft until it is kept; backing out leaves the reading as it was. Pure.
 */
import { hasSameEdges, type Annotation, type Fragments } from '@/lib/domain/spans/fragment';
import { mutableFragments } from './invert-operation';
import type { OperationDraft } from './operation-draft';

export type Edge = 'start' | 'end';

export type OpenSpan = {
  /** The annotation that is edited; null for a new selection. */
  readonly annotation: string | null;
  readonly fragments: Fragments;
  /** The edge that `Shift`+arrows move. */
  readonly edge: Edge;
  readonly note: string;
};

export function openSelection(fragments: Fragments): OpenSpan {
  return { annotation: null, fragments, edge: 'end', note: '' };
}

export function openAnnotation(annotation: Annotation): OpenSpan {
  const { id, fragments, note } = annotation;
  return { annotation: id, fragments, edge: 'end', note: note ?? '' };
}

export function otherEdge(edge: Edge): Edge {
  return edge === 'start' ? 'end' : 'start';
}

/** The operation that puts a new selection into the reading. */
export function addingDraft(open: OpenSpan, label: string, id: string): OperationDraft {
  const note = open.note.trim() === '' ? null : open.note;
  return {
    type: 'add',
    annotation: { id, fragments: mutableFragments(open.fragments), label, note },
  };
}

/**
 * The operation that brings an annotation to what the dialog says; null when nothing differs.
 * `label` is the label that was just chosen.
 */
export function changingDraft(
  open: OpenSpan,
  annotation: Annotation,
  label: string = annotation.label,
): OperationDraft | null {
  const set: Extract<OperationDraft, { type: 'change' }>['set'] = {};
  if (label !== annotation.label) set.label = label;
  if (!hasSameEdges(open.fragments, annotation.fragments)) {
    set.fragments = mutableFragments(open.fragments);
  }
  if (open.note.trim() !== (annotation.note ?? '').trim()) {
    set.note = open.note.trim() === '' ? null : open.note;
  }
  if (Object.keys(set).length === 0) return null;
  return { type: 'change', annotation: annotation.id, set };
}

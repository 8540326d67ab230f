/**
 * The span in the label dialog: a new selection, or an annotation whose edges, attributes and note
 * are being edited. A draft until it is kept; backing out leaves the reading as it was. Pure.
 */
import { fitAttributes, hasSameAttributes } from '@/lib/domain/label-scheme/fitting-attributes';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import {
  hasSameEdges,
  type Annotation,
  type Attributes,
  type Fragments,
} from '@/lib/domain/spans/fragment';
import { mutableFragments } from './invert-operation';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';

export type Edge = 'start' | 'end';

export type OpenSpan = {
  /** The annotation that is edited; null for a new selection. */
  readonly annotation: string | null;
  readonly fragments: Fragments;
  /** The edge that `Shift`+arrows move. */
  readonly edge: Edge;
  readonly attributes: Attributes;
  readonly note: string;
  /** The next selection becomes one more part of the span. */
  readonly isAddingPart: boolean;
};

export function openSelection(fragments: Fragments): OpenSpan {
  return {
    annotation: null,
    fragments,
    edge: 'end',
    attributes: {},
    note: '',
    isAddingPart: false,
  };
}

export function openAnnotation(annotation: Annotation): OpenSpan {
  const { id, fragments, attributes, note } = annotation;
  return { ...openSelection(fragments), annotation: id, attributes, note: note ?? '' };
}

export function otherEdge(edge: Edge): Edge {
  return edge === 'start' ? 'end' : 'start';
}

/** The span with an attribute set; null takes it away. */
export function withAttribute(open: OpenSpan, name: string, value: string | true | null): OpenSpan {
  const rest = Object.entries(open.attributes).filter(([other]) => other !== name);
  const attributes = Object.fromEntries(value === null ? rest : [...rest, [name, value]]);
  return { ...open, attributes };
}

/** The span with the attributes that the label may have, and the names of the others. */
export function fitToLabel(
  open: OpenSpan,
  scheme: LabelScheme,
  label: string,
): { readonly open: OpenSpan; readonly dropped: readonly string[] } {
  const { kept, dropped } = fitAttributes(scheme, open.attributes, label);
  return { open: { ...open, attributes: kept }, dropped };
}

/** The operation that puts a new selection into the reading. */
export function addingDraft(open: OpenSpan, label: string, id: string): OperationDraft {
  const note = open.note.trim() === '' ? null : open.note;
  const fragments = mutableFragments(open.fragments);
  const hasAttributes = Object.keys(open.attributes).length > 0;
  return {
    type: 'add',
    annotation: {
      id,
      fragments,
      label,
      note,
      ...(hasAttributes && { attributes: { ...open.attributes } }),
    },
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
  if (!hasSameAttributes(open.attributes, annotation.attributes)) {
    set.attributes = { ...open.attributes };
  }
  if (open.note.trim() !== (annotation.note ?? '').trim()) {
    set.note = open.note.trim() === '' ? null : open.note;
  }
  if (Object.keys(set).length === 0) return null;
  return { type: 'change', annotation: annotation.id, set };
}

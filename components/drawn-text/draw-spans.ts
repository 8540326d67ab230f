/** Annotations as they are drawn, with the words and colours of the scheme. Pure. */
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Annotation } from '@/lib/domain/spans/fragment';
import type { DrawnSpan } from './text-geometry';

/** For a label that the scheme does not know (any more). */
const unknownColor = '#5c5f66';

/** What was drawn before: an annotation that did not change is drawn as the same object. */
const drawn = new WeakMap<LabelScheme, WeakMap<Annotation, DrawnSpan>>();

export function drawSpans(annotations: readonly Annotation[], scheme: LabelScheme): DrawnSpan[] {
  const known = drawn.get(scheme) ?? new WeakMap<Annotation, DrawnSpan>();
  drawn.set(scheme, known);
  return annotations.map((annotation) => {
    const span = known.get(annotation) ?? drawSpan(annotation, scheme);
    known.set(annotation, span);
    return span;
  });
}

function drawSpan({ id, fragments, label, note }: Annotation, scheme: LabelScheme): DrawnSpan {
  const known = findLabel(scheme, label);
  const word = known?.shortName ?? known?.title ?? label;
  return {
    id,
    fragments,
    label,
    word: note === null ? word : `${word} ✎`,
    color: known?.color ?? unknownColor,
  };
}

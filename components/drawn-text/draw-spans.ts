/** Annotations as they are drawn, with the words and colours of the scheme. Pure. */
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Annotation } from '@/lib/domain/spans/fragment';
import type { DrawnSpan } from './text-geometry';

/** For a label that the scheme does not know (any more). */
const unknownColor = '#5c5f66';

export function drawSpans(annotations: readonly Annotation[], scheme: LabelScheme): DrawnSpan[] {
  return annotations.map(({ id, fragments, label, note }) => {
    const known = findLabel(scheme, label);
    const word = known?.shortName ?? known?.title ?? label;
    return {
      id,
      fragments,
      label,
      word: note === null ? word : `${word} ✎`,
      color: known?.color ?? unknownColor,
    };
  });
}

/** Annotations as they are drawn, with the words and colours of the scheme. Pure. */
import { wordsOfAttribute } from '@/lib/domain/label-scheme/fitting-attributes';
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Annotation, Attributes } from '@/lib/domain/spans/fragment';
import { quoteOf, type IndexedText } from '@/lib/domain/text/code-points';
import type { DrawnSpan } from './text-geometry';

/** For a label that the scheme does not know (any more). */
const unknownColor = '#5c5f66';

/** Characters of the attributes on a label; the list beside the text has them whole. */
const attributeRoom = 28;

/** What was drawn before: an annotation that did not change is drawn as the same object. */
const drawn = new WeakMap<LabelScheme, WeakMap<Annotation, DrawnSpan>>();

export function drawSpans(
  annotations: readonly Annotation[],
  scheme: LabelScheme,
  text: IndexedText,
): DrawnSpan[] {
  const known = drawn.get(scheme) ?? new WeakMap<Annotation, DrawnSpan>();
  drawn.set(scheme, known);
  return annotations.map((annotation) => {
    const span = known.get(annotation) ?? drawSpan(annotation, scheme, text);
    known.set(annotation, span);
    return span;
  });
}

function drawSpan(
  { id, fragments, label, note, attributes }: Annotation,
  scheme: LabelScheme,
  text: IndexedText,
): DrawnSpan {
  const known = findLabel(scheme, label);
  const title = known?.shortName ?? known?.title ?? label;
  const word = `${title}${attributesOnLabel(attributes)}${note === null ? '' : ' ✎'}`;
  return {
    id,
    fragments,
    label,
    word,
    spoken: `${word}: ${quoteOf(text, fragments)}`,
    color: known?.color ?? unknownColor,
  };
}

/** As brat has it: what is set stands behind the label's word. */
function attributesOnLabel(attributes: Attributes): string {
  const words = Object.entries(attributes).map(([name, value]) =>
    value === true ? wordsOfAttribute(name, value) : value.replaceAll('_', ' '),
  );
  if (words.length === 0) return '';
  const joined = words.join(', ');
  const short = joined.length <= attributeRoom ? joined : `${joined.slice(0, attributeRoom - 1)}…`;
  return ` · ${short}`;
}

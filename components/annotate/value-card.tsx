import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LabelSwatch } from '@/components/ui/label-mark';
import { readNumberWords } from '@/components/workspace/reading-words';
import { wordsOfAttribute } from '@/lib/domain/label-scheme/fitting-attributes';
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Annotation, Attributes } from '@/lib/domain/spans/fragment';
import type { AnnotationReference } from '@/lib/domain/standoff/references';
import { quoteOf, type IndexedText } from '@/lib/domain/text/code-points';
import { titleOf } from '@/lib/stores/describe-operation';

/** What a span is described with; the same for all spans of a snippet. */
export type CardContext = {
  readonly text: IndexedText;
  readonly scheme: LabelScheme;
  readonly references: Readonly<Record<string, readonly AnnotationReference[]>>;
};

/** One span: its words, its label, how it is read as a number, what else is known of it. */
export const ValueCard = memo(function ValueCard({
  annotation: { id, fragments, label, note, attributes },
  context: { text, scheme, references },
  isOpen,
  onOpen,
}: {
  readonly annotation: Annotation;
  readonly context: CardContext;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}) {
  const number = readNumberWords(scheme, label, text, fragments);
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className={classNames(
        'block w-full rounded-xl border px-3 py-2 text-left hover:border-line-strong',
        isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-panel',
      )}
    >
      <span
        dir="auto"
        className="block font-read text-[1.0625rem] leading-snug font-medium break-words"
      >
        {quoteOf(text, fragments)}
      </span>
      <span className="mt-0.5 block text-xs text-ink-3">
        <LabelSwatch shape="dot" color={findLabel(scheme, label)?.color ?? '#5c5f66'} />{' '}
        <span className="text-ink-2">{titleOf(scheme, label)}</span>
        {number !== null && `, ${number.text}`}
      </span>
      {number?.doubt != null && (
        <span className="mt-0.5 block text-xs text-warn">{number.doubt}</span>
      )}
      <Extras attributes={attributes} references={references[id] ?? []} />
      {note !== null && <span className="mt-1 block text-xs text-ink-2">✎ {note}</span>}
    </button>
  );
});

/** The attributes, and what an imported file says of the span and this screen keeps as it is. */
function Extras({
  attributes,
  references,
}: {
  readonly attributes: Attributes;
  readonly references: readonly AnnotationReference[];
}) {
  const words = Object.entries(attributes).map(([name, value]) => wordsOfAttribute(name, value));
  if (words.length === 0 && references.length === 0) return null;
  return (
    <span className="mt-1 grid gap-0.5 text-xs text-ink-2">
      {words.length > 0 && <span>{words.join(', ')}</span>}
      {references.map(({ line, text }) => (
        <span key={line} className="break-words">
          Kept from the file, line {line}: {text}
        </span>
      ))}
    </span>
  );
}

'use client';

import { useMemo } from 'react';
import { AnnotatedText } from '@/components/drawn-text/annotated-text';
import { drawSpans } from '@/components/drawn-text/draw-spans';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { codePointLength, indexText } from '@/lib/domain/text/code-points';
import type { Annotation } from '@/lib/domain/spans/fragment';

/** The labels as annotators will have them: over a text, and in the dialog of a span. */
export function SchemePreview({ scheme }: { readonly scheme: LabelScheme }) {
  const active = useMemo(() => scheme.labels.filter(({ retired }) => !retired), [scheme]);
  const { text, annotations } = useMemo(() => sampleOf(active.map(({ name }) => name)), [active]);
  const spans = useMemo(() => drawSpans(annotations, scheme, text), [annotations, scheme, text]);
  if (active.length === 0) {
    return <p className="text-ink-2">No label can be put on a span.</p>;
  }
  return (
    <div className="grid gap-4 rounded-xl border border-line bg-panel p-4 [&>*]:min-w-0">
      <AnnotatedText text={text} sentences={[0]} targets={[]} spans={spans} />
      <ul aria-label="Labels" className="grid max-w-71 gap-0.5 rounded-xl border border-line p-2.5">
        {active.map(({ name, title, color, key, description }) => (
          <li
            key={name}
            className="grid min-h-8 grid-cols-[auto_1fr_auto] items-center gap-2.5 px-2 py-1"
          >
            <LabelSwatch color={color} />
            <span className="min-w-0 break-words">
              {title.trim() === '' ? 'New label' : title}
              {description !== '' && (
                <span className="block text-xs text-ink-3">{description}</span>
              )}
            </span>
            {key !== null && <Kbd>{key.toUpperCase()}</Kbd>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sentence with one number for each label. */
function sampleOf(labels: readonly string[]) {
  let words = 'A sample has ';
  const annotations = labels.map((label, i): Annotation => {
    if (i > 0) words += i === labels.length - 1 ? ' and ' : ', ';
    const start = codePointLength(words);
    words += `${(1.5 + i / 10).toFixed(1)} eV`;
    return {
      id: label,
      fragments: [[start, codePointLength(words)]],
      label,
      attributes: {},
      note: null,
    };
  });
  return { text: indexText(`${words}.`), annotations };
}

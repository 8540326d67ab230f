'use client';

import { useMemo } from 'react';
import { AnnotatedText } from '@/components/drawn-text/annotated-text';
import { drawSpans } from '@/components/drawn-text/draw-spans';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { codePointLength, indexText } from '@/lib/domain/text/code-points';
import type { Annotation } from '@/lib/domain/spans/fragment';

/** The scheme as annotators will have it: over a text, in the dialog of a span, in that of a flag. */
export function SchemePreview({ scheme }: { readonly scheme: LabelScheme }) {
  const active = useMemo(() => scheme.labels.filter(({ retired }) => !retired), [scheme]);
  const { text, annotations } = useMemo(() => sampleOf(active.map(({ name }) => name)), [active]);
  const spans = useMemo(() => drawSpans(annotations, scheme, text), [annotations, scheme, text]);
  if (active.length === 0) {
    return <p className="text-ink-2">No label can be put on a span.</p>;
  }
  return (
    <div className="grid gap-4 rounded-xl border border-line bg-panel p-4 [&>*]:min-w-0">
      {/* A label over the text is as long as its title. */}
      <div className="-mt-4 overflow-x-clip pt-4">
        <AnnotatedText text={text} sentences={[0]} targets={[]} spans={spans} />
      </div>
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
      {scheme.attributes.length > 0 && (
        <dl aria-label="Attributes" className="grid max-w-71 gap-1.5 text-xs">
          {scheme.attributes.map(({ name, values }) => (
            <div key={name} className="flex flex-wrap items-center gap-1">
              <dt className="text-ink-2 [overflow-wrap:anywhere]">{name.replaceAll('_', ' ')}</dt>
              {(values.length === 0 ? ['yes'] : values).map((value) => (
                <dd key={value} className="rounded-md border border-line-strong px-1.5">
                  {value.replaceAll('_', ' ')}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <ul aria-label="Reasons for NOT CLEAR" className="flex flex-wrap gap-1.5 text-xs">
        {scheme.reasons.map((reason) => (
          <li key={reason} className="rounded-full border border-line-strong px-2 py-0.5">
            {reason}
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

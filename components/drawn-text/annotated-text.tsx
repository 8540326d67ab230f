'use client';

import { useRef, type RefObject } from 'react';
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { sliceText, type IndexedText } from '@/lib/domain/text/code-points';
import type { Edge } from '@/lib/stores/open-span';
import { DraftOutline } from './draft-outline';
import { FallbackPaint } from './fallback-paint';
import { LabelOverlay } from './label-overlay';
import type { DrawnSpan } from './text-geometry';
import { useHighlights } from './use-highlights';
import { useTextGeometry } from './use-text-geometry';

export type AnnotatedTextProps = {
  readonly text: IndexedText;
  /** Start of each sentence, the first 0. */
  readonly sentences: readonly number[];
  /** Lit like a felt pen; not annotations. */
  readonly targets: readonly Fragment[];
  readonly spans: readonly DrawnSpan[];
  /** The span that is open, or a selection; outlined. `edge` is the one that keys move. */
  readonly draft?: { readonly fragments: Fragments; readonly edge: Edge | null } | null;
  readonly openSpanId?: string | null;
  readonly onOpenSpan?: (id: string) => void;
  /** Gets the element that holds the text, for reading selections. */
  readonly textRef?: RefObject<HTMLDivElement | null>;
};

/**
 * A text with its spans. The text is plain text nodes, one block for each sentence, exactly as
 * stored; paint is the browser's highlight registry, labels are real buttons in a layer beside
 * it, so neither is ever in the way of a selection.
 */
export function AnnotatedText({
  text,
  sentences,
  targets,
  spans,
  draft = null,
  openSpanId = null,
  onOpenSpan,
  textRef,
}: AnnotatedTextProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const rootRef = textRef ?? ownRef;
  const geometry = useTextGeometry(rootRef, spans, text);
  useHighlights(rootRef, spans, targets, geometry);
  return (
    <div className="group/text relative isolate">
      <FallbackPaint rootRef={rootRef} targets={targets} geometry={geometry} spans={spans} />
      <div
        ref={rootRef}
        data-offset-root
        dir="auto"
        className="relative font-read text-[1.1875rem] leading-(--text-leading) [--text-leading:2.42em]"
      >
        {sentences.map((start, i) => {
          const end = sentences[i + 1] ?? text.length;
          return (
            <Sentence key={start} number={i + 1} start={start} end={end}>
              {sliceText(text, start, end)}
            </Sentence>
          );
        })}
      </div>
      <LabelOverlay
        geometry={geometry}
        spans={spans}
        openSpanId={openSpanId}
        {...(onOpenSpan !== undefined && { onOpenSpan })}
      />
      {draft !== null && <DraftOutline rootRef={rootRef} draft={draft} geometry={geometry} />}
    </div>
  );
}

/** Offsets are kept as data for those who look for the sentence of an offset. */
function Sentence({
  number,
  start,
  end,
  children,
}: {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly children: string;
}) {
  return (
    <div
      data-sentence
      data-start={start}
      data-end={end}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pt-[calc(var(--label-floors,0)*12px)] leading-[calc(var(--text-leading)+var(--label-floors,0)*24px+var(--line-levels,0)*4px)] max-md:grid-cols-[1.25rem_minmax(0,1fr)] max-md:gap-x-2"
    >
      <span
        data-chrome
        aria-hidden
        className="text-end font-ui text-xs leading-[inherit] text-ink-3 select-none"
      >
        {number}
      </span>
      <span className="min-w-0 break-words whitespace-pre-wrap [text-decoration-skip-ink:none]">
        {children}
      </span>
    </div>
  );
}

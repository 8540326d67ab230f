'use client';

import { memo, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import type { TextBlock } from '@/lib/domain/text/blocks';
import { sliceText, type IndexedText } from '@/lib/domain/text/code-points';
import type { Edge } from '@/lib/stores/open-span';
import { DraftOutline } from './draft-outline';
import { FallbackPaint } from './fallback-paint';
import { LabelOverlay } from './label-overlay';
import { SpacingProbe } from './spacing-probe';
import type { DrawnSpan, Levels } from './text-geometry';
import { useHighlights } from './use-highlights';
import { useIsNear } from './use-is-near';
import { useTextGeometry } from './use-text-geometry';
import { useValueUnderlines } from './use-value-underlines';

export type Draft = { readonly fragments: Fragments; readonly edge: Edge | null };

type DrawnBlockProps = {
  readonly text: IndexedText;
  readonly block: TextBlock;
  /** Those that reach into the block. */
  readonly spans: readonly DrawnSpan[];
  /** Of all spans of the text. */
  readonly levels: Levels;
  readonly targets: readonly Fragment[];
  readonly draft: Draft | null;
  readonly openSpanId: string | null;
  readonly onOpenSpan: ((id: string) => void) | undefined;
  readonly underlinesValues: boolean;
  /** Laid out apart from the rest of the text, and only when it is near the window. */
  readonly isApart: boolean;
  /** Measured and painted only when it is near the window. */
  readonly isLazy: boolean;
};

const none: readonly never[] = [];

/** A few sentences of a text, with everything that is drawn over and under them. */
export const DrawnBlock = memo(function DrawnBlock({
  text,
  block,
  spans,
  levels,
  targets,
  draft,
  openSpanId,
  onOpenSpan,
  underlinesValues,
  isApart,
  isLazy,
}: DrawnBlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, isLazy);
  const geometry = useTextGeometry(ref, spans, text, { levels, isNear });
  const [drawn, marked] = isNear ? [spans, targets] : [none, none];
  useHighlights(ref, drawn, marked, geometry, levels);
  useValueUnderlines(ref, text, block, drawn, isNear && underlinesValues);
  return (
    <div
      ref={ref}
      data-start={block.start}
      className={classNames(
        'relative',
        // What is laid out apart is clipped at its edge, over which labels and frames may reach.
        isApart && 'pointer-events-none -mx-2 -mt-2 px-2 pt-2 [content-visibility:auto]',
      )}
      style={isApart ? { containIntrinsicBlockSize: `auto ${linesOf(block) * 2.42}em` } : {}}
    >
      <FallbackPaint rootRef={ref} targets={marked} geometry={geometry} spans={drawn} />
      <Sentences text={text} block={block} />
      <SpacingProbe />
      <LabelOverlay
        geometry={geometry}
        spans={drawn}
        openSpanId={openSpanId}
        {...(onOpenSpan !== undefined && { onOpenSpan })}
      />
      <DraftOutline rootRef={ref} draft={draft} geometry={geometry} />
    </div>
  );
}, isDrawnTheSame);

/** Whatever is new in the rest of the text, a block stays as it is. */
function isDrawnTheSame(before: DrawnBlockProps, after: DrawnBlockProps): boolean {
  const {
    spans: spansBefore,
    targets: targetsBefore,
    levels: levelsBefore,
    ...restBefore
  } = before;
  const { spans, targets, levels, ...rest } = after;
  return (
    hasSameItems(Object.values(restBefore), Object.values(rest)) &&
    hasSameItems(spansBefore, spans) &&
    hasSameItems(targetsBefore, targets) &&
    spans.every(({ id }) => levelsBefore.get(id) === levels.get(id))
  );
}

function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** The lines that a block takes about, in a column of 80 characters. */
function linesOf({ sentences, end }: TextBlock): number {
  const lengths = sentences.map((start, i) => (sentences[i + 1] ?? end) - start);
  return lengths.reduce((sum, length) => sum + Math.ceil(length / 80), 0);
}

/** Offsets are kept as data for those who look for the sentence of an offset. */
const Sentences = memo(function Sentences({
  text,
  block,
}: {
  readonly text: IndexedText;
  readonly block: TextBlock;
}) {
  return block.sentences.map((start, i) => {
    const end = block.sentences[i + 1] ?? block.end;
    return (
      <div key={start} data-sentence data-start={start} data-end={end} className="text-row">
        <span data-chrome aria-hidden className="text-row-number">
          {block.sentencesBefore + i + 1}
        </span>
        <span className="text-row-words">{sliceText(text, start, end)}</span>
      </div>
    );
  });
});

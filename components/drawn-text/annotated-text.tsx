'use client';

import {
  useDeferredValue,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { layoutFloors } from '@/lib/domain/spans/layout-floors';
import { spanEnd, spanStart, type Fragment, type Fragments } from '@/lib/domain/spans/fragment';
import { cutBlocks, shareOut, type TextBlock } from '@/lib/domain/text/blocks';
import type { IndexedText } from '@/lib/domain/text/code-points';
import type { Edge } from '@/lib/stores/open-span';
import { DrawnBlock, type Draft } from './drawn-block';
import type { DrawnSpan } from './text-geometry';

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
  /** A quiet line under numbers that could be values. */
  readonly underlinesValues?: boolean;
  /** Gets the element that holds the text, for reading selections. */
  readonly textRef?: RefObject<HTMLDivElement | null>;
  /** Role, name and look of the element that holds the text. */
  readonly textProps?: Omit<ComponentProps<'div'>, 'ref' | 'children' | 'className'>;
  /** Further layers over the text. */
  readonly children?: ReactNode;
};

/** A text of more blocks than this is drawn block by block as they come near the window. */
const longFrom = 6;
/** The blocks of a long text that stand in its first frame. */
const firstBlocks = 2;

/**
 * A text with its spans. The text is plain text nodes, one row for each sentence, exactly as
 * stored; paint is the browser's highlight registry, labels are real buttons in layers beside the
 * rows, so neither is ever in the way of a selection. All of a text is in the document, so that the
 * browser's own search finds it; of a long one, what is far from the window is neither laid out nor
 * measured, and an edit concerns the block that it is made in.
 */
export function AnnotatedText({
  text,
  sentences,
  targets,
  spans,
  draft = null,
  openSpanId = null,
  onOpenSpan,
  underlinesValues = false,
  textRef,
  textProps,
  children,
}: AnnotatedTextProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const { blocks, isLong } = useBlocks(text, sentences);
  const levels = useMemo(() => layoutFloors(spans), [spans]);
  const spansOf = useMemo(() => shareOut(blocks, spans, fragmentsOf), [blocks, spans]);
  const targetsOf = useMemo(() => shareOut(blocks, targets, (each) => [each]), [blocks, targets]);
  const outline = useDraft(draft);
  return (
    <div className="group/text relative isolate">
      <div
        ref={textRef ?? ownRef}
        data-offset-root
        dir="auto"
        className="relative rounded-sm font-read text-[1.1875rem] leading-(--text-leading) outline-offset-4 [--text-leading:2.42em] focus-visible:outline-1"
        {...textProps}
      >
        {blocks.map((block, i) => {
          const own = spansOf[i] ?? [];
          return (
            <DrawnBlock
              key={block.start}
              text={text}
              block={block}
              spans={own}
              levels={levels}
              targets={targetsOf[i] ?? []}
              draft={outline !== null && isIn(block, outline.fragments) ? outline : null}
              openSpanId={own.some(({ id }) => id === openSpanId) ? openSpanId : null}
              onOpenSpan={onOpenSpan}
              underlinesValues={underlinesValues}
              isApart={isLong}
              isLazy={isLong && i >= firstBlocks}
            />
          );
        })}
      </div>
      {children}
    </div>
  );
}

/** All blocks, of a long text the first ones first: they are painted before the rest is made. */
function useBlocks(
  text: IndexedText,
  sentences: readonly number[],
): { readonly blocks: readonly TextBlock[]; readonly isLong: boolean } {
  const all = useMemo(() => cutBlocks(sentences, text.length), [text, sentences]);
  const isLong = all.length > longFrom;
  const blocks = useDeferredValue(all, isLong ? all.slice(0, firstBlocks) : all);
  return { blocks, isLong };
}

/** The draft as long as it is drawn the same: a note that is typed changes nothing here. */
function useDraft(draft: Draft | null): Draft | null {
  const fragments = draft?.fragments ?? null;
  const edge = draft?.edge ?? null;
  return useMemo(() => fragments && { fragments, edge }, [fragments, edge]);
}

function fragmentsOf({ fragments }: DrawnSpan): Fragments {
  return fragments;
}

function isIn({ start, end }: TextBlock, fragments: Fragments): boolean {
  return spanStart(fragments) < end && spanEnd(fragments) > start;
}

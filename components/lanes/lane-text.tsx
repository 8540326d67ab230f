'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { DraftOutline } from '@/components/drawn-text/draft-outline';
import { FallbackPaint } from '@/components/drawn-text/fallback-paint';
import { LabelOverlay } from '@/components/drawn-text/label-overlay';
import { SpacingProbe } from '@/components/drawn-text/spacing-probe';
import { useHighlights } from '@/components/drawn-text/use-highlights';
import { useTextGeometry } from '@/components/drawn-text/use-text-geometry';
import { classNames } from '@/components/ui/class-names';
import type { Fragments } from '@/lib/domain/spans/fragment';
import type { Edge } from '@/lib/stores/open-span';
import type { LaneDrawing } from './lane-drawing';
import { stretchesOf, type TextWindow } from './text-window';

/**
 * The text of a lane with its spans, drawn as the annotation screen draws them: plain text with
 * paint and labels in layers of their own. What matters is lit, the rest dimmed.
 */
export function LaneText({
  label,
  window,
  drawing,
  targets,
  draft = null,
  activeId = null,
  onOpenSpan,
  isToRead = false,
  textRef,
}: {
  /** Names the text for those who hear it. */
  readonly label: string;
  readonly window: TextWindow;
  readonly drawing: LaneDrawing;
  /** In the window. */
  readonly targets: Fragments;
  readonly draft?: { readonly fragments: Fragments; readonly edge: Edge | null } | null;
  readonly activeId?: string | null;
  readonly onOpenSpan?: (id: string) => void;
  /** The text is there to be read and not only to be compared. */
  readonly isToRead?: boolean;
  readonly textRef?: RefObject<HTMLDivElement | null>;
}) {
  const ownRef = useRef<HTMLDivElement>(null);
  const rootRef = textRef ?? ownRef;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { spans, lit, bare } = drawing;
  const geometry = useTextGeometry(rootRef, spans, drawing);
  useHighlights(rootRef, spans, targets, geometry);
  useLitInView(scrollerRef, window);
  return (
    <div
      ref={scrollerRef}
      data-text-area
      role="group"
      aria-label={label}
      tabIndex={0}
      className="max-h-[42vh] min-w-0 overflow-y-auto rounded-r-xl px-3.5 pt-2.5 pb-1 outline-offset-[-3px] md:pt-3"
    >
      <div className="group/text relative isolate">
        <FallbackPaint rootRef={rootRef} targets={targets} geometry={geometry} spans={spans} />
        <div
          ref={rootRef}
          dir="auto"
          className={classNames(
            'relative font-read text-[1.0625rem] leading-(--text-leading) [--text-leading:2.25em]',
            isToRead ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          {window.sentences.map((start, i) => {
            const end = window.sentences[i + 1] ?? window.text.length;
            const isLast = i === window.sentences.length - 1;
            return (
              <div
                key={start}
                data-sentence
                data-start={start}
                data-end={end}
                className="pt-[calc(var(--label-floors,0)*12px)] leading-[calc(var(--text-leading)+var(--label-floors,0)*24px+var(--line-levels,0)*4px)] break-words whitespace-pre-wrap [text-decoration-skip-ink:none]"
              >
                {i === 0 && window.isCutBefore && <Cut>{'… '}</Cut>}
                {stretchesOf(window.text, [start, end], lit, bare).map((stretch) => (
                  <span
                    key={stretch.start}
                    data-lit={stretch.isLit || stretch.isBare || undefined}
                    className={classNames(
                      stretch.isLit && 'text-ink',
                      stretch.isBare &&
                        'text-ink-2 underline decoration-line-strong decoration-dashed decoration-[1.5px] underline-offset-[5px]',
                    )}
                  >
                    {stretch.text}
                  </span>
                ))}
                {isLast && window.isCutAfter && (
                  <Cut>{/\s$/u.test(window.text.text) ? '…' : '\u00a0…'}</Cut>
                )}
              </div>
            );
          })}
        </div>
        <SpacingProbe />
        <LabelOverlay
          geometry={geometry}
          spans={spans}
          openSpanId={activeId}
          {...(onOpenSpan !== undefined && { onOpenSpan })}
        />
        <DraftOutline rootRef={rootRef} draft={draft} geometry={geometry} />
      </div>
    </div>
  );
}

/** More of the snippet is there; not part of the text. */
function Cut({ children }: { readonly children: string }) {
  return (
    <span data-chrome aria-hidden className="select-none">
      {children}
    </span>
  );
}

/** Brings what matters into view when the lane shows other sentences. */
function useLitInView(scrollerRef: RefObject<HTMLElement | null>, window: TextWindow): void {
  useEffect(() => {
    const area = scrollerRef.current;
    const first = area?.querySelector<HTMLElement>('[data-lit]');
    if (area == null || first == null || area.scrollHeight <= area.clientHeight) return;
    const offset = first.getBoundingClientRect().top - area.getBoundingClientRect().top;
    area.scrollTop += offset - area.clientHeight / 2;
  }, [scrollerRef, window]);
}

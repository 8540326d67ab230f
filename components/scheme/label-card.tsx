'use client';

import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import { LabelFields, type LabelEditing } from './label-fields';

/** One label of the scheme that is being edited. */
export function LabelCard({
  isFirst,
  isLast,
  onMove,
  ...editing
}: LabelEditing & {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
}) {
  const { label, isNew, spans, targets } = editing;
  const { title, key, color, retired, mappedTo } = label;
  const words = title.trim() === '' ? 'New label' : title;
  const target = targets.find(({ name }) => name === mappedTo);
  return (
    <div
      role="group"
      aria-label={words}
      className="relative rounded-xl border border-line bg-panel"
    >
      <details open={isNew} className="group/label">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-xl py-1.5 pr-24 pl-4">
          <ChevronRight
            aria-hidden
            size={15}
            className="shrink-0 text-ink-3 transition-transform group-open/label:rotate-90"
          />
          <LabelSwatch color={color} />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <strong className="min-w-0 font-semibold [overflow-wrap:anywhere]">{words}</strong>
            {key !== null && !retired && <Kbd>{key.toUpperCase()}</Kbd>}
            {retired && <Chip>retired</Chip>}
            {target !== undefined && (
              <span className="min-w-0 text-xs text-ink-2 [overflow-wrap:anywhere]">
                {target.title} in gold
              </span>
            )}
            <span className="text-xs text-ink-3">
              {isNew
                ? 'new'
                : spans === 0
                  ? 'on no span'
                  : `on ${countOf(spans, 'span')}, gold among them`}
            </span>
          </span>
        </summary>
        <LabelFields {...editing} words={words} />
      </details>
      <span className="absolute top-0 right-2 flex h-11 items-center gap-1">
        <MoveButton words={`Move ${words} up`} isAtEnd={isFirst} onMove={() => onMove(-1)}>
          <ArrowUp aria-hidden size={15} />
        </MoveButton>
        <MoveButton words={`Move ${words} down`} isAtEnd={isLast} onMove={() => onMove(1)}>
          <ArrowDown aria-hidden size={15} />
        </MoveButton>
      </span>
    </div>
  );
}

/** At the end it does nothing and can still be focused: the move there leaves the focus on it. */
function MoveButton({
  words,
  isAtEnd,
  onMove,
  children,
}: {
  readonly words: string;
  readonly isAtEnd: boolean;
  readonly onMove: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={words}
      aria-disabled={isAtEnd}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => {
        if (!isAtEnd) onMove();
      }}
    >
      {children}
    </Button>
  );
}

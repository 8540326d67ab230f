'use client';

import {
  ArrowLeftToLine,
  ArrowRightToLine,
  ChevronLeft,
  ChevronRight,
  MoveLeft,
  MoveRight,
  Plus,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { quoteOf, type IndexedText } from '@/lib/domain/text/code-points';
import type { Edge } from '@/lib/stores/open-span';
import { useActions } from './adjudicate-context';

/** The marks made by hand, and everything that keys do to them as buttons. */
export function HandControls({
  text,
  spans,
  active,
  edge,
}: {
  readonly text: IndexedText;
  readonly spans: readonly Fragments[];
  readonly active: number | null;
  readonly edge: Edge;
}) {
  const { activateMark, addMark, chooseOtherEdge, moveMarkEdge, removeMark, stepMark } =
    useActions();
  return (
    <div className="grid gap-2 rounded-[10px] bg-sunk p-2.5 text-[0.8125rem]">
      {spans.length === 0 ? (
        <p className="text-ink-2">
          Drag over the text in the gold lane, or go to a word with the arrows.
        </p>
      ) : (
        <ul className="grid gap-1">
          {spans.map((span, i) => (
            <li key={i}>
              <button
                type="button"
                aria-pressed={i === active}
                onClick={() => activateMark(i)}
                className={classNames(
                  'w-full rounded-md border px-2 py-1 text-left font-read text-[0.9375rem] [overflow-wrap:anywhere]',
                  i === active ? 'border-accent bg-panel' : 'border-transparent hover:bg-panel',
                )}
              >
                {quoteOf(text, span)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Group label="Word">
          <IconButton title="Previous word" onClick={() => stepMark(-1)}>
            <ChevronLeft aria-hidden size={15} />
          </IconButton>
          <IconButton title="Next word" onClick={() => stepMark(1)}>
            <ChevronRight aria-hidden size={15} />
          </IconButton>
        </Group>
        {active !== null && (
          <>
            <Group label="Edge">
              <IconButton
                title="Start"
                isOn={edge === 'start'}
                onClick={() => edge !== 'start' && chooseOtherEdge()}
              >
                <ArrowLeftToLine aria-hidden size={14} />
              </IconButton>
              <IconButton
                title="End"
                isOn={edge === 'end'}
                onClick={() => edge !== 'end' && chooseOtherEdge()}
              >
                <ArrowRightToLine aria-hidden size={14} />
              </IconButton>
              <IconButton title="Move the edge left" onClick={() => moveMarkEdge(-1)}>
                <MoveLeft aria-hidden size={14} />
              </IconButton>
              <IconButton title="Move the edge right" onClick={() => moveMarkEdge(1)}>
                <MoveRight aria-hidden size={14} />
              </IconButton>
            </Group>
            <Group label="Span">
              <IconButton title="One more span" onClick={addMark}>
                <Plus aria-hidden size={14} />
              </IconButton>
              <IconButton title="Remove the span" onClick={removeMark}>
                <X aria-hidden size={14} />
              </IconButton>
            </Group>
          </>
        )}
      </div>
    </div>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span role="group" aria-label={label} className="flex items-center gap-1">
      <span aria-hidden className="text-xs text-ink-2">
        {label}
      </span>
      {children}
    </span>
  );
}

function IconButton({
  title,
  isOn,
  onClick,
  children,
}: {
  readonly title: string;
  readonly isOn?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={title}
      title={title}
      aria-pressed={isOn}
      onClick={onClick}
      className={classNames(
        'grid h-7 min-w-7 place-items-center rounded-md border px-1',
        isOn === true
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-line-strong bg-panel hover:bg-paper',
      )}
    >
      {children}
    </button>
  );
}

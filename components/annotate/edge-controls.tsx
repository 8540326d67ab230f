'use client';

import { ArrowLeftToLine, ArrowRightToLine, MoveLeft, MoveRight } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import type { Edge } from '@/lib/stores/open-span';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { useActions } from './annotate-context';

const edges = [
  { edge: 'start', words: 'Start', icon: ArrowLeftToLine },
  { edge: 'end', words: 'End', icon: ArrowRightToLine },
] as const;

/** Which edge of the open span moves, and moving it by one character. */
export function EdgeControls({ edge }: { readonly edge: Edge }) {
  const { chooseOtherEdge, moveOpenEdge } = useActions();
  const caps = useKeyCaps();
  return (
    <div className="flex items-center justify-between gap-2 px-1 text-xs text-ink-2">
      <div role="group" aria-label="Edge to move" className="flex items-center gap-1">
        {edges.map(({ edge: each, words, icon: Icon }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === edge}
            onClick={() => each !== edge && chooseOtherEdge()}
            className={classNames(
              'inline-flex min-h-6 items-center gap-1 rounded-md border px-1.5 font-semibold',
              each === edge ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong',
            )}
          >
            <Icon aria-hidden size={13} />
            {words}
          </button>
        ))}
        <span aria-hidden className="ml-0.5">
          {caps('otherEdge').map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </span>
      </div>
      <div role="group" aria-label="Move the edge" className="flex items-center gap-1">
        <span aria-hidden>
          <Kbd>⇧</Kbd>
        </span>
        {([-1, 1] as const).map((direction) => {
          const Icon = direction === -1 ? MoveLeft : MoveRight;
          return (
            <button
              key={direction}
              type="button"
              aria-label={direction === -1 ? 'Move the edge left' : 'Move the edge right'}
              onClick={() => moveOpenEdge(direction)}
              className="grid size-6 place-items-center rounded-[5px] border border-b-2 border-line-strong bg-panel hover:bg-sunk"
            >
              <Icon aria-hidden size={13} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

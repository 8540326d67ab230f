'use client';

import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { sliceText, type IndexedText } from '@/lib/domain/text/code-points';
import type { OpenSpan } from '@/lib/stores/open-span';
import { useActions } from './annotate-context';

/** The parts of a span that is not in one piece, and the way to one more. */
export function SpanParts({ open, text }: { readonly open: OpenSpan; readonly text: IndexedText }) {
  const { toggleAddingPart, removePart } = useActions();
  const caps = useKeyCaps();
  const { fragments, isAddingPart } = open;
  return (
    <div className="grid justify-items-start gap-1.5 px-1">
      {fragments.length > 1 && (
        <ul aria-label="Parts" className="flex flex-wrap gap-1">
          {fragments.map(([start, end], i) => {
            const part = sliceText(text, start, end);
            return (
              <li key={start}>
                <button
                  type="button"
                  aria-label={`Remove the part “${part}”`}
                  onClick={() => removePart(i)}
                  className="inline-flex min-h-6 max-w-60 items-center gap-1 rounded-md border border-line-strong px-1.5 text-xs hover:bg-sunk"
                >
                  <span dir="auto" className="truncate font-read">
                    {part}
                  </span>
                  <X aria-hidden size={13} className="shrink-0 text-ink-2" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Button
        size="small"
        variant={isAddingPart ? 'primary' : 'plain'}
        aria-pressed={isAddingPart}
        keys={isAddingPart ? ['Esc'] : caps('addPart')}
        onClick={toggleAddingPart}
      >
        {isAddingPart ? 'Stop adding' : <AddWords />}
      </Button>
      {isAddingPart && (
        <p className="text-xs text-ink-2">
          Select the next part: drag, double-click, {caps('nextNumber').join(' ') || 'next number'},
          or the caret and Enter.
        </p>
      )}
    </div>
  );
}

function AddWords() {
  return (
    <span className="inline-flex items-center gap-1">
      <Plus aria-hidden size={14} />
      Add a part
    </span>
  );
}

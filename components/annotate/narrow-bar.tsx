'use client';

import { ChevronDown, ChevronUp, List, PanelRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useActions } from './annotate-context';
import { useProgress } from './use-progress';

/** The side columns as buttons where there is no room for them, the progress, the way up and down. */
export function NarrowBar() {
  const { showDialog, step } = useActions();
  const { done, total } = useProgress();
  return (
    <div className="flex items-center justify-between gap-2 border-t border-line bg-panel px-2 py-1.5 wide:hidden">
      <Button size="small" variant="quiet" onClick={() => showDialog('queue')}>
        <List aria-hidden size={15} /> Queue
      </Button>
      <span className="text-xs whitespace-nowrap text-ink-2 tabular-nums md:hidden">
        <span aria-hidden>
          {done} / {total}
        </span>
        <span className="sr-only">{`${done} of ${total} snippets done`}</span>
      </span>
      <span className="flex gap-2 md:hidden">
        <Button size="small" aria-label="Previous" onClick={() => step(-1)}>
          <ChevronUp aria-hidden size={16} />
        </Button>
        <Button size="small" aria-label="Next" onClick={() => step(1)}>
          <ChevronDown aria-hidden size={16} />
        </Button>
      </span>
      <Button size="small" variant="quiet" onClick={() => showDialog('details')}>
        Details <PanelRight aria-hidden size={15} />
      </Button>
    </div>
  );
}

'use client';

import { useShallow } from 'zustand/react/shallow';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ScreenHeader } from '@/components/workspace/screen-header';
import { countDecided } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate } from './adjudicate-context';

export function AdjudicateHeader({
  project,
  user,
}: {
  readonly project: { readonly id: string; readonly name: string };
  readonly user: { readonly name: string };
}) {
  const { showDialog } = useActions();
  const { done, total } = useAdjudicate(useShallow(countDecided));
  return (
    <ScreenHeader
      project={project}
      place="Adjudicate"
      user={user}
      onKeys={() => showDialog('keys')}
    >
      {total > 0 && (
        <span className="flex items-center gap-3">
          <ProgressBar
            done={done}
            total={total}
            label="Cases decided"
            className="w-20 max-md:hidden wide:w-40"
          />
          <span className="whitespace-nowrap text-ink-2 tabular-nums">
            {done} of {total} decided
          </span>
        </span>
      )}
    </ScreenHeader>
  );
}

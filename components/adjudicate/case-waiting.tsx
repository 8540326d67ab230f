'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton, Spinner } from '@/components/ui/waiting';
import { LoadFailure } from '@/components/workspace/load-failure';
import { projectPath } from '@/components/shell/paths';
import { currentRow } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate } from './adjudicate-context';

/** A case that is on its way, cannot be opened (yet), or did not come. */
export function CaseWaiting({ projectId }: { readonly projectId: string }) {
  const { reload } = useActions();
  const row = useAdjudicate(currentRow);
  const id = useAdjudicate((state) => state.currentId) ?? '';
  const load = useAdjudicate((state) => state.loads.get(id));
  const name = row?.snippet ?? 'The case';
  const isGone = load?.kind === 'failed' && load.isGone;
  if (row?.status === 'waiting' || row?.canOpen === false || isGone) {
    return (
      <EmptyState
        title={`${name} cannot be opened now`}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={projectPath(projectId)}>To the project</ButtonLink>
            <Button onClick={() => reload(id)}>Look again</Button>
          </span>
        }
      >
        {row !== null && row.finished < row.readers
          ? `${row.finished} of ${row.readers} readings are finished. The readings can be seen when all are.`
          : 'A reading of it may have been taken up again. What you chose is kept in this tab.'}
      </EmptyState>
    );
  }
  if (load?.kind === 'failed') {
    return (
      <LoadFailure
        name={name}
        message={`${load.message} What you chose in other cases is not touched.`}
        onRetry={() => reload(id)}
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-[56rem] gap-4">
      <Spinner label={`Loading ${name}`} />
      {['h-24', 'h-24', 'h-24'].map((height, i) => (
        <Skeleton key={i} className={`${height} w-full rounded-xl`} />
      ))}
    </div>
  );
}

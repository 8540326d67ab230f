'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton, Spinner } from '@/components/ui/waiting';
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
      <div className="mx-auto w-full max-w-xl py-6">
        <Notice
          tone="bad"
          role="alert"
          title={`${name} could not be loaded`}
          actions={
            <Button size="small" onClick={() => reload(id)}>
              Try again
            </Button>
          }
        >
          {load.message} What you chose in other cases is not touched.
        </Notice>
      </div>
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

'use client';

import { Skeleton, Spinner } from '@/components/ui/waiting';
import { LoadFailure } from '@/components/workspace/load-failure';
import { useActions, useAnnotate } from './annotate-context';

/** A snippet that is on its way, or did not come. */
export function SnippetWaiting({ id }: { readonly id: string }) {
  const { reload } = useActions();
  const load = useAnnotate((state) => state.loads.get(id));
  const name = useAnnotate((state) => state.queue.find((entry) => entry.id === id)?.snippet ?? id);
  if (load?.kind === 'failed') {
    return (
      <LoadFailure
        name={name}
        message={`${load.message} What you did in other snippets is not touched.`}
        onRetry={() => reload(id)}
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-[46rem] gap-5 p-6 md:p-10">
      <Spinner label={`Loading ${name}`} />
      {['w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, i) => (
        <Skeleton key={i} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

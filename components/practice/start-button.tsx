'use client';

import { useRouter } from 'next/navigation';
import { snippetHref } from '@/components/annotate/snippet-href';
import { useAction } from '@/components/forms/use-action';
import { FailureNotice } from '@/components/forms/failure-notice';
import { Button } from '@/components/ui/button';
import { startPractice } from '@/lib/actions/practice';

/** Starts the practice, or goes on with it, on the annotation screen. */
export function StartButton({
  projectId,
  children,
}: {
  readonly projectId: string;
  readonly children: string;
}) {
  const router = useRouter();
  const { run, isPending, failure } = useAction(startPractice);
  const start = async () => {
    const result = await run({ projectId });
    if (!result.ok) return;
    if (result.data === null) router.refresh();
    else router.push(snippetHref(result.data.practice, result.data.assignment));
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="primary" disabled={isPending} onClick={() => void start()}>
        {children}
      </Button>
      <FailureNotice failure={failure} />
    </div>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { startWithExamples } from '@/lib/actions/practice';

export function ExamplesButton({ projectId }: { readonly projectId: string }) {
  const router = useRouter();
  const { run, isPending, failure } = useAction(startWithExamples);
  const send = async () => {
    const result = await run({ projectId });
    if (result.ok) router.refresh();
  };
  return (
    <>
      <Button variant="primary" disabled={isPending} onClick={() => void send()}>
        {isPending ? 'Adding them …' : 'Start with the example texts'}
      </Button>
      <FailureNotice failure={failure} />
    </>
  );
}

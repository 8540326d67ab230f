'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { takeOut } from '@/lib/actions/practice';
import type { DeskText } from '@/lib/data/practice/read-practice-desk';

/** Takes a text out of the practice, after asking. */
export function TakeOutButton({
  projectId,
  text: { snippetId, name },
}: {
  readonly projectId: string;
  readonly text: DeskText;
}) {
  const router = useRouter();
  const { run, isPending, failure, clear } = useAction(takeOut);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    clear();
    setIsAsking(false);
  };
  const send = async () => {
    const result = await run({ projectId, snippetId });
    if (!result.ok) return;
    close();
    router.refresh();
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        <span>
          Take out
          <span className="sr-only"> {name}</span>
        </span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`Take out “${name}”?`}
        description="It is offered to nobody any more and leaves everybody’s list. What was read of it is kept."
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" disabled={isPending} onClick={() => void send()}>
              Take it out
            </Button>
          </>
        }
      >
        {failure !== null && <FailureNotice failure={failure} />}
      </Dialog>
    </>
  );
}

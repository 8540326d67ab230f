'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { snippetHref } from '@/components/annotate/snippet-href';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { markAnswer } from '@/lib/actions/practice';
import type { DeskText } from '@/lib/data/practice/read-practice-desk';

type Props = { readonly projectId: string; readonly text: DeskText };

/** Opens the annotation screen on which a lead makes, sees or changes the answer. */
export function AnswerButton({ projectId, text }: Props) {
  if (text.access === 'takeOver') return <TakeOverButton projectId={projectId} text={text} />;
  return <OwnAnswerButton projectId={projectId} text={text} />;
}

function useOpenAnswer({ projectId, text: { snippetId } }: Props) {
  const router = useRouter();
  const { run, ...rest } = useAction(markAnswer);
  const open = async () => {
    const result = await run({ projectId, snippetId });
    if (result.ok) router.push(snippetHref(result.data.practice, result.data.assignment));
  };
  return { ...rest, open: () => void open() };
}

function OwnAnswerButton(props: Props) {
  const { name, answer } = props.text;
  const { open, isPending, failure } = useOpenAnswer(props);
  return (
    <>
      <Button size="small" disabled={isPending} onClick={open}>
        <span>
          {answer === 'finished' ? 'See the answer' : 'Mark the answer'}
          <span className="sr-only"> to {name}</span>
        </span>
      </Button>
      <FailureNotice failure={failure} />
    </>
  );
}

/** Asks first: the answer becomes the person's own, to be changed. */
function TakeOverButton(props: Props) {
  const { name, author } = props.text;
  const { open, isPending, failure, clear } = useOpenAnswer(props);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    clear();
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        <span>
          Take over
          <span className="sr-only"> the answer to {name}</span>
        </span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`Take over the answer to “${name}”?`}
        description={`${author ?? 'Its author'} leads the project no more. You get a copy of the answer as your own, to see and to change; theirs is kept as it is.`}
        actions={
          <>
            <Button onClick={close}>Leave it</Button>
            <Button variant="primary" disabled={isPending} onClick={open}>
              Take it over
            </Button>
          </>
        }
      >
        {failure !== null && <FailureNotice failure={failure} />}
      </Dialog>
    </>
  );
}

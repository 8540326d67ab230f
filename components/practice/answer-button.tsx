'use client';

import { useRouter } from 'next/navigation';
import { snippetHref } from '@/components/annotate/snippet-href';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { markAnswer } from '@/lib/actions/practice';
import type { DeskText } from '@/lib/data/practice/read-practice-desk';

/** Opens the annotation screen on which a lead makes or changes the answer. */
export function AnswerButton({
  projectId,
  text: { snippetId, name, answer },
}: {
  readonly projectId: string;
  readonly text: DeskText;
}) {
  const router = useRouter();
  const { run, isPending, failure } = useAction(markAnswer);
  const open = async () => {
    const result = await run({ projectId, snippetId });
    if (result.ok) router.push(snippetHref(result.data.practice, result.data.assignment));
  };
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => void open()}>
        <span>
          {answer === 'finished' ? 'See the answer' : 'Mark the answer'}
          <span className="sr-only"> to {name}</span>
        </span>
      </Button>
      <FailureNotice failure={failure} />
    </>
  );
}

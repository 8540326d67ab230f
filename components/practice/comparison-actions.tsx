'use client';

import { useRouter } from 'next/navigation';
import { snippetHref } from '@/components/annotate/snippet-href';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { projectPath } from '@/components/shell/paths';
import { Button } from '@/components/ui/button';
import { controlOf, isField } from '@/components/workspace/event-target';
import { keyOf } from '@/components/workspace/key-press';
import { useDocumentKeys } from '@/components/workspace/use-document-keys';
import { startPractice, tryAgain } from '@/lib/actions/practice';

/** The next text, by Enter and by the key for the next snippet; and the same text again. */
export function ComparisonActions({
  projectId,
  assignmentId,
  isLast,
  nextKey,
}: {
  readonly projectId: string;
  readonly assignmentId: string;
  /** Every text that the person has is finished. */
  readonly isLast: boolean;
  /** As this person's key map has it; null for none. */
  readonly nextKey: string | null;
}) {
  const router = useRouter();
  const start = useAction(startPractice);
  const again = useAction(tryAgain);
  const isPending = start.isPending || again.isPending;

  const goOn = async () => {
    if (isPending) return;
    const result = await start.run({ projectId });
    if (!result.ok) return;
    const next = result.data;
    router.push(
      next === null
        ? projectPath(projectId, 'practice')
        : snippetHref(next.practice, next.assignment),
    );
  };
  const retry = async () => {
    const result = await again.run({ assignmentId });
    if (result.ok) router.push(snippetHref(result.data, assignmentId));
  };

  useDocumentKeys((event) => {
    if (event.repeat || isField(event.target)) return;
    const isEnter = event.key === 'Enter' && controlOf(event.target) === null;
    if (!isEnter && (nextKey === null || keyOf(event) !== nextKey)) return;
    event.preventDefault();
    void goOn();
  });

  return (
    <div className="grid justify-items-end gap-2">
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => void retry()}>
          Try again
        </Button>
        <Button variant="primary" keys={['↵']} disabled={isPending} onClick={() => void goOn()}>
          {isLast ? 'How it went' : 'Next practice text'}
        </Button>
      </div>
      <FailureNotice failure={start.failure ?? again.failure} />
    </div>
  );
}

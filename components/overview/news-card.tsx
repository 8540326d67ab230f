'use client';

import { useRouter } from 'next/navigation';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Moment } from '@/components/shell/moment';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { markNewsAsRead } from '@/lib/actions/projects';

/** What happened since one was here; it stays until it is said to be read. */
export function NewsCard({
  projectId,
  lines,
  upTo,
}: {
  readonly projectId: string;
  /** Newest first; times in ISO 8601. */
  readonly lines: readonly { readonly at: string; readonly words: string }[];
  readonly upTo: string;
}) {
  const router = useRouter();
  const { run, isPending, failure } = useAction(markNewsAsRead);
  const send = async () => {
    const result = await run({ projectId, upTo });
    if (result.ok) router.refresh();
  };
  return (
    <Notice
      tone="info"
      title="Since you last looked"
      actions={
        <Button size="small" disabled={isPending} onClick={() => void send()}>
          Mark as read
        </Button>
      }
    >
      <ul className="mt-1 grid gap-1">
        {lines.map(({ at, words }, i) => (
          <li key={i}>
            {words}{' '}
            <span className="text-xs text-ink-3">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
      {failure !== null && <FailureNotice failure={failure} />}
    </Notice>
  );
}

'use client';

import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SaveStatus } from '@/lib/stores/save-status';
import { useActions, useAnnotate } from './annotate-context';
import { useSaveWords } from './use-save-words';

/** What is not saved and why, with the way out; nothing when all is well. */
export function TroubleBanner({ signInHref }: { readonly signInHref: string }) {
  const { status, words } = useSaveWords();
  const { sentence, tone } = words;
  return (
    <div role="status" className="min-w-0">
      {sentence !== null && (
        <div className="border-b border-line bg-panel px-3 py-2">
          <Notice
            tone={tone === 'bad' ? 'bad' : 'warn'}
            actions={<WayOut status={status} signInHref={signInHref} />}
          >
            <p>{sentence}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}

function WayOut({
  status,
  signInHref,
}: {
  readonly status: SaveStatus;
  readonly signInHref: string;
}) {
  const { retryAll, visit } = useActions();
  const currentId = useAnnotate((state) => state.currentId);
  switch (status.kind) {
    case 'unreachable':
      return (
        <Button size="small" onClick={retryAll}>
          Try again now
        </Button>
      );
    case 'signedOut':
      return (
        <>
          <a
            href={signInHref}
            target="_blank"
            rel="noopener"
            className={buttonClass('primary', 'small')}
          >
            Sign in (new tab)
          </a>
          <Button size="small" onClick={retryAll}>
            Send again
          </Button>
        </>
      );
    case 'conflict':
    case 'refused':
      return status.assignment === currentId ? null : (
        <Button size="small" onClick={() => visit(status.assignment)}>
          Go there and choose
        </Button>
      );
    default:
      return null;
  }
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SaveStatus } from '@/lib/stores/save-status';
import { useActions, useAnnotate } from './annotate-context';
import { SignInAgain } from './sign-in-again';
import { StrandedNotices } from './stranded-notices';
import { useSaveWords } from './use-save-words';

/**
 * What is not saved and why, with the way out; nothing when all is well, and where the snippet that
 * is shown says it itself and asks for a choice.
 */
export function TroubleBanner({ email }: { readonly email: string }) {
  const { status, words } = useSaveWords();
  const { sentence, tone } = words;
  const keepsNothing = useAnnotate((state) => state.keeping === 'refused');
  const stranded = useAnnotate((state) => state.stranded.size);
  const currentId = useAnnotate((state) => state.currentId);
  const isShown = sentence !== null && askedBy(status) !== currentId;
  return (
    <div role="status" className="min-w-0">
      {(isShown || keepsNothing || stranded > 0) && (
        <div className="grid gap-2 border-b border-line bg-panel px-3 py-2">
          {isShown && (
            <Notice
              tone={tone === 'bad' ? 'bad' : 'warn'}
              actions={<WayOut status={status} email={email} />}
            >
              <p>{sentence}</p>
            </Notice>
          )}
          {keepsNothing && (
            <Notice tone="warn">
              <p>
                This browser keeps nothing on this computer: a private window, or its storage is
                full. While the server cannot be reached, changes live in this tab only.
              </p>
            </Notice>
          )}
          <StrandedNotices />
        </div>
      )}
    </div>
  );
}

/** The assignment that asks for a choice; undefined when none does. */
function askedBy(status: SaveStatus): string | undefined {
  return status.kind === 'conflict' || status.kind === 'refused' ? status.assignment : undefined;
}

function WayOut({ status, email }: { readonly status: SaveStatus; readonly email: string }) {
  const { retryAll, sweepKept, visit } = useActions();
  const currentId = useAnnotate((state) => state.currentId);
  const [isSigningIn, setIsSigningIn] = useState(false);
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
          <Button size="small" variant="primary" onClick={() => setIsSigningIn(true)}>
            Sign in again
          </Button>
          <SignInAgain
            email={email}
            isOpen={isSigningIn}
            onClose={() => setIsSigningIn(false)}
            onSignedIn={() => {
              setIsSigningIn(false);
              retryAll();
              sweepKept();
            }}
          />
        </>
      );
    case 'elsewhere':
      return currentId === null ? null : (
        <Button size="small" onClick={() => visit(currentId)}>
          Work here instead
        </Button>
      );
    case 'conflict':
    case 'refused':
      return (
        <Button size="small" onClick={() => visit(status.assignment)}>
          Go there and choose
        </Button>
      );
    default:
      return null;
  }
}

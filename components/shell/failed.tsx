'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Message } from './message';
import { contentId } from './page-body';

/** Something failed while a page was made. The number finds it in the program's log. */
export function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const number = numberOf(error);
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      <Message
        title="This page could not be shown"
        actions={
          <>
            <ButtonLink href="/projects">Your projects</ButtonLink>
            <Button variant="primary" onClick={() => retry()}>
              Try again
            </Button>
          </>
        }
      >
        <p>
          Something went wrong here; nothing of your work was changed. Try again, and tell the lead
          if it stays.
        </p>
        {number !== null && <p className="mt-2 text-xs text-ink-3">Number in the log: {number}</p>}
      </Message>
    </main>
  );
}

function numberOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return null;
  return typeof error.digest === 'string' ? error.digest : null;
}

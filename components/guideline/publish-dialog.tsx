'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Choice } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { publishGuidelineVersion } from '@/lib/actions/guideline';

/** Says what a new version concerns before it is published. */
export function PublishDialog({
  projectId,
  base,
  text,
  unbegun,
  cited,
  onClose,
  onPublished,
}: {
  readonly projectId: string;
  readonly base: number;
  readonly text: string;
  /** Assignments that nobody has begun. */
  readonly unbegun: number;
  /** Changed clauses that decisions cite. */
  readonly cited: readonly { readonly number: string; readonly decisions: number }[];
  readonly onClose: () => void;
  readonly onPublished: () => void;
}) {
  const { run, isPending, failure } = useAction(publishGuidelineVersion);
  const [appliesToUnbegun, setAppliesToUnbegun] = useState(true);
  const send = async () => {
    const result = await run({ projectId, base, text, appliesToUnbegun });
    if (result.ok) onPublished();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Publish version ${base + 1}?`}
      description="Annotators see what changed the next time they read. What was begun keeps the version that it was begun under; versions are never changed or deleted."
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={isPending} onClick={() => void send()}>
            {isPending ? 'Publishing …' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure !== null && <FailureNotice failure={failure} />}
        {unbegun > 0 && (
          <Choice
            label={`It applies to the ${countOf(unbegun, 'assignment')} that nobody has begun`}
            hint="Else to assignments that are made from now on."
            checked={appliesToUnbegun}
            onChange={(event) => setAppliesToUnbegun(event.currentTarget.checked)}
          />
        )}
        {cited.length > 0 && (
          <Notice tone="warn" title="Decisions cite what changes">
            <ul>
              {cited.map(({ number, decisions }) => (
                <li key={number}>
                  Clause {number}: {countOf(decisions, 'decision')}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

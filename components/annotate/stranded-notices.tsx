'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { StrandedChanges } from '@/lib/stores/annotate-state';
import { countWords } from '@/lib/stores/describe-operation';
import { useActions, useAnnotate } from './annotate-context';

/** Changes that this computer keeps for snippets that cannot be opened, and what can be done. */
export function StrandedNotices() {
  const stranded = useAnnotate((state) => state.stranded);
  const queue = useAnnotate((state) => state.queue);
  const { sweepKept, forgetStranded } = useActions();
  return [...stranded].map(([id, changes]) => {
    const name = queue.find((entry) => entry.id === id)?.snippet ?? 'a snippet of another queue';
    const count = countWords(changes.entries.length, 'change');
    return (
      <Notice
        key={id}
        tone="warn"
        actions={
          <>
            <Button size="small" onClick={() => saveAsFile(id, changes)}>
              Save as a file
            </Button>
            <Button size="small" variant="danger" onClick={() => forgetStranded(id)}>
              Drop {count}
            </Button>
            <Button size="small" onClick={sweepKept}>
              Try again
            </Button>
          </>
        }
      >
        <p>
          {count} of {name} {changes.entries.length === 1 ? 'is' : 'are'} kept on this computer and
          could not be sent: {changes.reason}
        </p>
      </Notice>
    );
  });
}

function saveAsFile(id: string, { entries }: StrandedChanges): void {
  const text = JSON.stringify({ assignment: id, entries }, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `unsent-changes-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

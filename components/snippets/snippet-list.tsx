'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { changeExclusions } from '@/lib/actions/snippets';
import type { SnippetEntry } from '@/lib/data/snippets/list-snippets';
import type { Exclusion } from '@/lib/data/snippets/set-exclusions';
import { ExcludeDialog } from './exclude-dialog';
import { SnippetTable } from './snippet-table';

type Done = { readonly words: string; readonly undo: readonly Exclusion[] };

/**
 * A page of snippets, with what can be done with those that are ticked. Also shown when there are
 * none: what was just done to the last of them can still be undone.
 */
export function SnippetList({
  projectId,
  snippets,
}: {
  readonly projectId: string;
  readonly snippets: readonly SnippetEntry[];
}) {
  const router = useRouter();
  const { run, isPending, failure } = useAction(changeExclusions);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  // A page that was loaded anew may lack what was ticked before.
  const chosen = snippets.filter(({ id }) => ticked.has(id));
  const active = chosen.filter(({ status }) => status === 'active');
  const excluded = chosen.filter(({ status }) => status === 'excluded');

  const change = async (exclusions: readonly Exclusion[], wordsOf: (count: string) => string) => {
    const result = await run({ projectId, exclusions: [...exclusions] });
    if (!result.ok) return;
    setIsAsking(false);
    setTicked(new Set());
    setDone({ words: wordsOf(countOf(result.data.length, 'snippet')), undo: result.data });
    router.refresh();
  };

  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      {done !== null && (
        <Notice
          tone="ok"
          role="status"
          actions={
            done.undo.length > 0 && (
              <Button
                size="small"
                disabled={isPending}
                onClick={() => void change(done.undo, (count) => `${count} as before.`)}
              >
                Undo
              </Button>
            )
          }
        >
          {done.words}
        </Notice>
      )}
      {failure !== null && !isAsking && <FailureNotice failure={failure} />}
      {snippets.length === 0 ? (
        <EmptyState title="Nothing fits">
          No snippet has these words, material and status. Show all and narrow less.
        </EmptyState>
      ) : (
        <>
          <div
            role="group"
            aria-label="With the ticked snippets"
            className="flex min-h-9 flex-wrap items-center gap-2"
          >
            <span aria-live="polite" className="mr-2 text-ink-2">
              {chosen.length === 0
                ? 'Tick snippets to exclude or restore them.'
                : `${countOf(chosen.length, 'snippet')} ticked`}
            </span>
            {active.length > 0 && (
              <Button size="small" disabled={isPending} onClick={() => setIsAsking(true)}>
                Exclude {active.length === chosen.length ? '' : active.length} …
              </Button>
            )}
            {excluded.length > 0 && (
              <Button
                size="small"
                disabled={isPending}
                onClick={() =>
                  void change(
                    excluded.map(({ id }) => ({ snippetId: id, reason: null })),
                    (count) => `${count} restored.`,
                  )
                }
              >
                Restore {excluded.length === chosen.length ? '' : excluded.length}
              </Button>
            )}
            {chosen.length > 0 && (
              <Button size="small" variant="quiet" onClick={() => setTicked(new Set())}>
                Tick none
              </Button>
            )}
          </div>
          <SnippetTable snippets={snippets} ticked={ticked} onTick={setTicked} />
        </>
      )}
      {isAsking && (
        <ExcludeDialog
          count={active.length}
          read={active.filter(({ finished }) => finished > 0).length}
          isPending={isPending}
          failure={failure}
          onClose={() => setIsAsking(false)}
          onExclude={(reason) =>
            void change(
              active.map(({ id }) => ({ snippetId: id, reason })),
              (count) => `${count} excluded: ${reason}.`,
            )
          }
        />
      )}
    </div>
  );
}

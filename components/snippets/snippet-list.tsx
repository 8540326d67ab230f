'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { makeBulkChange, undoBulkChange } from '@/lib/actions/snippets';
import type { FilterValues } from '@/lib/data/snippets/list-filter-values';
import type { SnippetEntry } from '@/lib/data/snippets/list-snippets';
import type { BulkChange, BulkKind, Selection } from '@/lib/domain/snippets/bulk-act';
import type { SnippetFilter } from '@/lib/domain/snippets/snippet-filter';
import { BulkDialog } from './bulk-dialogs';
import { FactsDialog } from './facts-dialog';
import { SelectionBar } from './selection-bar';
import { SnippetTable } from './snippet-table';

/** What was done last, with the act that undoes it; null where there is nothing to undo. */
type Done = { readonly words: string; readonly act: string | null };

/**
 * A page of snippets, with what can be done with those that are ticked or with all that were found.
 * Also shown when there are none: what was just done to the last of them can still be undone.
 */
export function SnippetList({
  projectId,
  snippets,
  found,
  filter,
  values,
}: {
  readonly projectId: string;
  readonly snippets: readonly SnippetEntry[];
  /** How many the filter finds on all pages. */
  readonly found: number;
  readonly filter: SnippetFilter;
  readonly values: FilterValues;
}) {
  const router = useRouter();
  const act = useAction(makeBulkChange);
  const undo = useAction(undoBulkChange);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Of which filter all are chosen: another one finds others.
  const [allOf, setAllOf] = useState<string | null>(null);
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const [opened, setOpened] = useState<SnippetEntry | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const isAll = allOf === JSON.stringify(filter);
  // A page that was loaded anew may lack what was ticked before.
  const chosen = snippets.filter(({ id }) => ticked.has(id));
  const selection: Selection = isAll ? { filter } : { ids: chosen.map(({ id }) => id) };
  const tick = (ids: ReadonlySet<string>) => {
    setTicked(ids);
    setAllOf(null);
  };
  const finish = (what: Done) => {
    tick(new Set());
    setAsked(null);
    setOpened(null);
    undo.clear();
    setDone(what);
    router.refresh();
  };

  const make = async (change: BulkChange, expected: number) => {
    const result = await act.run({ projectId, selection, change, expected });
    if (!result.ok) return;
    const { changed, act: id } = result.data;
    finish({ words: doneWords(change, countOf(changed, 'snippet')), act: id });
  };
  const takeBack = async (id: string) => {
    const result = await undo.run({ projectId, act: id });
    if (!result.ok) return;
    const { restored, stayed } = result.data;
    const rest = stayed === 0 ? '' : ` ${countOf(stayed, 'snippet')} changed since and stayed.`;
    finish({ words: `${countOf(restored, 'snippet')} as before.${rest}`, act: null });
  };

  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      {done !== null && (
        <DoneNotice done={done} isPending={undo.isPending} onUndo={(id) => void takeBack(id)} />
      )}
      {undo.failure !== null && <FailureNotice failure={undo.failure} />}
      {snippets.length === 0 ? (
        <EmptyState title="Nothing fits">
          No snippet has all of this. Show all and narrow less.
        </EmptyState>
      ) : (
        <>
          <SelectionBar
            chosen={isAll ? found : chosen.length}
            pageSize={snippets.length}
            isPageTicked={chosen.length === snippets.length}
            found={found}
            isAll={isAll}
            onAll={(isWanted) => setAllOf(isWanted ? JSON.stringify(filter) : null)}
            onNone={() => tick(new Set())}
            onAsk={(kind) => {
              act.clear();
              undo.clear();
              setAsked(kind);
            }}
          />
          <SnippetTable
            snippets={snippets}
            ticked={isAll ? new Set(snippets.map(({ id }) => id)) : ticked}
            onTick={tick}
            onOpen={setOpened}
          />
        </>
      )}
      {asked !== null && (
        <BulkDialog
          kind={asked}
          projectId={projectId}
          selection={selection}
          rounds={values.rounds}
          materials={values.materials}
          isPending={act.isPending}
          failure={act.failure}
          onMake={(change, expected) => void make(change, expected)}
          onClose={() => setAsked(null)}
        />
      )}
      {opened !== null && (
        <FactsDialog
          projectId={projectId}
          snippetId={opened.id}
          name={opened.name}
          onClose={() => setOpened(null)}
          onDone={(changed) => {
            const words =
              changed === 0 ? 'Nothing was changed' : `${countOf(changed, 'field')} saved`;
            finish({ words: `${words}: ${opened.name}.`, act: null });
          }}
        />
      )}
    </div>
  );
}

function doneWords(change: BulkChange, count: string): string {
  switch (change.kind) {
    case 'exclude':
      return `${count} excluded: ${change.reason}.`;
    case 'restore':
      return `${count} restored.`;
    case 'setMaterial':
      return change.material === null
        ? `${count} without a material now.`
        : `${count} about ${change.material} now.`;
    case 'moveToRound':
      return `${count} moved to ${change.round}.`;
  }
}

function DoneNotice({
  done: { words, act },
  isPending,
  onUndo,
}: {
  readonly done: Done;
  readonly isPending: boolean;
  readonly onUndo: (act: string) => void;
}) {
  return (
    <Notice
      tone="ok"
      role="status"
      actions={
        act !== null && (
          <Button size="small" disabled={isPending} onClick={() => onUndo(act)}>
            Undo
          </Button>
        )
      }
    >
      <span className="[overflow-wrap:anywhere]">{words}</span>
    </Notice>
  );
}

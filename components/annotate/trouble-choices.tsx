'use client';

import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { countWords, describeOperation, outcomeWords } from '@/lib/stores/describe-operation';
import type { LostOperation, Rebase } from '@/lib/stores/settle-trouble';
import { useActions } from './annotate-context';
import { ConflictSides } from './conflict-sides';

type SheetProps = { readonly sheet: AssignmentSheet };

/**
 * The snippet was changed elsewhere. The text shows what the server has; the changes that were not
 * sent are listed, and nothing happens to them until one of the buttons is pressed.
 */
export function ConflictChoice({ sheet }: SheetProps) {
  const { keepMine, takeServer, previewMine } = useActions();
  const { id } = sheet.view;
  const preview = usePreview(previewMine, sheet);
  if (preview === null) return null;
  const { trouble, unsent, shown } = sheet.ledger;
  const count = countWords(unsent.length, 'change');
  const mine = trouble?.kind === 'conflict' ? trouble.mine : null;
  return (
    <div className="mt-3">
      <Notice
        tone="warn"
        role="alert"
        isStacked
        title="This snippet was changed in another tab or on another computer"
        actions={
          <>
            <Button size="small" onClick={() => takeServer(id)}>
              Drop my {count}
            </Button>
            {preview.kept.length > 0 && (
              <Button size="small" variant="primary" onClick={() => keepMine(id)}>
                Put mine on top
              </Button>
            )}
          </>
        }
      >
        <p>
          The text below shows what the server has: {describeState(shown)}. Nothing happens to what
          was not sent until you choose.
        </p>
        {mine !== null && <ConflictSides sheet={sheet} server={shown} mine={mine} />}
        <p className="mt-2">Not sent from this computer, and what would be put on top:</p>
        <ChangeList sheet={sheet} preview={preview} lostWords="Cannot be put on top" />
      </Notice>
    </div>
  );
}

/** The server did not take a change; those behind it wait. */
export function RefusalChoice({ sheet }: SheetProps) {
  const { dropRefused, sendAgain, previewWithoutRefused } = useActions();
  const { id } = sheet.view;
  const preview = usePreview(previewWithoutRefused, sheet);
  if (preview === null) return null;
  return (
    <div className="mt-3">
      <Notice
        tone="bad"
        role="alert"
        isStacked
        title="The server refused a change"
        actions={
          <>
            <Button size="small" onClick={() => dropRefused(id)}>
              Drop {countWords(preview.lost.length, 'change')}
            </Button>
            <Button size="small" variant="primary" onClick={() => sendAgain(id)}>
              Send again
            </Button>
          </>
        }
      >
        <ChangeList sheet={sheet} preview={preview} lostWords="Refused" />
        {preview.kept.length > 0 && (
          <p className="mt-1.5 text-ink-2">
            The other {countWords(preview.kept.length, 'change')} of this snippet will be sent after
            it.
          </p>
        )}
      </Notice>
    </div>
  );
}

function usePreview(
  preview: (id: string) => Rebase | null,
  { view, ledger }: AssignmentSheet,
): Rebase | null {
  // The preview is a function of the ledger, which the store holds; it is read again when it changes.
  return useMemo(
    () => (ledger.trouble === null ? null : preview(view.id)),
    [preview, view, ledger],
  );
}

function ChangeList({
  sheet,
  preview,
  lostWords,
}: SheetProps & { readonly preview: Rebase; readonly lostWords: string }) {
  const { confirmed, shown } = sheet.ledger;
  const describe = (operation: LostOperation['operation']): string =>
    describeOperation(operation, [preview.state, shown, confirmed], sheet.context);
  const reopening = preview.kept.filter(({ type }) => type === 'reopen').length > 0;
  return (
    <>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5">
        {preview.lost.map(({ operation, reason }) => (
          <li key={operation.id}>
            {describe(operation)}
            <span className="block text-ink-2">
              {lostWords}: {reason}
            </span>
          </li>
        ))}
        {preview.kept
          .filter(({ type }) => type !== 'reopen')
          .map((operation) => (
            <li key={operation.id}>{describe(operation)}</li>
          ))}
      </ul>
      {reopening && <p className="mt-1.5 text-ink-2">Putting yours on top reopens the snippet.</p>}
    </>
  );
}

function describeState({ annotations, outcome, status }: AssignmentState): string {
  const values = countWords(annotations.length, 'value');
  if (status !== 'finished' || outcome === null) return values;
  return outcome === 'values' ? `${values}, finished` : `finished as ${outcomeWords[outcome]}`;
}

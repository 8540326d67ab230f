'use client';

import { Ellipsis, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { currentSheet, reasonNotToEdit } from '@/lib/stores/annotate-state';
import { isTry } from '@/lib/stores/practice-way';
import { useActions, useAnnotate } from './annotate-context';
import { Announcements } from './announcements';
import { useKeyCaps } from '@/components/workspace/use-key-caps';

/** The actions on the current snippet, with their keys. */
export function ActionBar() {
  const { step, undo, redo, noValueHere, done } = useActions();
  const sheet = useAnnotate(currentSheet);
  const caps = useKeyCaps();
  const isFinished = sheet?.ledger.shown.status === 'finished';
  const isOfTry = useAnnotate((state) => sheet !== null && isTry(state, sheet.view.id));
  const canEdit = sheet !== null && reasonNotToEdit(sheet) === null;
  return (
    <footer className="flex min-h-15 items-center gap-2 border-t border-line bg-panel px-3 py-2 lg:pr-5 lg:pl-2">
      <Button
        variant="quiet"
        keys={caps('nextSnippet')}
        className="max-md:hidden"
        onClick={() => step(1)}
      >
        Next
      </Button>
      <Button
        variant="quiet"
        keys={caps('previousSnippet')}
        className="max-md:hidden"
        onClick={() => step(-1)}
      >
        Previous
      </Button>
      <Button
        variant="quiet"
        keys={caps('undo')}
        aria-label="Undo"
        disabled={sheet === null || sheet.history.done.length === 0}
        onClick={undo}
      >
        <Undo2 aria-hidden size={16} className="xl:hidden" />
        <span className="max-xl:hidden">Undo</span>
      </Button>
      <Button
        variant="quiet"
        keys={caps('redo')}
        aria-label="Redo"
        className="max-md:hidden"
        disabled={sheet === null || sheet.history.undone.length === 0}
        onClick={redo}
      >
        <Redo2 aria-hidden size={16} className="xl:hidden" />
        <span className="max-xl:hidden">Redo</span>
      </Button>
      <Announcements />
      {!isFinished && (
        <>
          <OtherOutcomes isDisabled={!canEdit} />
          <Button
            keys={caps('noValue')}
            disabled={!canEdit}
            onClick={noValueHere}
            className="max-md:px-2.5"
          >
            <span>
              No value<span className="max-md:sr-only"> here</span>
            </span>
          </Button>
        </>
      )}
      <Button
        variant="primary"
        keys={caps('done')}
        disabled={sheet === null || (!canEdit && !isFinished)}
        onClick={done}
      >
        <span>
          {isFinished ? (isOfTry ? 'What was expected' : 'Next open snippet') : 'Done'}
          {!isFinished && !isOfTry && <span className="max-md:sr-only">, next snippet</span>}
        </span>
      </Button>
    </footer>
  );
}

/** The outcomes that are needed now and then. */
function OtherOutcomes({ isDisabled }: { readonly isDisabled: boolean }) {
  const { finish, showDialog } = useActions();
  const [isOpen, setOpen] = useState(false);
  const isFlagged = useAnnotate((state) => currentSheet(state)?.ledger.shown.flag.on ?? false);
  return (
    <Popover
      title="Other outcomes"
      side="top"
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label="Other outcomes" disabled={isDisabled} className="px-2.5">
          <Ellipsis aria-hidden size={16} />
        </Button>
      }
    >
      <div className="grid gap-1">
        <OutcomeButton
          title="Undecided"
          hint={
            isFlagged
              ? 'Finish; the meeting decides.'
              : 'Needs the NOT CLEAR flag and a reason first.'
          }
          onClick={() => {
            setOpen(false);
            if (isFlagged) finish('undecided');
            else showDialog('flag');
          }}
        />
        <OutcomeButton
          title="Unreadable"
          hint="The text is damaged; say how in the note to the lead."
          onClick={() => {
            setOpen(false);
            finish('unreadable');
          }}
        />
      </div>
    </Popover>
  );
}

function OutcomeButton({
  title,
  hint,
  onClick,
}: {
  readonly title: string;
  readonly hint: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-lg px-2.5 py-1.5 text-left hover:bg-sunk"
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-xs text-ink-3">{hint}</span>
    </button>
  );
}

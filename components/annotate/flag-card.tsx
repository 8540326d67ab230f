'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { Field, Textarea } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { useActions, useAnnotate } from './annotate-context';

/** NOT CLEAR for the whole snippet: a flag with a reason, which the meeting gets to see. */
export function FlagCard({ sheet }: { readonly sheet: AssignmentSheet }) {
  const { showDialog, setFlag } = useActions();
  const caps = useKeyCaps();
  const isWriting = useAnnotate((state) => state.dialog === 'flag');
  const { flag } = sheet.ledger.shown;
  const canEdit = reasonNotToEdit(sheet) === null;
  if (isWriting && canEdit)
    return <FlagForm reason={flag.reason ?? ''} common={sheet.context.scheme.reasons} />;
  if (flag.on) {
    return (
      <Card className="grid gap-2 border-warn/50 bg-warn-soft">
        <span>
          <Chip tone="warn">NOT CLEAR</Chip>
        </span>
        <p className="break-words">{flag.reason}</p>
        {canEdit && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" keys={caps('flag')} onClick={() => showDialog('flag')}>
              Change
            </Button>
            <Button size="small" variant="quiet" onClick={() => setFlag(null)}>
              Take away
            </Button>
          </div>
        )}
      </Card>
    );
  }
  return (
    <button
      type="button"
      disabled={!canEdit}
      onClick={() => showDialog('flag')}
      className="grid gap-1 rounded-xl border border-line bg-panel p-3 text-left enabled:hover:border-line-strong disabled:cursor-not-allowed"
    >
      <span className="flex items-center justify-between gap-2">
        Mark snippet NOT CLEAR
        <span aria-hidden>
          {caps('flag').map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </span>
      </span>
      <span className="text-xs text-ink-3">Goes to the meeting with your reason.</span>
    </button>
  );
}

function FlagForm({
  reason: initial,
  common,
}: {
  readonly reason: string;
  /** Reasons that the scheme offers. */
  readonly common: readonly string[];
}) {
  const { showDialog, setFlag } = useActions();
  const [reason, setReason] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';

  function submit(): void {
    setTried(true);
    if (!isMissing && setFlag(reason.trim())) showDialog(null);
  }

  return (
    <form
      aria-label="Mark snippet NOT CLEAR"
      className="grid gap-2.5 rounded-xl border border-warn/60 bg-panel p-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        showDialog(null);
      }}
    >
      <Field
        label="What is not clear?"
        error={hasTried && isMissing ? 'Say what is not clear, for the meeting.' : undefined}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            autoFocus
            required={false}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.stopPropagation();
              submit();
            }}
          />
        )}
      </Field>
      <div role="group" aria-label="Common reasons" className="flex flex-wrap gap-1.5">
        {common
          .filter((each) => each !== 'other')
          .map((each) => (
            <button
              key={each}
              type="button"
              onClick={() => setReason(reason.trim() === '' ? each : `${reason.trim()}, ${each}`)}
              className="min-h-6 rounded-full border border-line-strong px-2 text-xs hover:bg-sunk"
            >
              {each}
            </button>
          ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" onClick={() => showDialog(null)}>
          Cancel
        </Button>
        <Button size="small" variant="primary" keys={['↵']} type="submit">
          Mark NOT CLEAR
        </Button>
      </div>
    </form>
  );
}

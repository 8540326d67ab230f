'use client';

import { useState } from 'react';
import { Textarea } from '@/components/ui/field';
import { reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { useActions } from './annotate-context';
import { fieldIds } from './field-ids';

/** The note on the snippet. It is kept when the field is left, by whatever way. */
export function SnippetNote({ sheet }: { readonly sheet: AssignmentSheet }) {
  const { setNote } = useActions();
  const stored = sheet.ledger.shown.note ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const key = useKeyCaps()('note').join(' ');
  const isLocked = reasonNotToEdit(sheet) !== null;
  return (
    <Textarea
      id={fieldIds.snippetNote}
      aria-label="Note to the lead"
      placeholder={key === '' ? 'Add a note' : `Add a note (${key})`}
      rows={2}
      className="field-sizing-content min-h-14"
      disabled={isLocked}
      value={draft ?? stored}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft !== null) setNote(draft);
        setDraft(null);
      }}
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !isDone) return;
        // A drawer around it closes with the same key.
        if (event.currentTarget.closest('[data-drawer]') === null) event.stopPropagation();
        event.currentTarget.blur();
      }}
    />
  );
}

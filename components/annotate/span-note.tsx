'use client';

import { Input } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { useActions } from './annotate-context';
import { fieldIds } from './field-ids';

/**
 * The note on the open span. Enter leaves the field: a new selection then waits for its label, an
 * annotation is kept.
 */
export function SpanNote({ note, isNew }: { readonly note: string; readonly isNew: boolean }) {
  const { setSpanNote, keep } = useActions();
  const caps = useKeyCaps();
  return (
    <div className="relative">
      <Input
        id={fieldIds.spanNote}
        aria-label="Note on this value"
        placeholder="Note on this value"
        value={note}
        autoComplete="off"
        className="pr-10"
        onChange={(event) => setSpanNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter' && !isNew) keep();
          else event.currentTarget.closest<HTMLElement>('[data-label-dialog]')?.focus();
        }}
      />
      <span aria-hidden className="pointer-events-none absolute top-2 right-2.5">
        {caps('note').map((cap) => (
          <Kbd key={cap}>{cap}</Kbd>
        ))}
      </span>
    </div>
  );
}

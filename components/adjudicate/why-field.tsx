'use client';

import { X } from 'lucide-react';
import { useModifierKey } from '@/components/workspace/use-modifier-key';
import { Section } from '@/components/ui/card';
import { Textarea } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { currentChoice, currentSubject, isBeingRecorded } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate, type ShownCase } from './adjudicate-context';
import { fieldIds } from './field-ids';

/** The reason in words, which every decision needs, and the clause that it rests on. */
export function WhyField({
  sheet,
  isConfirmation,
}: {
  readonly sheet: ShownCase;
  /** The gold is confirmed as it is, and nothing else is chosen. */
  readonly isConfirmation: boolean;
}) {
  const { setReason, setClause } = useActions();
  const { reason, clause } = useAdjudicate(currentChoice);
  const modifier = useModifierKey();
  const isLocked = useAdjudicate((state) =>
    isBeingRecorded(state, sheet.id, currentSubject(state)),
  );
  const cited = sheet.clauses.find(({ number }) => number === clause);
  return (
    <Section
      title={isConfirmation ? 'Why the gold holds' : 'Why'}
      aside={
        <span aria-hidden className="inline-flex items-center gap-1 max-md:hidden">
          <Kbd>{modifier}</Kbd>
          <Kbd>↵</Kbd> records
        </span>
      }
    >
      {isConfirmation && (
        <p className="text-ink-2">
          Recording confirms the gold of the whole case as it stands in the lane.
        </p>
      )}
      <Textarea
        id={fieldIds.why}
        aria-label="Why"
        placeholder="One sentence, kept with the decision"
        rows={2}
        maxLength={10_000}
        className="field-sizing-content max-h-60 min-h-14"
        value={reason}
        readOnly={isLocked}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          document.getElementById(fieldIds.case)?.focus();
        }}
      />
      {clause !== null && (
        <p className="flex items-start justify-between gap-2 rounded-lg bg-accent-soft py-1 pr-1 pl-3 text-[0.8125rem]">
          <span className="py-1">
            Cites <b>{clause}</b> {cited?.title}
          </span>
          <button
            type="button"
            aria-label={`Do not cite ${clause}`}
            onClick={() => setClause(null)}
            className="grid size-7 shrink-0 place-items-center rounded-md hover:bg-panel"
          >
            <X aria-hidden size={14} />
          </button>
        </p>
      )}
    </Section>
  );
}

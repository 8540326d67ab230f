'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import type { Failure } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Choice, Field, Input } from '@/components/ui/field';

const commonReasons = ['unreadable text', 'duplicate', 'not open access'] as const;

/** Asks why snippets are excluded, and says what becomes of their readings. */
export function ExcludeDialog({
  count,
  read,
  isPending,
  failure,
  onClose,
  onExclude,
}: {
  readonly count: number;
  /** How many of them somebody has read. */
  readonly read: number;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onClose: () => void;
  readonly onExclude: (reason: string) => void;
}) {
  // Nothing is chosen in advance: the reason is the lead's.
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const reason = chosen === '' ? words.trim() : (chosen ?? '');
  return (
    <FormDialog
      title={`Exclude ${countOf(count, 'snippet')}?`}
      description={
        read === 0
          ? 'Nobody is asked about them any more, and no export holds them. They can be restored.'
          : `Nobody is asked about them any more, and no export holds them. ${countOf(read, 'snippet')} of these ${read === 1 ? 'has' : 'have'} been read; that work is kept, and counts again when they are restored.`
      }
      words="Exclude"
      pendingWords="Excluding …"
      isPending={isPending}
      onSubmit={() => onExclude(reason)}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} />}
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 text-[0.8125rem] font-semibold">Why</legend>
        {[...commonReasons, ''].map((each) => (
          <Choice
            key={each}
            type="radio"
            name="reason"
            required
            label={each === '' ? 'another reason' : each}
            checked={chosen === each}
            onChange={() => setChosen(each)}
          />
        ))}
      </fieldset>
      {chosen === '' && (
        <Field label="The reason" hint="It stands beside the snippet, and in the log.">
          {(wiring) => (
            <Input
              {...wiring}
              required
              maxLength={500}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { FormDialog } from '@/components/forms/form-dialog';
import type { Failure } from '@/components/forms/use-action';
import { usePreview } from '@/components/forms/use-preview';
import { countOf, formatCount } from '@/components/shell/number-words';
import { Choice, Field, Input, Select } from '@/components/ui/field';
import { Spinner } from '@/components/ui/waiting';
import { previewBulkChange } from '@/lib/actions/snippets';
import type { BulkPreview } from '@/lib/data/snippets/bulk-change';
import type { BulkChange, BulkKind, Selection } from '@/lib/domain/snippets/bulk-act';
import { maxFieldLengths } from '@/lib/domain/snippets/metadata-fields';

const commonReasons = ['unreadable text', 'duplicate', 'not open access'] as const;

const shapes: Readonly<Record<BulkKind, { title: string; words: string; about: string }>> = {
  exclude: {
    title: 'Exclude snippets',
    words: 'Exclude',
    about:
      'Nobody is asked about them any more, and no export holds them. What was read is kept, and counts again when they are restored.',
  },
  restore: {
    title: 'Restore snippets',
    words: 'Restore',
    about: 'They are asked about and exported again, with all that was read of them.',
  },
  setMaterial: {
    title: 'Set the material',
    words: 'Set material',
    about:
      'The question names it, and every occurrence in the text is lit. Snippets that somebody was asked to read keep theirs.',
  },
  moveToRound: {
    title: 'Move to another round',
    words: 'Move',
    about: 'Only snippets that nobody was asked to read move.',
  },
};

/** Asks what is to be done to the chosen snippets, and says of how many it will be true. */
export function BulkDialog({
  kind,
  projectId,
  selection,
  rounds,
  materials,
  isPending,
  failure,
  onMake,
  onClose,
}: {
  readonly kind: BulkKind;
  readonly projectId: string;
  readonly selection: Selection;
  readonly rounds: readonly string[];
  readonly materials: readonly string[];
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onMake: (change: BulkChange, expected: number) => void;
  readonly onClose: () => void;
}) {
  const [change, setChange] = useState<BulkChange | null>(
    kind === 'restore' ? { kind: 'restore' } : null,
  );
  const { preview, isOld } = usePreview(
    previewBulkChange,
    // What it would do to how many does not hang on the reason in words.
    kind === 'exclude'
      ? { projectId, selection, change: { kind, reason: '-' } }
      : change && { projectId, selection, change },
  );
  const shown = preview.kind === 'shown' && !isOld ? preview.data : null;
  const { title, words, about } = shapes[kind];
  return (
    <FormDialog
      title={title}
      description={about}
      words={shown === null ? words : `${words} ${formatCount(shown.changes)}`}
      pendingWords="One moment …"
      isPending={isPending}
      isBlocked={change === null || shown === null || shown.changes === 0}
      onSubmit={() => {
        if (change !== null && shown !== null) onMake(change, shown.changes);
      }}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} />}
      {kind === 'exclude' && <ReasonFields onChange={setChange} />}
      {kind === 'setMaterial' && <MaterialFields materials={materials} onChange={setChange} />}
      {kind === 'moveToRound' && <RoundField rounds={rounds} onChange={setChange} />}
      {preview.kind === 'failed' && <FailureNotice failure={preview.failure} />}
      <p aria-live="polite" className="min-h-6 text-ink-2">
        {shown !== null
          ? previewWords(shown)
          : (kind === 'exclude' || change !== null) &&
            preview.kind !== 'failed' && <Spinner label="Counting" />}
      </p>
    </FormDialog>
  );
}

function previewWords({ chosen, changes, same, held }: BulkPreview): string {
  const parts = [
    `${countOf(changes, 'snippet')} of ${formatCount(chosen)} ${changes === 1 ? 'changes' : 'change'}`,
    ...(same > 0 ? [`${formatCount(same)} ${same === 1 ? 'is' : 'are'} so already`] : []),
    ...(held > 0
      ? [
          `${formatCount(held)} ${held === 1 ? 'stays' : 'stay'}, because somebody was asked to read`,
        ]
      : []),
  ];
  return `${parts.join('; ')}.`;
}

type Fields = { readonly onChange: (change: BulkChange | null) => void };

function ReasonFields({ onChange }: Fields) {
  // Nothing is chosen in advance: the reason is the lead's.
  const [chosen, setChosen] = useState<string | null>(null);
  const change = (reason: string) => {
    const said = reason.trim();
    onChange(said === '' ? null : { kind: 'exclude', reason: said });
  };
  return (
    <>
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
            onChange={() => {
              setChosen(each);
              change(each);
            }}
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
              onChange={(event) => change(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}

function MaterialFields({
  materials,
  onChange,
}: Fields & { readonly materials: readonly string[] }) {
  const [isTaken, setIsTaken] = useState(false);
  const [words, setWords] = useState('');
  const change = (material: string, takesAway: boolean) => {
    const said = takesAway ? null : material.trim();
    onChange(said === '' ? null : { kind: 'setMaterial', material: said });
  };
  return (
    <>
      <Field label="Material">
        {(wiring) => (
          <>
            <Input
              {...wiring}
              list={`${wiring.id}-materials`}
              maxLength={maxFieldLengths.material}
              autoComplete="off"
              disabled={isTaken}
              value={words}
              onChange={(event) => {
                setWords(event.currentTarget.value);
                change(event.currentTarget.value, false);
              }}
            />
            <datalist id={`${wiring.id}-materials`}>
              {materials.map((material) => (
                <option key={material} value={material} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Choice
        label="No material"
        checked={isTaken}
        onChange={(event) => {
          setIsTaken(event.currentTarget.checked);
          change(words, event.currentTarget.checked);
        }}
      />
    </>
  );
}

function RoundField({ rounds, onChange }: Fields & { readonly rounds: readonly string[] }) {
  return (
    <Field label="Round">
      {(wiring) => (
        <Select
          {...wiring}
          required
          defaultValue=""
          onChange={(event) => onChange({ kind: 'moveToRound', round: event.currentTarget.value })}
        >
          <option value="" disabled>
            Choose a round
          </option>
          {rounds.map((round) => (
            <option key={round}>{round}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

'use client';

import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Choice, Field } from '@/components/ui/field';
import type { AttributeDefinition, Label } from '@/lib/domain/label-scheme/scheme';
import { LinesInput } from './lines-input';
import { NameField } from './name-field';

/** One attribute of the scheme that is being edited. */
export function AttributeCard({
  attribute: { name, values, labels },
  isNew,
  spans,
  isOffered,
  isTaken,
  allLabels,
  onChange,
  onRemove,
}: {
  readonly attribute: AttributeDefinition;
  /** Not in the version that is published: its name can still be chosen. */
  readonly isNew: boolean;
  /** Spans on which it is set. */
  readonly spans: number;
  /** Readings that were begun can still use it. */
  readonly isOffered: boolean;
  /** Whether another attribute has this name. */
  readonly isTaken: (name: string) => boolean;
  readonly allLabels: readonly Label[];
  readonly onChange: (change: Partial<AttributeDefinition>) => void;
  readonly onRemove: () => void;
}) {
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line bg-panel p-4 [&>*]:min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</strong>
        <span className="text-xs text-ink-3">
          {isNew ? 'new' : spans === 0 ? 'set on no span' : `set on ${countOf(spans, 'span')}`}
        </span>
        {(isNew || (spans === 0 && !isOffered)) && (
          <Button
            size="small"
            variant="danger"
            className="ml-auto"
            aria-label={`Delete ${name}`}
            onClick={onRemove}
          >
            Delete
          </Button>
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NameField
          label="Name in brat’s files"
          name={name}
          isNew={isNew}
          isTaken={isTaken}
          onName={(chosen) => onChange({ name: chosen })}
        />
        <Field label="Values" hint="One a line; none for a mark that is set or not.">
          {(wiring) => (
            <LinesInput
              {...wiring}
              rows={3}
              lines={values}
              onLines={(lines) => onChange({ values: lines })}
            />
          )}
        </Field>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-[0.8125rem] font-semibold">
          On spans with{' '}
          <span className="font-normal text-ink-3">(none ticked: with any label)</span>
        </legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {allLabels.map((label) => (
            <Choice
              key={label.name}
              label={label.title === '' ? label.name : label.title}
              checked={labels.includes(label.name)}
              onChange={(event) =>
                onChange({
                  labels: event.currentTarget.checked
                    ? [...labels, label.name]
                    : labels.filter((each) => each !== label.name),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { Field, Input, Select, Textarea } from '@/components/ui/field';
import { notClearLabel, type Label } from '@/lib/domain/label-scheme/scheme';
import { NameField } from './name-field';
import { QuantityFields } from './quantity-fields';
import { RetirementFields } from './retirement-fields';

/** A label as its card edits it. */
export type LabelEditing = {
  readonly label: Label;
  /** Not in the version that is published: its brat name can still be chosen. */
  readonly isNew: boolean;
  /** Spans that have it. */
  readonly spans: number;
  /** Readings that were begun can still use it. */
  readonly isOffered: boolean;
  /** Keys that it can have. */
  readonly keys: readonly string[];
  /** Labels that it can be mapped to. */
  readonly targets: readonly Label[];
  /** Whether another label has this brat name. */
  readonly isTaken: (name: string) => boolean;
  readonly onChange: (change: Partial<Label>) => void;
  readonly onRename: (name: string) => void;
  readonly onRetitle: (title: string) => void;
  readonly onRetire: (retired: boolean) => void;
  readonly onRemove: () => void;
};

/** All that can be said of one label. */
export function LabelFields({
  label,
  words,
  isNew,
  spans,
  isOffered,
  keys,
  targets,
  isTaken,
  onChange,
  onRename,
  onRetitle,
  onRetire,
  onRemove,
}: LabelEditing & {
  /** Its title as it is called on the screen. */
  readonly words: string;
}) {
  const { name, title, key, color, description, quantity } = label;
  const isNotClear = name === notClearLabel;
  return (
    <div className="grid gap-4 border-t border-line p-4 [&>*]:min-w-0">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_5rem]">
        <Field label="Title">
          {(wiring) => (
            <Input
              {...wiring}
              value={title}
              maxLength={100}
              required
              onChange={(event) => onRetitle(event.currentTarget.value)}
            />
          )}
        </Field>
        <KeyField own={key} keys={keys} onKey={(next) => onChange({ key: next })} />
        <Field label="Colour">
          {(wiring) => (
            <Input
              {...wiring}
              type="color"
              className="h-9 p-1"
              value={color}
              onChange={(event) => onChange({ color: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Field label="What it means" hint="Annotators see it when they point at the label.">
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={1_000}
            value={description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        )}
      </Field>
      <NameField
        label="Name in brat’s files"
        name={name}
        isNew={isNew}
        isTaken={isTaken}
        onName={onRename}
      />
      {!isNotClear && (
        <QuantityFields quantity={quantity} onChange={(next) => onChange({ quantity: next })} />
      )}
      {!isNew && (
        <RetirementFields
          label={label}
          targets={isNotClear ? [] : targets}
          onRetire={onRetire}
          onMap={(mappedTo) => onChange({ mappedTo })}
        />
      )}
      {!isNotClear && (isNew || (spans === 0 && !isOffered)) && (
        <div>
          <Button size="small" variant="danger" onClick={onRemove}>
            Delete<span className="sr-only"> {words}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

function KeyField({
  own,
  keys,
  onKey,
}: {
  readonly own: string | null;
  readonly keys: readonly string[];
  readonly onKey: (key: string | null) => void;
}) {
  const offered = [...new Set([...(own === null ? [] : [own]), ...keys])].sort();
  return (
    <Field label="Key">
      {(wiring) => (
        <Select
          {...wiring}
          value={own ?? ''}
          onChange={(event) =>
            onKey(event.currentTarget.value === '' ? null : event.currentTarget.value)
          }
        >
          <option value="">none</option>
          {offered.map((key) => (
            <option key={key} value={key}>
              {key.toUpperCase()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

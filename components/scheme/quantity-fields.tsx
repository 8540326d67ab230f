'use client';

import { useState } from 'react';
import { Field, Input } from '@/components/ui/field';
import type { Quantity } from '@/lib/domain/label-scheme/scheme';
import { readBound } from '@/lib/domain/quantities/bounds';

/** Whether a label’s spans are numbers: their unit, and between which bounds they are expected. */
export function QuantityFields({
  quantity,
  onChange,
}: {
  readonly quantity: Quantity | null;
  readonly onChange: (quantity: Quantity | null) => void;
}) {
  // A unit that is typed anew is empty for a moment; its bounds wait for it.
  const [bounds, setBounds] = useState<Pick<Quantity, 'minimum' | 'maximum'>>({});
  return (
    <fieldset className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <legend className="sr-only">Numbers</legend>
      <Field label="Unit" hint="Empty when its spans are no numbers." className="max-sm:col-span-2">
        {(wiring) => (
          <Input
            {...wiring}
            value={quantity?.unit ?? ''}
            maxLength={40}
            onChange={(event) => {
              const unit = event.currentTarget.value;
              if (unit.trim() !== '') onChange({ ...bounds, ...quantity, unit });
              else {
                if (quantity !== null) setBounds({ ...quantity });
                onChange(null);
              }
            }}
          />
        )}
      </Field>
      {quantity !== null && (
        <>
          <BoundField
            label="Least expected"
            hint="A value below is asked about."
            bound={quantity.minimum}
            onBound={(minimum) => onChange({ ...quantity, minimum })}
          />
          <BoundField
            label="Most expected"
            hint="A value above is asked about."
            bound={quantity.maximum}
            onBound={(maximum) => onChange({ ...quantity, maximum })}
          />
        </>
      )}
    </fieldset>
  );
}

/** A plain decimal or nothing. What is typed stays as typed until the field is left. */
function BoundField({
  label,
  hint,
  bound,
  onBound,
}: {
  readonly label: string;
  readonly hint: string;
  readonly bound: string | undefined;
  readonly onBound: (bound: string | undefined) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = typed === null || readBound(typed) !== null;
  return (
    <Field label={label} hint={hint} error={isNumber ? null : 'Not a number such as 0.5.'}>
      {(wiring) => (
        <Input
          {...wiring}
          inputMode="decimal"
          value={typed ?? bound ?? ''}
          maxLength={40}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            const next = readBound(text);
            // What is no number yet, or no more, is no bound: the start of it least of all.
            onBound(next === null || next === '' ? undefined : next);
          }}
          onBlur={() => {
            if (isNumber) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

'use client';

import { Choice, Field, Select } from '@/components/ui/field';
import type { Label } from '@/lib/domain/label-scheme/scheme';

/** Whether a published label is retired, and what its spans are in gold then. */
export function RetirementFields({
  label: { retired, mappedTo, title },
  targets,
  onRetire,
  onMap,
}: {
  readonly label: Label;
  /** The labels that it can be mapped to; none for one that is never gold. */
  readonly targets: readonly Label[];
  readonly onRetire: (retired: boolean) => void;
  readonly onMap: (name: string | undefined) => void;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Choice
        label="Retired"
        hint="It stays on the spans that have it, and is put on no other."
        checked={retired}
        onChange={(event) => onRetire(event.currentTarget.checked)}
      />
      {retired && targets.length > 0 && (
        <Field
          label="In gold it counts as"
          hint="Readings keep what was marked; agreement is measured on that."
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={mappedTo ?? ''}
              onChange={(event) =>
                onMap(event.currentTarget.value === '' ? undefined : event.currentTarget.value)
              }
            >
              <option value="">{title}, as marked</option>
              {targets.map((target) => (
                <option key={target.name} value={target.name}>
                  {target.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

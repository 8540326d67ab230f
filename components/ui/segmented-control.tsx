'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';

/** One of a few, always exactly one; arrow keys move. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      className="inline-flex rounded-lg border border-line-strong bg-sunk p-0.5"
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          className="inline-flex min-h-7 items-center rounded-md border border-transparent px-3 text-[0.8125rem] font-semibold text-ink-2 data-pressed:border-accent data-pressed:bg-panel data-pressed:text-accent"
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}

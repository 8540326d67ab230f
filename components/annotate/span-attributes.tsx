'use client';

import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import type { AttributeDefinition } from '@/lib/domain/label-scheme/scheme';
import type { Attributes } from '@/lib/domain/spans/fragment';
import { useActions } from './annotate-context';
import { fieldIds } from './field-ids';

/** Above this a choice is a list to open: the dialog stays small. */
const mostButtons = 5;

/** The attributes that the span may have: flags to press, choices of which one or none holds. */
export function SpanAttributes({
  definitions,
  attributes,
}: {
  readonly definitions: readonly AttributeDefinition[];
  readonly attributes: Attributes;
}) {
  const caps = useKeyCaps();
  if (definitions.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Attributes"
      className="flex flex-wrap items-center gap-1.5 border-t border-line px-1 pt-2 text-xs"
    >
      {definitions.map((definition, i) => (
        <Attribute
          key={definition.name}
          definition={definition}
          value={attributes[definition.name] ?? null}
          {...(i === 0 && { id: fieldIds.attributes })}
        />
      ))}
      <span aria-hidden className="ml-auto">
        {caps('attributes').map((cap) => (
          <Kbd key={cap}>{cap}</Kbd>
        ))}
      </span>
    </div>
  );
}

type Value = string | true | null;

function Attribute({
  definition: { name, values },
  value,
  id,
}: {
  readonly definition: AttributeDefinition;
  readonly value: Value;
  readonly id?: string;
}) {
  const { setAttribute } = useActions();
  const set = (next: Value): void => setAttribute(name, next);
  const words = name.replaceAll('_', ' ');
  if (values.length === 0) {
    return (
      <Toggle id={id} isOn={value !== null} onToggle={() => set(value === null ? true : null)}>
        {words}
      </Toggle>
    );
  }
  if (values.length > mostButtons) {
    return <Choice id={id} words={words} values={values} value={value} onChange={set} />;
  }
  return (
    <span role="group" aria-label={words} className="flex flex-wrap items-center gap-1">
      <span aria-hidden className="text-ink-2">
        {words}
      </span>
      {values.map((each, i) => (
        <Toggle
          key={each}
          id={i === 0 ? id : undefined}
          isOn={value === each}
          onToggle={() => set(value === each ? null : each)}
        >
          {each.replaceAll('_', ' ')}
        </Toggle>
      ))}
    </span>
  );
}

function Toggle({
  id,
  isOn,
  onToggle,
  children,
}: {
  readonly id: string | undefined;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: string;
}) {
  return (
    <button
      id={id}
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classNames(
        'inline-flex min-h-6 items-center rounded-md border px-1.5 font-semibold',
        isOn ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong hover:bg-sunk',
      )}
    >
      {isOn && <span aria-hidden>✓&nbsp;</span>}
      {children}
    </button>
  );
}

function Choice({
  id,
  words,
  values,
  value,
  onChange,
}: {
  readonly id: string | undefined;
  readonly words: string;
  readonly values: readonly string[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <label className="flex items-center gap-1.5 text-ink-2">
      {words}
      <select
        id={id}
        value={value === true ? '' : (value ?? '')}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          event.currentTarget.closest<HTMLElement>('[data-label-dialog]')?.focus();
        }}
        className="min-h-6 rounded-md border border-line-strong bg-panel px-1 text-ink"
      >
        <option value="">none</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}

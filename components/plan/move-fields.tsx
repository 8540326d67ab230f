'use client';

import { countOf } from '@/components/shell/number-words';
import { Choice, Field, Select } from '@/components/ui/field';
import { takersOf, type MoveDraft, type MovePerson } from './move-draft';

/** Whose work goes to whom; every change shows in the preview. */
export function MoveFields({
  draft,
  people,
  rounds,
  onChange,
}: {
  readonly draft: MoveDraft;
  readonly people: readonly MovePerson[];
  /** Names of the rounds. */
  readonly rounds: readonly string[];
  readonly onChange: (change: Partial<MoveDraft>) => void;
}) {
  const { from, to, round, takesBegun } = draft;
  const takers = new Set(takersOf(people, from));
  return (
    <div className="grid gap-5 rounded-xl border border-line bg-panel p-5">
      <Field label="What is moved">
        {(wiring) => (
          <Select
            {...wiring}
            value={from ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value === '' ? null : event.currentTarget.value;
              onChange({ from: chosen, to: takersOf(people, chosen) });
            }}
          >
            {people
              .filter(({ open, email }) => open > 0 || email === from)
              .map(({ email, name, open, isFormer }) => (
                <option key={email} value={email}>
                  {name}
                  {isFormer ? ' (former)' : ''}: {countOf(open, 'snippet')} to read
                </option>
              ))}
            <option value="">Nothing: one more reader for each snippet</option>
          </Select>
        )}
      </Field>
      {rounds.length > 1 && (
        <Field label="Round">
          {(wiring) => (
            <Select
              {...wiring}
              value={round}
              onChange={(event) => onChange({ round: event.currentTarget.value })}
            >
              <option value="">All rounds</option>
              {rounds.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {from !== null && (
        <Choice
          label="Also snippets that were begun"
          hint="What was marked in them is kept, and comes back if they do."
          checked={takesBegun}
          onChange={(event) => onChange({ takesBegun: event.currentTarget.checked })}
        />
      )}
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 text-[0.8125rem] font-semibold">Who takes it</legend>
        {people
          .filter(({ email }) => takers.has(email))
          .map(({ email, name, open }) => (
            <Choice
              key={email}
              label={<span className="[overflow-wrap:anywhere]">{name}</span>}
              hint={`${countOf(open, 'snippet')} to read`}
              checked={to.includes(email)}
              onChange={(event) =>
                onChange({
                  to: event.currentTarget.checked
                    ? [...to, email]
                    : to.filter((other) => other !== email),
                })
              }
            />
          ))}
        {takers.size === 0 && (
          <p className="text-ink-2">Nobody else annotates here. Add a member first.</p>
        )}
      </fieldset>
      {takers.size > 0 && to.length === 0 && (
        <p role="alert" className="font-medium text-bad">
          Choose who takes the snippets.
        </p>
      )}
    </div>
  );
}

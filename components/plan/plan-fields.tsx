'use client';

import { countOf } from '@/components/shell/number-words';
import { Choice, Field, Input, Select } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { stratumNames } from '@/lib/domain/plan/strata';
import { faultOf, readersOf, type PlanDraft, type PlanPerson, type PlanRound } from './plan-draft';

const methodHints = {
  ring: 'Neighbours in a circle share snippets: few pairs, many snippets each.',
  complete: 'Every pair shares snippets: all can be compared, with fewer each.',
  byHand: 'You say which two read together, and how much of it.',
} as const;

/** What a plan is made from; every change shows in the preview. */
export function PlanFields({
  draft,
  rounds,
  people,
  onChange,
}: {
  readonly draft: PlanDraft;
  readonly rounds: readonly PlanRound[];
  readonly people: readonly PlanPerson[];
  readonly onChange: (change: Partial<PlanDraft>) => void;
}) {
  const fault = faultOf(draft);
  return (
    <div className="grid gap-5 rounded-xl border border-line bg-panel p-5">
      <Field label="Round">
        {(wiring) => (
          <Select
            {...wiring}
            value={draft.round}
            onChange={(event) => onChange({ round: event.currentTarget.value })}
          >
            {rounds.map(({ name, unassigned }) => (
              <option key={name} value={name}>
                {name}: {countOf(unassigned, 'snippet')} to plan
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 text-[0.8125rem] font-semibold">Annotators</legend>
        {people.map(({ email, name, isAwaited }) => (
          <Choice
            key={email}
            label={<span className="[overflow-wrap:anywhere]">{name}</span>}
            hint={
              <span className="[overflow-wrap:anywhere]">
                {email}
                {isAwaited && <span className="block text-warn">invited, no password yet</span>}
              </span>
            }
            checked={draft.annotators.includes(email)}
            onChange={(event) =>
              onChange({
                annotators: event.currentTarget.checked
                  ? [...draft.annotators, email]
                  : draft.annotators.filter((other) => other !== email),
              })
            }
          />
        ))}
      </fieldset>
      <div className="grid justify-items-start gap-1.5">
        <span className="text-[0.8125rem] font-semibold">Who reads together</span>
        <SegmentedControl
          label="Who reads together"
          value={draft.method}
          onChange={(method) => onChange({ method })}
          options={[
            { value: 'ring', label: 'Ring' },
            { value: 'complete', label: 'Complete' },
            { value: 'byHand', label: 'By hand' },
          ]}
        />
        <p className="text-xs text-ink-3">{methodHints[draft.method]}</p>
      </div>
      {draft.method !== 'byHand' && (
        <Field label="Readers of each snippet" hint="Two is double annotation.">
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={1}
              max={20}
              className="max-w-24"
              value={Number.isNaN(draft.overlap) ? '' : draft.overlap}
              onChange={(event) => onChange({ overlap: event.currentTarget.valueAsNumber })}
            />
          )}
        </Field>
      )}
      {readersOf(draft) > 1 && (
        <Field
          label="For how many per cent of the snippets"
          hint="100: all of them. With 10, one reader each reads the other nine tenths."
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={1}
              max={100}
              className="max-w-24"
              value={Number.isNaN(draft.share) ? '' : draft.share}
              onChange={(event) => onChange({ share: event.currentTarget.valueAsNumber })}
            />
          )}
        </Field>
      )}
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 text-[0.8125rem] font-semibold">Spread evenly over folders</legend>
        {stratumNames.map((name) => (
          <Choice
            key={name}
            label={name === 'material' ? 'Material' : 'Publisher'}
            checked={draft.strata.includes(name)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onChange({
                strata: stratumNames.filter((other) =>
                  other === name ? isOn : draft.strata.includes(other),
                ),
              });
            }}
          />
        ))}
      </fieldset>
      <Field
        label="Seed"
        hint="The same seed over the same snippets and people gives the same plan."
      >
        {(wiring) => (
          <Input
            {...wiring}
            className="max-w-40"
            maxLength={200}
            value={draft.seed}
            onChange={(event) => onChange({ seed: event.currentTarget.value })}
          />
        )}
      </Field>
      {fault !== null && (
        <p role="alert" className="font-medium text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { usePreview } from '@/components/forms/use-preview';
import { countOf, formatCount } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Choice, Field, Input, Select } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { makeRound, previewNewRound } from '@/lib/actions/plans';
import type { RoundPreview } from '@/lib/data/plans/create-round';
import { stratumNames, type StratumName } from '@/lib/domain/plan/strata';

export type SourceRound = { readonly name: string; readonly unassigned: number };

/** Draws a pilot or a batch out of what is not assigned yet. */
export function NewRoundButton({
  projectId,
  sources,
}: {
  readonly projectId: string;
  /** Rounds with something to draw. */
  readonly sources: readonly SourceRound[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = sources;
  if (first === undefined) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Draw a round
      </Button>
      {isOpen && (
        <NewRoundDialog
          projectId={projectId}
          sources={sources}
          first={first}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function NewRoundDialog({
  projectId,
  sources,
  first,
  onClose,
}: {
  readonly projectId: string;
  readonly sources: readonly SourceRound[];
  readonly first: SourceRound;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const [name, setName] = useState('Pilot');
  const [from, setFrom] = useState(first.name);
  const [count, setCount] = useState(Math.min(20, first.unassigned));
  const [strata, setStrata] = useState<readonly StratumName[]>(['material']);
  const [seed, setSeed] = useState('1');
  const isReady = Number.isInteger(count) && count > 0 && seed.trim() !== '';
  const body = { projectId, from, count, strata: [...strata], seed };
  const { preview, isOld } = usePreview(previewNewRound, isReady ? body : null);
  const { run, isPending, failure, errorAt } = useAction(makeRound);

  const send = async () => {
    const result = await run({ ...body, name });
    if (!result.ok) return;
    router.refresh();
    onClose();
  };

  return (
    <FormDialog
      title="Draw a round"
      description="A part of the snippets that nobody reads yet becomes a round of its own, with its own plan: a pilot first, then batches."
      words="Make the round"
      pendingWords="Drawing …"
      isPending={isPending}
      isBlocked={isOld || preview.kind !== 'shown'}
      onSubmit={send}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} fields={['name', 'count', 'seed']} />}
      <Field label="Name" error={errorAt('name')}>
        {(wiring) => (
          <Input
            {...wiring}
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
        <Field label="Out of">
          {(wiring) => (
            <Select
              {...wiring}
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            >
              {sources.map((source) => (
                <option key={source.name} value={source.name}>
                  {source.name}: {formatCount(source.unassigned)} to plan
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Snippets" error={errorAt('count')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={1}
              required
              value={Number.isNaN(count) ? '' : count}
              onChange={(event) => setCount(event.currentTarget.valueAsNumber)}
            />
          )}
        </Field>
        <Field label="Seed" error={errorAt('seed')}>
          {(wiring) => (
            <Input
              {...wiring}
              required
              maxLength={200}
              value={seed}
              onChange={(event) => setSeed(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-2 text-[0.8125rem] font-semibold">As many of each</legend>
        {stratumNames.map((each) => (
          <Choice
            key={each}
            label={each === 'material' ? 'Material' : 'Publisher'}
            checked={strata.includes(each)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              setStrata(
                stratumNames.filter((other) => (other === each ? isOn : strata.includes(other))),
              );
            }}
          />
        ))}
      </fieldset>
      <div aria-busy={isOld}>
        {preview.kind === 'failed' && <FailureNotice failure={preview.failure} />}
        {preview.kind === 'shown' && <SampleTable preview={preview.data} asked={count} />}
      </div>
    </FormDialog>
  );
}

function SampleTable({
  preview: { byStratum, short, snippets, available },
  asked,
}: {
  readonly preview: RoundPreview;
  readonly asked: number;
}) {
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      {snippets < asked && (
        <Notice tone="warn">
          Only {countOf(available, 'snippet')} can be drawn; the others are assigned or excluded.
        </Notice>
      )}
      {short.map(({ values, missing }) => (
        <Notice key={values.join()} tone="warn">
          {wordsOf(values)}: {formatCount(missing)} fewer than an even share. Others take their
          place.
        </Notice>
      ))}
      <div className="max-h-52 overflow-y-auto">
        <Table caption="What would be drawn" isCaptionHidden>
          <thead>
            <tr>
              <HeadCell>Stratum</HeadCell>
              <HeadCell isNumber>Drawn</HeadCell>
              <HeadCell isNumber>Of</HeadCell>
            </tr>
          </thead>
          <tbody>
            {byStratum.map(({ values, taken, of }) => (
              <Row key={values.join()}>
                <Cell>{wordsOf(values)}</Cell>
                <Cell isNumber>{formatCount(taken)}</Cell>
                <Cell isNumber>{formatCount(of)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function wordsOf(values: readonly string[]): string {
  if (values.length === 0) return 'All';
  return values.map((value) => (value === '' ? 'not known' : value)).join(', ');
}

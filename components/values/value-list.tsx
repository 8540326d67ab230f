'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { casePath } from '@/components/shell/paths';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Field, Input } from '@/components/ui/field';
import { confirmGoldValues } from '@/lib/actions/values';
import { formatValues, splitValues } from './value-words';

export type ValueRow = {
  readonly id: string;
  readonly snippet: string;
  readonly material: string | null;
  /** As people read it. */
  readonly label: string;
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  readonly check: string;
  readonly proposed: readonly string[];
  /** Null where this person may not open it. */
  readonly caseId: string | null;
};

/**
 * Gold values at which a person must look, one after the other: Enter confirms one and goes to the
 * next. What is confirmed stays in the list until the page is left.
 */
export function ValueList({
  projectId,
  values,
}: {
  readonly projectId: string;
  readonly values: readonly ValueRow[];
}) {
  const list = useRef<HTMLOListElement>(null);
  const [rows] = useState(values);
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());
  const [ids, setIds] = useState(() => idsByPlace(values));
  const left = rows.length - confirmed.size;

  const takeNext = (row: ValueRow, words: string, still: readonly ValuePlace[]) => {
    setConfirmed((before) => new Map(before).set(placeOf(row), words));
    setIds(idsByPlace(still));
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const at = fields.findIndex((field) => field.dataset.place === placeOf(row));
    const next = fields[at + 1] ?? fields.find((field) => field.dataset.place !== placeOf(row));
    next?.focus();
    next?.select();
  };

  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-2 tabular-nums">
        {left === 0
          ? 'All of these are checked.'
          : `${countOf(left, 'value')} to check${confirmed.size > 0 ? `, ${confirmed.size} done` : ''}.`}
      </p>
      <ol ref={list} className="grid gap-3">
        {rows.map((row) => (
          <li key={placeOf(row)} className="rounded-xl border border-line bg-panel p-4">
            <ValueHead projectId={projectId} row={row} />
            <ValueContext row={row} />
            {confirmed.has(placeOf(row)) ? (
              <p className="mt-3 font-semibold text-ok">Confirmed: {confirmed.get(placeOf(row))}</p>
            ) : (
              <ValueForm
                projectId={projectId}
                row={row}
                id={ids.get(placeOf(row)) ?? row.id}
                onConfirmed={takeNext}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where a value stands: its id changes when gold is derived anew, this does not. */
type ValuePlace = Pick<ValueRow, 'id' | 'snippet' | 'before' | 'quote' | 'after'>;

function placeOf({ snippet, before, quote, after }: Omit<ValuePlace, 'id'>): string {
  return JSON.stringify([snippet, before, quote, after]);
}

function idsByPlace(values: readonly ValuePlace[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [placeOf(value), value.id]));
}

function ValueHead({ projectId, row }: { readonly projectId: string; readonly row: ValueRow }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
      {row.material !== null && <span className="font-semibold text-ink">{row.material}</span>}
      {row.caseId === null ? (
        <span className="break-all">{row.snippet}</span>
      ) : (
        <Link
          href={casePath(projectId, row.caseId)}
          prefetch={false}
          className="inline-flex min-h-6 items-center break-all underline-offset-2 hover:underline"
        >
          {row.snippet}
        </Link>
      )}
      <Chip>{row.label}</Chip>
    </div>
  );
}

function ValueContext({ row }: { readonly row: ValueRow }) {
  return (
    <p className="mt-2 font-read text-[1.0625rem] leading-relaxed [overflow-wrap:anywhere] text-ink-2">
      {row.before !== '' && '… '}
      {row.before}
      <mark className="rounded-sm bg-accent-soft px-0.5 font-semibold text-ink">{row.quote}</mark>
      {row.after}
      {row.after !== '' && ' …'}
    </p>
  );
}

function ValueForm({
  projectId,
  row,
  id,
  onConfirmed,
}: {
  readonly projectId: string;
  readonly row: ValueRow;
  /** The span's id as it is now. */
  readonly id: string;
  readonly onConfirmed: (row: ValueRow, words: string, still: readonly ValuePlace[]) => void;
}) {
  const { run, isPending, failure, clear } = useAction(confirmGoldValues);
  const [text, setText] = useState(formatValues(row.proposed));

  const send = async () => {
    const values = splitValues(text);
    const result = await run({ projectId, goldSpanId: id, values });
    if (result.ok) onConfirmed(row, formatValues(values), result.data);
  };

  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-md flex-1 basis-56 text-pretty">
          <span className="block text-xs font-semibold text-warn">Why to look</span>
          {row.check}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Reads as">
            {(wiring) => (
              <Input
                {...wiring}
                data-place={placeOf(row)}
                value={text}
                inputMode="decimal"
                autoComplete="off"
                placeholder="e.g. 1.55"
                className="w-40 font-semibold tabular-nums"
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  if (failure !== null) clear();
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" keys={['↵']} disabled={isPending}>
            {isPending ? 'Confirming …' : 'Confirm'}
          </Button>
        </div>
      </div>
    </form>
  );
}

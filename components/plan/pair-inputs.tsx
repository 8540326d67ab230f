'use client';

import { PairTable } from '@/components/heat-map/pair-matrix';
import { Input } from '@/components/ui/field';
import type { PairShare } from '@/lib/domain/plan/design';
import type { PlanPerson } from './plan-draft';

/** Who reads with whom, drawn by hand: a number for each pair that is to share snippets. */
export function PairInputs({
  people,
  pairs,
  onChange,
}: {
  /** Those who read, in the order of the matrix. */
  readonly people: readonly PlanPerson[];
  readonly pairs: readonly PairShare[];
  readonly onChange: (pairs: readonly PairShare[]) => void;
}) {
  const shareOf = (one: string, other: string) =>
    pairs.find(({ a, b }) => isPair(a, b, one, other))?.share ?? null;
  const set = (a: string, b: string, share: number) => {
    const others = pairs.filter((pair) => !isPair(pair.a, pair.b, a, b));
    onChange(Number.isNaN(share) || share === 0 ? others : [...others, { a, b, share }]);
  };
  return (
    <section className="grid gap-2 [&>*]:min-w-0">
      <h2 className="text-base font-semibold tracking-tight">Who reads with whom</h2>
      <p className="text-xs text-ink-2">
        A number for each pair that is to read snippets together; empty for none. The snippets are
        dealt in these proportions: 40 and 40 give each pair half.
      </p>
      <PairTable
        caption="Shares of the pairs"
        people={people.map(({ email, name }) => ({ key: email, name }))}
      >
        {(column, row) => (
          <td className="border-l border-line p-1.5 text-center">
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              max={100_000}
              aria-label={`${column.name} and ${row.name}`}
              className="w-20 text-center"
              value={shareOf(column.key, row.key) ?? ''}
              onChange={(event) => set(column.key, row.key, event.currentTarget.valueAsNumber)}
            />
          </td>
        )}
      </PairTable>
    </section>
  );
}

function isPair(a: string, b: string, one: string, other: string): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

'use client';

import { Table } from '@/components/ui/table';
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
    onChange(Number.isInteger(share) && share > 0 ? [...others, { a, b, share }] : others);
  };
  return (
    <section className="grid gap-2 [&>*]:min-w-0">
      <h3 className="font-semibold">Who reads with whom</h3>
      <p className="text-xs text-ink-2">
        A number for each pair that is to read snippets together; empty for none. The snippets are
        dealt in these proportions: 40 and 40 give each pair half.
      </p>
      <Table caption="Shares of the pairs" isCaptionHidden>
        <thead>
          <tr>
            <td className="border-b border-line" />
            {people.slice(0, -1).map(({ email, name }) => (
              <th
                key={email}
                scope="col"
                className="max-w-32 min-w-16 border-b border-line px-2 py-2 text-center align-bottom text-xs font-semibold [overflow-wrap:anywhere] text-ink-2"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.slice(1).map((row, i) => (
            <tr key={row.email} className="border-b border-line last:border-b-0">
              <th
                scope="row"
                className="max-w-48 min-w-28 px-3.5 py-2 text-left text-xs font-semibold [overflow-wrap:anywhere] text-ink-2"
              >
                {row.name}
              </th>
              {people.slice(0, -1).map((column, j) =>
                j > i ? (
                  <td key={column.email} className="border-l border-line bg-sunk/40" />
                ) : (
                  <td key={column.email} className="border-l border-line p-1.5 text-center">
                    <Input
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={100_000}
                      aria-label={`${column.name} and ${row.name}`}
                      className="w-20 text-center"
                      value={shareOf(column.email, row.email) ?? ''}
                      onChange={(event) =>
                        set(column.email, row.email, event.currentTarget.valueAsNumber)
                      }
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function isPair(a: string, b: string, one: string, other: string): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

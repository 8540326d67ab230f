import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { Table } from '@/components/ui/table';

export type MatrixPerson = { readonly key: string; readonly name: string };

export type PairCell = {
  /** The number that the tint stands for. */
  readonly words: ReactNode;
  /** Smaller, under it. */
  readonly under?: ReactNode;
  /** 0 to 1; null for no tint. */
  readonly share: number | null;
  readonly href?: string;
  /** The accessible name of the link. */
  readonly label?: string;
};

/** As much of the accent as ink on it stays readable in both colour schemes. */
const fullTint = 38;

/**
 * People by people: each pair once, below the diagonal, tinted by its number. The number stands in
 * the cell, so that colour carries nothing alone.
 */
export function PairMatrix({
  caption,
  people,
  cellOf,
  note,
}: {
  readonly caption: string;
  readonly people: readonly MatrixPerson[];
  /** Of two keys, in the order of `people`; null where the pair has nothing in common. */
  readonly cellOf: (a: string, b: string) => PairCell | null;
  /** What the numbers in a cell are. */
  readonly note?: ReactNode;
}) {
  return (
    <figure className="grid gap-2 [&>*]:min-w-0">
      <PairTable caption={caption} people={people}>
        {(column, row) => <MatrixCell cell={cellOf(column.key, row.key)} />}
      </PairTable>
      {note !== undefined && <figcaption className="text-xs text-ink-3">{note}</figcaption>}
    </figure>
  );
}

/** The frame: people by people, with the cell of each pair below the diagonal. */
export function PairTable({
  caption,
  people,
  children,
}: {
  readonly caption: string;
  readonly people: readonly MatrixPerson[];
  /** A `td` for two people, in their order. */
  readonly children: (column: MatrixPerson, row: MatrixPerson) => ReactNode;
}) {
  const columns = people.slice(0, -1);
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <td className="border-b border-line" />
          {columns.map(({ key, name }) => (
            <th
              key={key}
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
          <tr key={row.key} className="border-b border-line last:border-b-0">
            <th
              scope="row"
              className="max-w-48 min-w-28 px-3.5 py-2 text-left text-xs font-semibold [overflow-wrap:anywhere] text-ink-2"
            >
              {row.name}
            </th>
            {columns.map((column, j) =>
              j > i ? (
                // The pair stands below the diagonal already.
                <td key={column.key} className="border-l border-line bg-sunk/40" />
              ) : (
                <Fragment key={column.key}>{children(column, row)}</Fragment>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function MatrixCell({ cell }: { readonly cell: PairCell | null }) {
  if (cell === null) {
    return <td className="border-l border-line px-2 py-2 text-center text-ink-3">–</td>;
  }
  const { words, under, share, href, label } = cell;
  const content = (
    <>
      <span className="block font-semibold tabular-nums">{words}</span>
      {under !== undefined && <span className="block text-xs tabular-nums">{under}</span>}
    </>
  );
  return (
    <td
      className="border-l border-line p-0 text-center"
      style={share === null ? undefined : { background: tint(share) }}
    >
      {href === undefined ? (
        <span className="block px-2 py-2">{content}</span>
      ) : (
        <Link
          href={href}
          aria-label={label}
          className="block px-2 py-2 no-underline -outline-offset-2 hover:underline hover:underline-offset-2"
        >
          {content}
        </Link>
      )}
    </td>
  );
}

function tint(share: number): string {
  const percent = Math.round(fullTint * Math.min(1, Math.max(0, share)));
  return `color-mix(in srgb, var(--color-accent) ${percent}%, var(--color-panel))`;
}

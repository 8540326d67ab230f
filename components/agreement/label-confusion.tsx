import { formatCount } from '@/components/shell/number-words';
import { Table } from '@/components/ui/table';
import type { LabelAgreement } from '@/lib/domain/agreement/pair-agreement';

/** Who gave which label to the spans that both marked; the diagonal is agreement. */
export function LabelConfusion({
  label,
  readers,
  titleOf,
}: {
  readonly label: LabelAgreement;
  readonly readers: { readonly a: string; readonly b: string };
  /** Of a label's brat name. */
  readonly titleOf: (name: string) => string;
}) {
  const { labels, counts, totalsA, totalsB } = label.table;
  if (labels.length === 0) {
    return <p className="text-ink-2">No span of one reader is matched with one of the other.</p>;
  }
  const most = Math.max(1, ...counts.flat());
  return (
    <div className="grid gap-2 [&>*]:min-w-0">
      <Table caption={`Labels of ${readers.a} (rows) and ${readers.b} (columns)`} isCaptionHidden>
        <thead>
          <tr>
            <th
              scope="col"
              className="border-b border-line px-3.5 py-2 text-left text-xs font-normal text-ink-3"
            >
              {readers.a} ↓ {readers.b} →
            </th>
            {labels.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-b border-line px-2 py-2 text-center text-xs font-semibold text-ink-2"
              >
                {titleOf(name)}
              </th>
            ))}
            <th scope="col" className="border-b border-line px-3.5 py-2 text-right text-xs">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {labels.map((name, i) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="px-3.5 py-2 text-left text-xs font-semibold text-ink-2">
                {titleOf(name)}
              </th>
              {labels.map((column, j) => (
                <ConfusionCell
                  key={column}
                  count={counts[i]?.[j] ?? 0}
                  most={most}
                  isAgreement={i === j}
                />
              ))}
              <td className="px-3.5 py-2 text-right font-semibold tabular-nums">
                {formatCount(totalsA[i] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="px-3.5 py-2 text-left text-xs">
              All
            </th>
            {totalsB.map((total, j) => (
              <td key={j} className="px-2 py-2 text-center tabular-nums">
                {formatCount(total)}
              </td>
            ))}
            <td className="px-3.5 py-2 text-right tabular-nums">{formatCount(label.n)}</td>
          </tr>
        </tfoot>
      </Table>
      {label.warnings.map((warning) => (
        <p key={warning} className="text-xs text-ink-2">
          {warning}
        </p>
      ))}
    </div>
  );
}

function ConfusionCell({
  count,
  most,
  isAgreement,
}: {
  readonly count: number;
  readonly most: number;
  readonly isAgreement: boolean;
}) {
  const tone = isAgreement ? 'var(--color-accent)' : 'var(--color-warn)';
  const percent = count === 0 ? 0 : Math.round(8 + (26 * count) / most);
  return (
    <td
      className="border-l border-line px-2 py-2 text-center tabular-nums"
      style={{ background: `color-mix(in srgb, ${tone} ${percent}%, var(--color-panel))` }}
    >
      <span className={count === 0 ? 'text-ink-3' : isAgreement ? 'font-semibold' : undefined}>
        {formatCount(count)}
      </span>
    </td>
  );
}

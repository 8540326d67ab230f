import type { ReactNode } from 'react';
import type { Measure } from '@/lib/domain/agreement/measure';
import { formatInterval, formatMeasure } from './agreement-words';

/** One measure at a glance: the number or why there is none, of how many, and what it means. */
export function MeasureCard({
  title,
  measure,
  of,
  children,
}: {
  readonly title: string;
  readonly measure: Measure;
  /** What it is counted over. */
  readonly of: string;
  /** What the number means. */
  readonly children: ReactNode;
}) {
  const value = formatMeasure(measure);
  const interval = formatInterval(measure);
  return (
    <section className="grid content-start gap-1.5 rounded-xl border border-line bg-panel p-4">
      <h3 className="text-xs font-semibold text-ink-2">{title}</h3>
      {value === null ? (
        <p className="font-semibold text-pretty">
          <span className="sr-only">No value: </span>
          {measure.reason}
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-2xl font-semibold tracking-tight tabular-nums">{value}</span>
          {interval !== null && (
            <span className="text-xs text-ink-2 tabular-nums">
              {interval}
              <span className="sr-only">, 95 % interval</span>
            </span>
          )}
        </p>
      )}
      {value !== null && measure.reason !== undefined && (
        <p className="text-xs text-ink-2">{measure.reason}</p>
      )}
      <p className="text-xs text-ink-2 tabular-nums">{of}</p>
      <p className="text-xs text-pretty text-ink-3">{children}</p>
    </section>
  );
}

/** A measure in a table cell. */
export function MeasureWords({ measure }: { readonly measure: Measure }) {
  const value = formatMeasure(measure);
  if (value !== null) return value;
  return (
    <span className="relative text-ink-3" title={measure.reason}>
      <span aria-hidden>–</span>
      <span className="sr-only">no value: {measure.reason}</span>
    </span>
  );
}

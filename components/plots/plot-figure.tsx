import type { PlotOptions } from '@observablehq/plot';
import type { ReactNode } from 'react';
import { drawPlot } from './draw-plot';
import { PlotDownloads } from './plot-downloads';

/** Two drawings of one plot: letters that are scaled down with a picture cannot be read on a phone. */
const widths = [
  { width: 1000, className: 'max-sm:hidden' },
  { width: 380, className: 'sm:hidden' },
] as const;

/** A plot with its downloads; its numbers stand in a table, as `children` or beside it. */
export function PlotFigure({
  id,
  label,
  options,
  csv,
  children,
}: {
  /** Unique on the page; also the name of the saved file. */
  readonly id: string;
  /** What the plot shows, in a sentence with its main numbers. */
  readonly label: string;
  /** @param width pixels of the drawing */
  readonly options: (width: number) => PlotOptions;
  /** The address of its numbers. */
  readonly csv: string;
  readonly children?: ReactNode;
}) {
  return (
    <figure id={id} className="grid gap-2 [&>*]:min-w-0">
      <div className="rounded-xl border border-line bg-panel px-2 pt-3 pb-1 sm:px-4">
        {widths.map(({ width, className }) => (
          <div
            key={width}
            className={className}
            dangerouslySetInnerHTML={{ __html: drawPlot({ ...options(width), width }, label) }}
          />
        ))}
      </div>
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">{children}</div>
        <PlotDownloads id={id} csv={csv} />
      </figcaption>
    </figure>
  );
}

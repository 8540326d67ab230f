import * as Plot from '@observablehq/plot';
import { PlotFigure } from '@/components/plots/plot-figure';
import { countOf } from '@/components/shell/number-words';
import type { AgreementReport } from '@/lib/domain/agreement/measure-agreement';
import type { AgreementNumbers } from '@/lib/domain/agreement/pair-agreement';
import { agreementCsvPath, type AgreementFilter } from './agreement-filter';
import { formatInterval, formatMeasure } from './agreement-words';

/** Measures that pairs and all together have in common, as the plot names them. */
const measures = {
  'same place': ({ overlapF1 }: AgreementNumbers) => overlapF1,
  'same span and label': ({ strictF1 }: AgreementNumbers) => strictF1,
  'same label where both marked': ({ label }: AgreementNumbers) => label.raw,
} as const;

/** Letters of a name in the picture; a longer one stands whole in the table of pairs. */
const lettersOf = (width: number) => (width < 600 ? 8 : 18);
const rowHeight = 24;

type Point = {
  readonly pair: string;
  readonly measure: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly isAll: boolean;
};

/** Each pair with its 95 % intervals, one under the other, and all pairs together at the top. */
export function IntervalPlot({
  projectId,
  filter,
  report: { pairs, pooled },
  nameOf,
}: {
  readonly projectId: string;
  readonly filter: AgreementFilter;
  readonly report: AgreementReport;
  readonly nameOf: (email: string) => string;
}) {
  const rows = [
    { pair: 'all', numbers: pooled, isAll: true },
    ...pairs.map((pair, i) => ({ pair: String(i), numbers: pair, isAll: false })),
  ];
  const points = rows.flatMap(({ pair, numbers, isAll }) =>
    Object.entries(measures).flatMap(([measure, of]): Point[] => {
      const { value, interval } = of(numbers);
      if (value === null) return [];
      return [
        { pair, measure, value, low: interval?.[0] ?? null, high: interval?.[1] ?? null, isAll },
      ];
    }),
  );
  if (points.length === 0) return null;
  const overlap = formatMeasure(pooled.overlapF1) ?? 'no value';
  const range = formatInterval(pooled.overlapF1);
  return (
    <PlotFigure
      id="agreement-intervals"
      label={`Agreement of ${countOf(pairs.length, 'pair')} with 95 % intervals; same place, all pairs: ${overlap}${range === null ? '' : `, ${range}`}.`}
      options={(width) => {
        const words = pairs.map(({ a, b }) =>
          [a, b].map((email) => shorten(nameOf(email), lettersOf(width))).join(' · '),
        );
        return plotOf(points, ['All pairs', ...words], width);
      }}
      csv={agreementCsvPath(projectId, filter)}
    >
      <p className="text-xs text-ink-2">
        The dot is the number, the line its 95 % interval; a dot without a line has none, and the
        card of the measure says why. Pairs in the order of the table.
      </p>
    </PlotFigure>
  );
}

/** @param words of the rows: all pairs, then each */
function plotOf(
  points: readonly Point[],
  words: readonly string[],
  width: number,
): Plot.PlotOptions {
  const isNarrow = width < 600;
  const facets = Object.keys(measures);
  const side = isNarrow ? { fy: 'measure' } : { fx: 'measure' };
  const height = rowHeight * words.length + 30;
  const keys = words.map((_, i) => (i === 0 ? 'all' : String(i - 1)));
  const marginLeft = 16 + 7 * Math.max(...words.map((word) => Array.from(word).length));
  const colour = ({ isAll }: Point) => (isAll ? 'var(--color-ink)' : 'var(--color-accent)');
  return {
    height: (isNarrow ? facets.length * height : height) + 60,
    marginLeft,
    marginTop: 36,
    x: { domain: [0, 1], label: null, ticks: [0, 0.5, 1], tickFormat: String, grid: true },
    y: {
      domain: keys,
      label: null,
      tickSize: 0,
      tickFormat: (key: string) => words[keys.indexOf(key)] ?? '',
    },
    // Beside its rows the name of a measure would leave them no room.
    ...(isNarrow
      ? { fy: { domain: facets, axis: null } }
      : { fx: { domain: facets, label: null, padding: 0.08 } }),
    marks: [
      Plot.ruleY(
        points.filter(({ low }) => low !== null),
        { ...side, y: 'pair', x1: 'low', x2: 'high', stroke: colour, strokeWidth: 2 },
      ),
      isNarrow
        ? Plot.text(
            facets.map((measure) => ({ measure })),
            {
              fy: 'measure',
              text: 'measure',
              frameAnchor: 'top-left',
              dx: 8 - marginLeft,
              dy: -16,
              fontWeight: 600,
            },
          )
        : null,
      Plot.dot(points, { ...side, y: 'pair', x: 'value', fill: colour, r: 4 }),
    ],
  };
}

/** Cut in the middle: people of a list differ at either end. */
function shorten(name: string, most: number): string {
  const letters = Array.from(name);
  if (letters.length <= most) return name;
  const head = Math.ceil((most - 1) / 2);
  return `${letters.slice(0, head).join('')}…${letters.slice(head + 1 - most).join('')}`;
}

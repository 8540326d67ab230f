import * as Plot from '@observablehq/plot';
import { PlotFigure } from '@/components/plots/plot-figure';
import { Sparkline } from '@/components/plots/sparkline';
import { Part } from '@/components/shell/page-body';
import { countOf, formatCount, formatShare } from '@/components/shell/number-words';
import { projectApiPath } from '@/components/shell/paths';
import { LinkSwitch } from '@/components/ui/link-switch';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Progress } from '@/lib/data/projects/read-progress';
import { progressDimensions, type ProgressDimension } from '@/lib/domain/pace/progress-dimension';
import {
  progressSeries,
  type ProgressPoint,
  type ProgressSeries,
} from '@/lib/domain/pace/progress-series';
import { progressHref, progressId } from './progress-by';

const titles: Record<ProgressDimension, string> = {
  annotator: 'Annotator',
  round: 'Round',
  material: 'Material',
};

/** How much was finished when: all together as a plot, then each annotator, round or material. */
export function ProgressOverTime({
  projectId,
  by,
  progress: { groups, finishedOn },
  now,
}: {
  readonly projectId: string;
  readonly by: ProgressDimension;
  readonly progress: Progress;
  readonly now: Date;
}) {
  const series = progressSeries(finishedOn, now.toISOString().slice(0, 10));
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (series.all.length === 0) return null;
  return (
    <Part
      title="Progress over time"
      id={progressId}
      aside={
        <LinkSwitch
          label="Progress by"
          links={progressDimensions.map((each) => ({
            href: progressHref(projectId, each),
            words: `By ${each}`,
            isOn: each === by,
          }))}
        />
      }
    >
      <PlotFigure
        id="progress-over-time"
        label={labelOf(series, total)}
        options={(width) => plotOf(series.all, total, width)}
        csv={projectApiPath(projectId, `progress.csv?by=${by}`)}
      >
        <p className="text-xs text-ink-2">
          Readings that are finished now, by the {series.bin === 1 ? 'day' : 'week'} on which they
          were finished (UTC); the dashed line is all that is assigned.
        </p>
      </PlotFigure>
      <GroupTable by={by} groups={groups} series={series} />
    </Part>
  );
}

function labelOf({ all, bin }: ProgressSeries, total: number): string {
  const [first, last] = [all[0], all.at(-1)];
  const span = `${first?.day ?? ''} to ${last?.day ?? ''}`;
  return `Finished readings by ${bin === 1 ? 'day' : 'week'}, ${span}: ${formatCount(last?.sum ?? 0)} of ${formatCount(total)}.`;
}

function plotOf(points: readonly ProgressPoint[], total: number, width: number): Plot.PlotOptions {
  const rows = points.map(({ day, sum }) => ({ date: new Date(`${day}T00:00:00Z`), sum }));
  const x = { x: 'date', y: 'sum' };
  return {
    height: width < 600 ? 200 : 240,
    marginLeft: 20 + 8 * formatCount(total).length,
    marginTop: 24,
    x: { type: 'utc', label: null, ticks: width < 600 ? 4 : 8 },
    y: {
      label: 'readings finished',
      grid: true,
      ticks: Math.min(5, total),
      tickFormat: ',d',
      domain: [0, total],
    },
    marks: [
      Plot.ruleY([total], { stroke: 'var(--color-ink-3)', strokeDasharray: '4 4' }),
      // One day alone is a dot.
      rows.length === 1
        ? Plot.dot(rows, { ...x, fill: 'var(--color-accent)' })
        : [
            Plot.areaY(rows, { ...x, fill: 'var(--color-accent)', fillOpacity: 0.18 }),
            Plot.lineY(rows, { ...x, stroke: 'var(--color-accent)', strokeWidth: 2 }),
          ],
      Plot.ruleY([0], { stroke: 'var(--color-line-strong)' }),
    ],
  };
}

/** Bins that count as lately: as many as a week has days. */
const lately = 7;

function GroupTable({
  by,
  groups,
  series,
}: {
  readonly by: ProgressDimension;
  readonly groups: Progress['groups'];
  readonly series: ProgressSeries;
}) {
  return (
    <Table caption={`Progress by ${by}`} isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>{titles[by]}</HeadCell>
          <HeadCell className="relative w-2/5 max-sm:hidden">
            <span className="sr-only">Finished over time, drawn</span>
          </HeadCell>
          <HeadCell isNumber>Finished</HeadCell>
          {series.bin === 1 && <HeadCell isNumber>Last 7 days</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, name, total, finished }) => {
          const points = series.byKey.get(key) ?? [];
          return (
            <Row key={key}>
              <Cell className="min-w-36 font-semibold [overflow-wrap:anywhere]">
                {name ?? <span className="font-normal text-ink-2">no material</span>}
              </Cell>
              <Cell className="align-middle! max-sm:hidden">
                <Sparkline sums={points.map(({ sum }) => sum)} total={total} />
              </Cell>
              <Cell isNumber className="whitespace-nowrap">
                {formatCount(finished)} of {formatCount(total)}
                <span className="block text-xs text-ink-3">{formatShare(finished, total)}</span>
              </Cell>
              {series.bin === 1 && (
                <Cell isNumber>
                  {formatCount(
                    points.slice(-lately).reduce((sum, point) => sum + point.finished, 0),
                  )}
                </Cell>
              )}
            </Row>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <Cell>{countOf(groups.length, by)}</Cell>
          <Cell className="max-sm:hidden" />
          <Cell isNumber className="whitespace-nowrap">
            {formatCount(series.all.at(-1)?.sum ?? 0)} of{' '}
            {formatCount(groups.reduce((sum, { total }) => sum + total, 0))}
          </Cell>
          {series.bin === 1 && (
            <Cell isNumber>
              {formatCount(
                series.all.slice(-lately).reduce((sum, point) => sum + point.finished, 0),
              )}
            </Cell>
          )}
        </tr>
      </tfoot>
    </Table>
  );
}

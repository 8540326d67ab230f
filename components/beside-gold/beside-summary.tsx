import { countOf, formatCount } from '@/components/shell/number-words';
import { Part } from '@/components/shell/page-body';
import { LabelSwatch } from '@/components/ui/label-mark';
import { colorOf } from '@/components/lanes/lane-drawing';
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { FeedbackSummary } from '@/lib/domain/feedback/summarise-feedback';
import { findingMeanings, findingTitles } from '@/components/beside/finding-words';

/** What differed how often, drawn, for one's own learning: no score and nobody to compare with. */
export function BesideSummary({
  summary,
  scheme,
}: {
  readonly summary: FeedbackSummary;
  readonly scheme: LabelScheme;
}) {
  const { places, differences, labels, swaps } = summary;
  if (labels.length === 0) return null;
  const titleOf = (name: string) => findLabel(scheme, name)?.title ?? name;
  return (
    <div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-2">
      <Part
        title="What differed"
        aside={<span className="text-ink-2 tabular-nums">of {countOf(places, 'place')}</span>}
      >
        {differences.length === 0 ? (
          <p className="text-ink-2">
            Nothing: every place is as gold has it, or was left in doubt.
          </p>
        ) : (
          <BarList
            rows={differences.map(({ finding, count }) => ({
              key: finding,
              title: findingTitles[finding],
              meaning: findingMeanings[finding],
              words: countOf(count, 'place'),
              parts: [{ count, paint: 'bg-warn' }],
            }))}
            most={places}
          />
        )}
        {swaps.length > 0 && (
          <ul className="grid gap-0.5 text-[0.8125rem] text-ink-2">
            {swaps.map(({ own, expected, count }) => (
              <li key={`${own} ${expected}`}>
                {titleOf(own)} where gold has {titleOf(expected)}: {formatCount(count)}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="By label">
        <BarList
          rows={labels.map(({ label, same, differs, notClear }) => ({
            key: label,
            title: titleOf(label),
            color: colorOf(scheme, label),
            words: wordsOfLabel(same, differs, notClear),
            parts: [
              { count: same, paint: 'bg-accent' },
              { count: differs, paint: 'bg-warn' },
              { count: notClear, paint: 'bg-line-strong' },
            ],
          }))}
          most={Math.max(...labels.map((row) => row.same + row.differs + row.notClear))}
        />
      </Part>
    </div>
  );
}

function wordsOfLabel(same: number, differs: number, notClear: number): string {
  const parts = [
    `${formatCount(same)} as gold`,
    differs > 0 && `${formatCount(differs)} ${differs === 1 ? 'differs' : 'differ'}`,
    notClear > 0 && `${formatCount(notClear)} in doubt`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

type BarRow = {
  readonly key: string;
  readonly title: string;
  readonly meaning?: string;
  readonly color?: string;
  /** The numbers of the bar. */
  readonly words: string;
  readonly parts: readonly { readonly count: number; readonly paint: string }[];
};

/** Each row says in words what its bar draws. */
function BarList({ rows, most }: { readonly rows: readonly BarRow[]; readonly most: number }) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ key, title, meaning, color, words, parts }) => (
        <li key={key} className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="flex items-center gap-2 font-semibold">
              {color !== undefined && <LabelSwatch shape="dot" color={color} />}
              {title}
            </span>
            <span className="text-ink-2 tabular-nums">{words}</span>
          </span>
          <span aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full bg-sunk">
            {parts.map(({ count, paint }) => (
              <span
                key={paint}
                className={paint}
                style={{ width: `${(100 * count) / most}%`, minWidth: count > 0 ? '3px' : 0 }}
              />
            ))}
          </span>
          {meaning !== undefined && <span className="text-xs text-ink-3">{meaning}</span>}
        </li>
      ))}
    </ul>
  );
}

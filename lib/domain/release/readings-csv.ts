/**
 * `readings.csv` beside the brat folders of readings, since a standoff file cannot tell a reading
 * without a value from one that nobody has begun.
 */
import { compareCodePoints } from '../text/code-point-order';
import { writeCsv } from './pv600-csv';

export type ReadingRow = {
  readonly snippet: string;
  /** A name or a pseudonym. */
  readonly annotator: string;
  readonly outcome: string;
  readonly isFlagged: boolean;
  /** Why it is NOT CLEAR. */
  readonly flagReason: string | null;
  readonly note: string | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
};

const columns = [
  'snippet',
  'annotator',
  'outcome',
  'flag',
  'reason',
  'note',
  'started',
  'finished',
];

/** The table, sorted by snippet, then annotator, by code point. */
export function buildReadingsCsv(rows: readonly ReadingRow[]): string {
  const sorted = rows.toSorted(
    (a, b) =>
      compareCodePoints(a.snippet, b.snippet) || compareCodePoints(a.annotator, b.annotator),
  );
  return writeCsv([
    columns,
    ...sorted.map((row) => [
      row.snippet,
      row.annotator,
      row.outcome,
      row.isFlagged ? 'yes' : 'no',
      row.flagReason ?? '',
      row.note ?? '',
      row.startedAt ?? '',
      row.finishedAt ?? '',
    ]),
  ]);
}

import Link from 'next/link';
import { countOf } from '@/components/shell/number-words';
import { besideGoldPath } from '@/components/shell/paths';
import { Chip } from '@/components/ui/chip';
import type { BesideGoldEntry } from '@/lib/data/feedback/list-beside-gold';
import { doubtWords, findingTitles } from '@/components/beside/finding-words';

/** A page of own readings, each the way to its comparison. */
export function BesideList({
  projectId,
  query,
  entries,
}: {
  readonly projectId: string;
  /** The filter, so that the comparison has the same neighbours. */
  readonly query: string;
  readonly entries: readonly BesideGoldEntry[];
}) {
  return (
    <ul
      aria-label="Your readings"
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-panel"
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            href={besideGoldPath(projectId, entry.id) + query}
            className="group flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-3.5 py-2.5 no-underline outline-offset-[-2px] hover:bg-sunk"
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="font-semibold break-all group-hover:underline group-hover:underline-offset-2">
                {entry.snippet}
              </span>
              <span className="block text-xs text-ink-3">
                {entry.material !== null && `${entry.material}, `}
                {entry.places === 0 ? 'no value on either side' : countOf(entry.places, 'place')}
              </span>
            </span>
            <span className="flex flex-wrap gap-1.5">
              <ResultChips entry={entry} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ResultChips({
  entry: { result, doubt, differences },
}: {
  readonly entry: BesideGoldEntry;
}) {
  if (result === 'same') return <Chip tone="ok">As gold</Chip>;
  if (result === 'notClear') {
    const words = doubt === null ? null : doubtWords[doubt];
    return (
      <>
        {words !== null && <span className="sr-only">{words}</span>}
        <Chip tone="warn">Left in doubt</Chip>
      </>
    );
  }
  return differences.map((finding) => (
    <Chip key={finding} tone="bad">
      {findingTitles[finding]}
    </Chip>
  ));
}

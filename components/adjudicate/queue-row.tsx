import { memo } from 'react';
import { casePath } from '@/components/shell/paths';
import { Chip } from '@/components/ui/chip';
import { classNames } from '@/components/ui/class-names';
import type { CaseRow } from '@/lib/stores/adjudicate-queue';
import { describeRow, signOfRow, signWords, type RowSign } from './case-words';

const signs: Readonly<Record<RowSign, string>> = {
  open: 'rounded-full border-line-strong',
  begun:
    'rounded-full border-accent bg-[linear-gradient(90deg,var(--color-accent)_50%,transparent_50%)]',
  decided: 'rounded-full border-ok bg-ok text-panel',
  stale: 'rounded-[4px] border-warn bg-warn text-panel',
  waiting: 'rounded-full border-dashed border-line-strong',
  agreed: 'rounded-full border-line-strong bg-sunk text-ink-2',
};

const marks: Readonly<Record<RowSign, string>> = {
  open: '',
  begun: '',
  decided: '✓',
  stale: '!',
  waiting: '',
  agreed: '✓',
};

type QueueRowProps = {
  readonly row: CaseRow;
  readonly projectId: string;
  readonly isCurrent: boolean;
  readonly onVisit: (id: string) => void;
};

/**
 * A link like any other (it opens in a new tab when asked to), followed without leaving the page.
 * A case that waits is no link: there is nothing to see in it yet.
 */
export const QueueRow = memo(function QueueRow({
  row,
  projectId,
  isCurrent,
  onVisit,
}: QueueRowProps) {
  const className = classNames(
    'grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2.5 border-l-3 py-2 pr-3 pl-3 no-underline outline-offset-[-3px]',
    isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent',
    row.canOpen ? 'text-ink' : 'text-ink-2',
    row.canOpen && !isCurrent && 'hover:bg-sunk',
  );
  return (
    <li className="[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      {row.canOpen ? (
        <a
          href={casePath(projectId, row.id)}
          aria-current={isCurrent ? 'true' : undefined}
          className={className}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            onVisit(row.id);
          }}
        >
          <RowContent row={row} />
        </a>
      ) : (
        <div className={className} aria-current={isCurrent ? 'true' : undefined}>
          <RowContent row={row} />
        </div>
      )}
    </li>
  );
});

function RowContent({ row }: { readonly row: CaseRow }) {
  const sign = signOfRow(row);
  const words = describeRow(row);
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'grid size-4 place-items-center border-2 text-[0.6875rem] leading-none font-bold',
          signs[sign],
        )}
      >
        {marks[sign]}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{row.material ?? row.snippet}</span>
        {row.material !== null && <SnippetName name={row.snippet} />}
      </span>
      <span className="flex max-w-30 flex-wrap items-center justify-end gap-1 text-right">
        <span className="sr-only">{signWords[sign]}, </span>
        {row.canOpen && row.reasons.includes('notClear') && <Chip tone="warn">NOT CLEAR</Chip>}
        {words !== '' &&
          (row.canOpen ? (
            <Chip>{words}</Chip>
          ) : (
            <span className="text-xs text-ink-3 tabular-nums">{words}</span>
          ))}
      </span>
    </>
  );
}

/** Cut at its beginning where it is long: the end tells one snippet of an article from the next. */
function SnippetName({ name }: { readonly name: string }) {
  return (
    <span dir="rtl" title={name} className="block truncate text-left text-xs text-ink-3">
      <bdi dir="ltr">{name}</bdi>
    </span>
  );
}

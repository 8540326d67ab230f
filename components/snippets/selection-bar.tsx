import { countOf, formatCount } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { bulkLimit, type BulkKind } from '@/lib/domain/snippets/bulk-act';

const acts: readonly { readonly kind: BulkKind; readonly words: string }[] = [
  { kind: 'exclude', words: 'Exclude …' },
  { kind: 'restore', words: 'Restore …' },
  { kind: 'setMaterial', words: 'Set material …' },
  { kind: 'moveToRound', words: 'Move to round …' },
];

/** How many snippets are chosen, and what can be done with them. */
export function SelectionBar({
  chosen,
  found,
  pageSize,
  isPageTicked,
  isAll,
  onAll,
  onNone,
  onAsk,
}: {
  readonly chosen: number;
  /** How many there are on all pages. */
  readonly found: number;
  /** How many are on this one. */
  readonly pageSize: number;
  readonly isPageTicked: boolean;
  readonly isAll: boolean;
  readonly onAll: (isWanted: boolean) => void;
  readonly onNone: () => void;
  readonly onAsk: (kind: BulkKind) => void;
}) {
  const canChooseAll = found > pageSize && found <= bulkLimit;
  return (
    <div
      role="group"
      aria-label="With the ticked snippets"
      className="flex min-h-9 flex-wrap items-center gap-2"
    >
      <span aria-live="polite" className="mr-2 text-ink-2">
        {chosen === 0
          ? 'Tick snippets to change them together.'
          : `${isAll ? 'All ' : ''}${countOf(chosen, 'snippet')} ${isAll ? 'found' : 'ticked'}`}
      </span>
      {canChooseAll && (isAll || isPageTicked) && (
        // One button for both, so that the focus stays where it was.
        <Button size="small" variant="quiet" onClick={() => onAll(!isAll)}>
          {isAll ? 'Only those of this page' : `Choose all ${formatCount(found)} found`}
        </Button>
      )}
      {isPageTicked && found > bulkLimit && (
        <span className="text-xs text-ink-3">
          To change all that was found, narrow the list to {formatCount(bulkLimit)} snippets.
        </span>
      )}
      {chosen > 0 &&
        acts.map(({ kind, words }) => (
          <Button key={kind} size="small" onClick={() => onAsk(kind)}>
            {words}
          </Button>
        ))}
      {chosen > 0 && (
        <Button size="small" variant="quiet" onClick={onNone}>
          Tick none
        </Button>
      )}
    </div>
  );
}

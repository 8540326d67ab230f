import { countOf, formatCount } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import type { BulkKind } from '@/lib/domain/snippets/bulk-act';

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
  isPageTicked,
  isAll,
  onAll,
  onNone,
  onAsk,
}: {
  readonly chosen: number;
  /** How many there are on all pages. */
  readonly found: number;
  readonly isPageTicked: boolean;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onAsk: (kind: BulkKind) => void;
}) {
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
      {isPageTicked && !isAll && found > chosen && (
        <Button size="small" variant="quiet" onClick={onAll}>
          Choose all {formatCount(found)} found
        </Button>
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

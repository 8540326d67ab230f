import { parseInline, plainText } from '@/components/guideline/inline-markdown';
import { Button } from '@/components/ui/button';
import { compareWords, type ClauseChange } from '@/lib/domain/guideline/compare-clauses';
import { changesSinceRead, newestVersion } from '@/lib/domain/guideline/shelf';
import type { GuidelineDesk } from './use-guideline';

/** What changed since the person last read the guideline; nothing for one who is up to date. */
export function GuidelineChanges({ guideline }: { readonly guideline: GuidelineDesk }) {
  const { shelf, markAsRead, hasFailed } = guideline;
  const newest = newestVersion(shelf);
  if (newest === null || newest === shelf.lastRead) return null;
  const since = changesSinceRead(shelf);
  return (
    <section
      aria-label="What is new in the guideline"
      className="grid gap-2.5 rounded-xl border border-line bg-sunk p-3"
    >
      {since === null ? (
        <p>You have not marked version {newest} as read yet.</p>
      ) : (
        <>
          <h3 className="font-semibold">
            Changed since you last read (version {since.from} → {since.to})
          </h3>
          {since.changes.length === 0 && <p>No clause has other words than before.</p>}
          <ul role="list" className="grid gap-2.5">
            {since.changes.map((change, i) => (
              <li key={i}>
                <ChangedClause change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button size="small" onClick={() => void markAsRead()}>
          Mark as read
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="text-xs text-bad">
          That could not be kept. Try again when the server can be reached.
        </p>
      )}
    </section>
  );
}

const kindWords = { added: 'New', changed: 'Changed', removed: 'Removed' } as const;

function ChangedClause({ change }: { readonly change: ClauseChange }) {
  const before = 'before' in change ? change.before : null;
  const after = 'after' in change ? change.after : null;
  const clause = after ?? before;
  const bodies = compareWords(read(before?.body), read(after?.body));
  return (
    <>
      <p className="flex gap-2">
        <span className="text-ink-3 tabular-nums">{clause?.number}</span>
        <span className="flex-1 font-semibold">
          <Words {...compareWords(before?.title ?? clause?.title ?? '', clause?.title ?? '')} />
        </span>
        <span className="text-xs text-ink-2">{kindWords[change.kind]}</span>
      </p>
      <p className="text-ink-2">
        <Words {...bodies} />
      </p>
    </>
  );
}

function Words({ start, removed, added, end }: ReturnType<typeof compareWords>) {
  return (
    <>
      {start}{' '}
      {removed !== '' && (
        <del className="rounded-xs bg-bad-soft text-ink">
          <span className="sr-only">before: </span>
          {removed}
        </del>
      )}{' '}
      {added !== '' && (
        <ins className="rounded-xs bg-ok-soft text-ink">
          <span className="sr-only">now: </span>
          {added}
        </ins>
      )}{' '}
      {end}
    </>
  );
}

/** The words of Markdown without its signs. */
function read(markdown = ''): string {
  return plainText(parseInline(markdown));
}

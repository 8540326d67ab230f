import { ClauseChanges } from '@/components/guideline/clause-changes';
import { Button } from '@/components/ui/button';
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
          <ClauseChanges changes={since.changes} />
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

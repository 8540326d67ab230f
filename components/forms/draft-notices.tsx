import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { KeptDraft } from './use-kept-draft';

/** What a person has to know of the draft that stands before them. */
export function DraftNotices({
  draft: { isFromBefore, isKept, drop, older },
  base,
}: {
  readonly draft: Pick<KeptDraft<unknown>, 'isFromBefore' | 'isKept' | 'drop' | 'older'>;
  /** The version that it was written from. */
  readonly base: number;
}) {
  return (
    <>
      {isFromBefore && (
        <Notice
          tone="info"
          actions={
            <Button size="small" onClick={drop}>
              Back to version {base}
            </Button>
          }
        >
          What was written here before and not published is still there.
        </Notice>
      )}
      {older !== null && (
        <Notice
          tone="warn"
          title={`Version ${base} was published since you wrote`}
          actions={
            <>
              <Button size="small" onClick={older.takeOver}>
                Show what I wrote
              </Button>
              <Button size="small" variant="quiet" onClick={drop}>
                Drop it
              </Button>
            </>
          }
        >
          Your text from version {older.base} is kept in this browser until you write here. Shown,
          it stands in the place of version {base}: look under what changes before you publish it.
        </Notice>
      )}
      {!isKept && (
        <Notice tone="warn">This browser keeps nothing: publish before you leave the page.</Notice>
      )}
    </>
  );
}

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { KeptDraft } from './use-kept-draft';

/** What a person has to know of the draft that stands before them. */
export function DraftNotices({
  draft: { isFromBefore, isKept, drop },
  base,
}: {
  readonly draft: Pick<KeptDraft<unknown>, 'isFromBefore' | 'isKept' | 'drop'>;
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
      {!isKept && (
        <Notice tone="warn">This browser keeps nothing: publish before you leave the page.</Notice>
      )}
    </>
  );
}

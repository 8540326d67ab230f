import { Button } from '@/components/ui/button';
import { FailureNotice } from './failure-notice';
import type { Failure } from './use-action';

/** Why a preview could not be made, with a way to ask for it again. */
export function PreviewFailure({
  title,
  failure,
  onAgain,
}: {
  readonly title: string;
  readonly failure: Pick<Failure, 'message' | 'details'>;
  readonly onAgain: () => void;
}) {
  return (
    <>
      <FailureNotice failure={failure} title={title} />
      <div>
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </>
  );
}

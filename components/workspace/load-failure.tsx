import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** What was asked for did not come, and how to ask again. */
export function LoadFailure({
  name,
  message,
  onRetry,
}: {
  readonly name: string;
  readonly message: string;
  readonly onRetry: () => void;
}) {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <Notice
        tone="bad"
        role="alert"
        title={`${name} could not be loaded`}
        actions={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </Notice>
    </div>
  );
}

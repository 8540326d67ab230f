import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Lost, SchemeFault } from '@/lib/domain/label-scheme/scheme-faults';

/** Why a draft cannot be published yet; what is missing can be put back from here. */
export function SchemeFaults({
  faults,
  onRestore,
}: {
  readonly faults: readonly SchemeFault[];
  readonly onRestore: (lost: readonly Lost[]) => void;
}) {
  const lost = faults.flatMap((fault) => fault.lost ?? []);
  return (
    <Notice
      tone="bad"
      role="alert"
      title="This cannot be published yet"
      actions={lost.length > 0 && <RestoreButton lost={lost} onRestore={onRestore} />}
    >
      <ul>
        {faults.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Puts back what is in use, labels as retired ones. */
export function RestoreButton({
  lost,
  onRestore,
}: {
  readonly lost: readonly Lost[];
  readonly onRestore: (lost: readonly Lost[]) => void;
}) {
  const isLabels = lost.every(({ kind }) => kind === 'label');
  return (
    <Button size="small" onClick={() => onRestore(lost)}>
      {isLabels ? 'Retire instead' : 'Put back'}
    </Button>
  );
}

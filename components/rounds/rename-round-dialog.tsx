'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { changeRoundName } from '@/lib/actions/plans';

/** Another name for a round. */
export function RenameRoundDialog({
  projectId,
  round,
  onClose,
}: {
  readonly projectId: string;
  readonly round: string;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const formId = useId();
  const { run, isPending, failure, errorAt } = useAction(changeRoundName);
  const send = async (form: FormData) => {
    const result = await run({ projectId, round, name: formText(form, 'name') });
    if (!result.ok) return;
    router.refresh();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rename ${round}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isPending}>
            {isPending ? 'Renaming …' : 'Rename'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        {failure !== null && <FailureNotice failure={failure} fields={['name']} />}
        <Field label="Name" error={errorAt('name')}>
          {(wiring) => (
            <Input {...wiring} name="name" required maxLength={200} defaultValue={round} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
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
  const { run, isPending, failure, errorAt } = useAction(changeRoundName);
  const send = async (form: FormData) => {
    const result = await run({ projectId, round, name: formText(form, 'name') });
    if (!result.ok) return;
    router.refresh();
    onClose();
  };
  return (
    <FormDialog
      title={`Rename ${round}`}
      words="Rename"
      pendingWords="Renaming …"
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} fields={['name']} />}
      <Field label="Name" error={errorAt('name')}>
        {(wiring) => (
          <Input {...wiring} name="name" required maxLength={200} defaultValue={round} />
        )}
      </Field>
    </FormDialog>
  );
}

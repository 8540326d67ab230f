'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { HandedLink } from '@/lib/actions/hand-over-links';
import { inviteMember } from '@/lib/actions/projects';
import { InvitationLink } from './invitation-link';
import { MailChoice, isByMail } from './mail-choice';
import { RoleChoices, chosenRoles } from './role-choices';

/** Adds a person by e-mail; one without an account gets a link to set a password. */
export function AddMemberButton(props: {
  readonly projectId: string;
  /** Of those who are members now: their roles are changed in the list. */
  readonly memberEmails: readonly string[];
  readonly hasMail: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Add a member
      </Button>
      {isOpen && <AddMemberDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddMemberDialog({
  projectId,
  memberEmails,
  hasMail,
  onClose,
}: {
  readonly projectId: string;
  readonly memberEmails: readonly string[];
  readonly hasMail: boolean;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const { run, isPending, failure, errorAt } = useAction(inviteMember);
  const [known, setKnown] = useState<string | null>(null);
  const [added, setAdded] = useState<{ name: string; link: HandedLink | null } | null>(null);

  const send = async (form: FormData) => {
    const email = formText(form, 'email').trim().toLowerCase();
    const isKnown = memberEmails.includes(email);
    setKnown(isKnown ? email : null);
    if (isKnown) return;
    const result = await run({
      projectId,
      email,
      name: formText(form, 'name'),
      roles: chosenRoles(form),
      byMail: isByMail(form),
    });
    if (!result.ok) return;
    setAdded(result.data);
    router.refresh();
  };

  if (added !== null) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={`${added.name} is a member`}
        actions={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        {added.link === null ? (
          <p>There was an account with this e-mail already. Nothing was changed in it.</p>
        ) : (
          <InvitationLink link={added.link} />
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Add a member"
      words="Add"
      pendingWords="Adding …"
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <FailureNotice failure={failure} fields={['email', 'name', 'roles']} />
      {known !== null && (
        <Notice tone="info" role="alert">
          {known} is a member already. Change the roles in the list.
        </Notice>
      )}
      <Field label="E-mail" error={errorAt('email')}>
        {(wiring) => <Input {...wiring} name="email" type="email" required autoComplete="off" />}
      </Field>
      <Field
        label="Name"
        hint="As others will see it. An account that is there already keeps its own."
        error={errorAt('name')}
      >
        {(wiring) => <Input {...wiring} name="name" required maxLength={200} autoComplete="off" />}
      </Field>
      <RoleChoices chosen={['annotator']} error={errorAt('roles')} />
      <MailChoice hasMail={hasMail} hint="To one who has no account yet." />
    </FormDialog>
  );
}

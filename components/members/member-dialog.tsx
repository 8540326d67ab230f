'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { disableAccount, makeNewPasswordLink, pseudonymise } from '@/lib/actions/accounts';
import type { ActionResult } from '@/lib/actions/define-action';
import type { HandedLink } from '@/lib/actions/hand-over-links';
import {
  changeMemberRoles,
  endMembership,
  inviteMember,
  makeInvitationLink,
} from '@/lib/actions/projects';
import { InvitationLink } from './invitation-link';
import { MailChoice, isByMail } from './mail-choice';
import type { MemberTask } from './member-row';
import { RoleChoices, chosenRoles } from './role-choices';

type Plan = {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  readonly isDangerous?: boolean;
  /** @returns a link to tell of, or nothing */
  readonly run: (form: FormData) => Promise<ActionResult<HandedLink | null>>;
};

/** Asks before something is done for a member, and shows a new link afterwards. */
export function MemberDialog({
  projectId,
  task,
  hasMail,
  onClose,
}: {
  readonly projectId: string;
  readonly task: MemberTask;
  readonly hasMail: boolean;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const plan = planOf(projectId, task);
  const { run, isPending, failure, errorAt } = useAction(plan.run);
  const [link, setLink] = useState<HandedLink | null>(null);
  const makesLink = task.kind === 'invitation' || task.kind === 'passwordLink';
  const hasRoles = task.kind === 'roles' || task.kind === 'restore';

  const send = async (form: FormData) => {
    const result = await run(form);
    if (!result.ok) return;
    router.refresh();
    if (result.data === null) onClose();
    else setLink(result.data);
  };

  if (link !== null) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={link.mail === 'sent' ? 'The link is on its way' : 'The link is ready'}
        actions={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <InvitationLink link={link} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={plan.title}
      description={plan.text}
      words={plan.action}
      pendingWords="One moment …"
      isPending={isPending}
      isDangerous={plan.isDangerous === true}
      onSubmit={send}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} fields={['roles', 'pseudonym']} />}
      {hasRoles && <RoleChoices chosen={task.member.roles} error={errorAt('roles')} />}
      {task.kind === 'pseudonym' && (
        <Field label="Pseudonym" hint="Such as Reader 7." error={errorAt('pseudonym')}>
          {(wiring) => <Input {...wiring} name="pseudonym" required maxLength={200} />}
        </Field>
      )}
      {makesLink && <MailChoice hasMail={hasMail} hint={`To ${task.member.email}`} />}
    </FormDialog>
  );
}

function planOf(projectId: string, { kind, member }: MemberTask): Plan {
  const { userId, name, email } = member;
  const openCount = member.assignments - member.finished;
  switch (kind) {
    case 'roles':
      return {
        title: `Roles of ${name}`,
        text: 'Work that was done or assigned stays, whatever the roles.',
        action: 'Change the roles',
        run: async (form) =>
          withoutData(await changeMemberRoles({ projectId, userId, roles: chosenRoles(form) })),
      };
    case 'restore':
      return {
        title: `Make ${name} a member again?`,
        text: 'The account and all earlier work are as they were.',
        action: 'Make a member',
        run: async (form) =>
          withoutData(await inviteMember({ projectId, email, name, roles: chosenRoles(form) })),
      };
    case 'invitation':
      return {
        title: `A new invitation link for ${name}`,
        text: 'The earlier link stops working.',
        action: 'Make the link',
        run: (form) => makeInvitationLink({ projectId, userId, byMail: isByMail(form) }),
      };
    case 'passwordLink':
      return {
        title: `A link for a new password of ${name}`,
        text: 'For somebody who forgot the password. The old one works until the link is used.',
        action: 'Make the link',
        run: (form) => makeNewPasswordLink({ userId, byMail: isByMail(form) }),
      };
    case 'disable':
      return {
        title: `Disable the account of ${name}?`,
        text: `It stops at once, in all projects and on all computers. Its work stays.${
          openCount > 0
            ? ` ${countOf(openCount, 'unfinished snippet')} of this project wait until you move them: “Move open work” in the same menu.`
            : ''
        }`,
        action: 'Disable',
        isDangerous: true,
        run: async () => withoutData(await disableAccount({ userId, isDisabled: true })),
      };
    case 'enable':
      return {
        title: `Enable the account of ${name}?`,
        text: 'The person can sign in again with the password as it was.',
        action: 'Enable',
        run: async () => withoutData(await disableAccount({ userId, isDisabled: false })),
      };
    case 'pseudonym':
      return {
        title: `Replace the name of ${name} by a pseudonym?`,
        text: 'Name and e-mail are replaced everywhere, also in the log, and for good: nobody can sign in to the account any more. Work and decisions stay, under the pseudonym. Files of releases that were made keep the name.',
        action: 'Replace the name',
        isDangerous: true,
        run: async (form) =>
          withoutData(await pseudonymise({ userId, pseudonym: formText(form, 'pseudonym') })),
      };
    case 'remove':
      return {
        title: `Remove ${name} from the project?`,
        text:
          openCount > 0
            ? `What was read stays, marked as a former member’s. ${openCount} unfinished snippets stay with ${name} until you move them: “Move open work” in the same menu.`
            : 'What was read stays, marked as a former member’s.',
        action: 'Remove',
        isDangerous: true,
        run: async () => withoutData(await endMembership({ projectId, userId })),
      };
  }
}

function withoutData(result: ActionResult<unknown>): ActionResult<null> {
  return result.ok ? { ok: true, data: null } : result;
}

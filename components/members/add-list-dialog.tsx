'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Field, Textarea } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { inviteMembers, type InvitedPerson } from '@/lib/actions/projects';
import { AddedListDialog } from './added-list';
import { MailChoice, isByMail } from './mail-choice';
import { parsePeople } from './parse-people';
import { RoleChoices, chosenRoles } from './role-choices';

/** Adds everybody of a pasted list, with the same roles. */
export function AddListButton(props: {
  readonly projectId: string;
  /** Of those who are members now: they stay as they are. */
  readonly memberEmails: readonly string[];
  readonly hasMail: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add a list</Button>
      {isOpen && <AddListDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddListDialog({
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
  const { run, isPending, failure, errorAt } = useAction(inviteMembers);
  const [text, setText] = useState('');
  const [added, setAdded] = useState<readonly InvitedPerson[] | null>(null);
  const { people, unread } = parsePeople(text);
  const fresh = people.filter(({ email }) => !memberEmails.includes(email));
  const known = people.length - fresh.length;

  const send = async (form: FormData) => {
    const result = await run({
      projectId,
      people: fresh,
      roles: chosenRoles(form),
      byMail: isByMail(form),
    });
    if (!result.ok) return;
    setAdded(result.data);
    router.refresh();
  };

  if (added !== null) return <AddedListDialog added={added} onClose={onClose} />;
  return (
    <FormDialog
      title="Add a list of members"
      words={fresh.length === 0 ? 'Add members' : `Add ${countOf(fresh.length, 'member')}`}
      pendingWords="Adding …"
      isPending={isPending}
      isBlocked={fresh.length === 0}
      onSubmit={send}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} fields={['roles']} />}
      <Field
        label="People"
        hint="One a line: Name <e-mail>, or name and e-mail with a comma between."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={7}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div aria-live="polite" className="grid gap-2">
        {known > 0 && (
          <p className="text-ink-2">
            {countOf(known, 'person', 'people')} of the list {known === 1 ? 'is' : 'are'} in the
            project already and {known === 1 ? 'stays' : 'stay'} as{' '}
            {known === 1 ? 'it is' : 'they are'}.
          </p>
        )}
        {unread.length > 0 && (
          <Notice tone="warn" title="These lines have no e-mail, or more than one">
            <ul>
              {unread.map((line, i) => (
                <li key={i} className="break-all">
                  {line}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <RoleChoices chosen={['annotator']} error={errorAt('roles')} />
      <MailChoice hasMail={hasMail} hint="To each one who has no account yet." />
    </FormDialog>
  );
}

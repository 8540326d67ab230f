'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { PasswordField } from '@/components/forms/password-field';
import { useAction } from '@/components/forms/use-action';
import { loadPage } from '@/components/shell/load-page';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { takeUpInvitation } from '@/lib/actions/accounts';
import { signInWith } from './sign-in';

/** Sets the password of an invited person and signs in with it. */
export function InvitationForm({
  secret,
  email,
}: {
  readonly secret: string;
  readonly email: string;
}) {
  const { run, isPending, failure, errorAt } = useAction(takeUpInvitation);

  const send = async (form: FormData) => {
    const password = formText(form, 'password');
    const result = await run({ secret, password });
    if (!result.ok) return;
    const answer = await signInWith(email, password);
    loadPage(answer === 'signedIn' ? '/projects' : '/sign-in');
  };

  return (
    <form
      className="grid gap-4"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <FailureNotice failure={failure} fields={['password']} />
      <Field label="E-mail" hint="You sign in with this address.">
        {(wiring) => (
          <Input {...wiring} type="email" autoComplete="username" readOnly value={email} />
        )}
      </Field>
      <PasswordField label="New password" isNew error={errorAt('password')} />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Setting the password …' : 'Set the password and sign in'}
      </Button>
    </form>
  );
}

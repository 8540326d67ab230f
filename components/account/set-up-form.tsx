'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { PasswordField } from '@/components/forms/password-field';
import { useAction } from '@/components/forms/use-action';
import { loadPage } from '@/components/shell/load-page';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { setUpFirstAdmin } from '@/lib/actions/accounts';
import { signInWith } from './sign-in';

/** Makes the first account, an admin's, and signs in with it. */
export function SetUpForm() {
  const { run, isPending, failure, errorAt } = useAction(setUpFirstAdmin);

  const send = async (form: FormData) => {
    const [email, password] = [formText(form, 'email'), formText(form, 'password')];
    const result = await run({ email, password, name: formText(form, 'name') });
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
      <FailureNotice failure={failure} fields={['name', 'email', 'password']} />
      <Field label="Your name" error={errorAt('name')}>
        {(wiring) => (
          <Input {...wiring} name="name" autoComplete="name" required maxLength={200} autoFocus />
        )}
      </Field>
      <Field label="E-mail" error={errorAt('email')}>
        {(wiring) => (
          <Input {...wiring} name="email" type="email" autoComplete="username" required />
        )}
      </Field>
      <PasswordField isNew error={errorAt('password')} />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Making the account …' : 'Make the account'}
      </Button>
    </form>
  );
}

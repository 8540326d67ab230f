'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { PasswordField } from '@/components/forms/password-field';
import { useAction } from '@/components/forms/use-action';
import { loadPage } from '@/components/shell/load-page';
import { Button } from '@/components/ui/button';
import { changePassword } from '@/lib/actions/accounts';

export function PasswordForm({ email }: { readonly email: string }) {
  const { run, isPending, failure, errorAt } = useAction(changePassword);

  const send = async (form: FormData) => {
    const result = await run({
      current: formText(form, 'current'),
      password: formText(form, 'password'),
    });
    // Every session has ended, this one too.
    if (result.ok) loadPage('/sign-in?after=password&next=/account');
  };

  return (
    <form
      className="grid max-w-sm gap-4"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <FailureNotice failure={failure} fields={['current', 'password']} />
      {/* For password managers: whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField label="Current password" name="current" error={errorAt('current')} />
      <PasswordField label="New password" isNew error={errorAt('password')} />
      <div>
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Changing …' : 'Change the password'}
        </Button>
      </div>
    </form>
  );
}

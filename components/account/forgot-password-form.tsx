'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { askForPasswordLink } from '@/lib/actions/accounts';

/** Asks for a link by mail. The answer is the same for every e-mail. */
export function ForgotPasswordForm() {
  const { run, isPending, failure, errorAt } = useAction(askForPasswordLink);
  const [asked, setAsked] = useState<string | null>(null);

  const send = async (form: FormData) => {
    const email = formText(form, 'email').trim();
    const { ok } = await run({ email });
    setAsked(ok ? email : null);
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
      <FailureNotice failure={failure} fields={['email']} />
      {asked !== null && (
        <Notice tone="ok" role="status" title="Look into your mail">
          <p className="[overflow-wrap:anywhere]">
            If {asked} has an account, a link is on its way. It works for a day. If nothing has come
            after some minutes, look among the spam, or ask an admin for a link.
          </p>
        </Notice>
      )}
      <Field label="E-mail" error={errorAt('email')}>
        {(wiring) => (
          <Input {...wiring} name="email" type="email" autoComplete="username" required autoFocus />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Sending …' : 'Send me a link'}
        </Button>
        <ButtonLink href="/sign-in">Back to sign-in</ButtonLink>
      </div>
    </form>
  );
}

'use client';

import { useState } from 'react';
import { formText } from '@/components/forms/form-text';
import { PasswordField } from '@/components/forms/password-field';
import { loadPage } from '@/components/shell/load-page';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { signInMessages, signInWith, type SignInAnswer } from './sign-in';

export function SignInForm({ next }: { readonly next: string }) {
  const [isPending, setIsPending] = useState(false);
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);

  const send = async (form: FormData) => {
    setIsPending(true);
    setAnswer(null);
    const given = await signInWith(formText(form, 'email'), formText(form, 'password'));
    setAnswer(given);
    if (given === 'signedIn') loadPage(next);
    else setIsPending(false);
  };

  return (
    <form
      className="grid gap-4"
      // Without script the password must not end up in an address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {answer !== null && answer !== 'signedIn' && (
        <Notice tone="bad" role="alert">
          {signInMessages[answer]}
        </Notice>
      )}
      <Field label="E-mail">
        {(wiring) => (
          <Input {...wiring} name="email" type="email" autoComplete="username" required autoFocus />
        )}
      </Field>
      <PasswordField />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Signing in …' : 'Sign in'}
      </Button>
    </form>
  );
}

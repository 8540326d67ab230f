'use client';

import { useState } from 'react';
import { signInMessages, signInWith, type SignInAnswer } from '@/components/account/sign-in';
import { formText } from '@/components/forms/form-text';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';

/** Signs the same person in again without leaving the screen; what waits is sent afterwards. */
export function SignInAgain({
  email,
  isOpen,
  onClose,
  onSignedIn,
}: {
  readonly email: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}) {
  const [isPending, setIsPending] = useState(false);
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);

  const send = async (form: FormData) => {
    setIsPending(true);
    setAnswer(null);
    const given = await signInWith(email, formText(form, 'password'));
    setIsPending(false);
    setAnswer(given);
    if (given === 'signedIn') onSignedIn();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Sign in again"
      description="Your work stays on the screen, and what waits is sent as soon as you are signed in."
    >
      <form
        className="grid gap-4"
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
        <p>
          <span className="block text-xs font-semibold text-ink-2">E-mail</span>
          {email}
        </p>
        {/* Password managers look for it. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField />
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Signing in …' : 'Sign in and send'}
        </Button>
      </form>
    </Dialog>
  );
}

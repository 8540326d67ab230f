'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, Input } from '@/components/ui/field';

/** A password, hidden until its writer wants to see it. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  isNew = false,
  error,
}: {
  readonly label?: string;
  readonly name?: string;
  /** To be set, not to be checked: tells password managers to offer one. */
  readonly isNew?: boolean;
  readonly error?: string | undefined;
}) {
  const [isShown, setIsShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={isNew ? 'At least 10 characters.' : undefined}>
      {(wiring) => (
        <span className="relative">
          <Input
            {...wiring}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={isNew ? 10 : undefined}
            maxLength={200}
            className="pr-11"
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label="Show the characters"
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-1 my-auto grid size-8 place-items-center rounded-md text-ink-2 hover:bg-sunk"
          >
            <Sign aria-hidden size={17} />
          </button>
        </span>
      )}
    </Field>
  );
}

'use client';

import { useState } from 'react';
import { Field, Input } from '@/components/ui/field';

/**
 * A name in brat's files. It is taken over when the field is left: on the way to a name others are
 * passed through, which may belong to something else.
 */
export function NameField({
  label,
  name,
  isNew,
  isTaken,
  onName,
}: {
  readonly label: string;
  readonly name: string;
  /** Not published: it can still be chosen. */
  readonly isNew: boolean;
  readonly isTaken: (name: string) => boolean;
  readonly onName: (name: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = (typed ?? name).trim();
  const error = wanted !== name && isTaken(wanted) ? `“${wanted}” has this name already.` : null;
  return (
    <Field
      label={label}
      hint={isNew ? 'It cannot be changed once it is published.' : 'Published; it stays.'}
      error={error}
    >
      {(wiring) => (
        <Input
          {...wiring}
          className="font-mono text-sm"
          value={typed ?? name}
          disabled={!isNew}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => {
            setTyped(null);
            if (error === null && wanted !== '' && wanted !== name) onName(wanted);
          }}
        />
      )}
    </Field>
  );
}

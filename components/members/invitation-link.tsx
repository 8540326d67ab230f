'use client';

import { CopyField } from '@/components/forms/copy-field';
import { Notice } from '@/components/ui/notice';

/** A link with which a person sets a password; shown this once. */
export function InvitationLink({
  name,
  secret,
}: {
  readonly name: string;
  readonly secret: string;
}) {
  return (
    <Notice tone="ok" role="status" title={`Send this link to ${name}. It is not shown again.`}>
      <div className="mt-2">
        <CopyField
          label="Link to set a password"
          value={`${window.location.origin}/invitation/${secret}`}
          hint="It works once, for two weeks. Earlier links of this person have stopped working."
        />
      </div>
    </Notice>
  );
}

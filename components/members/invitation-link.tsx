'use client';

import { CopyField } from '@/components/forms/copy-field';
import { Notice } from '@/components/ui/notice';
import type { HandedLink } from '@/lib/actions/hand-over-links';

/** A link with which a person sets a password: that it was sent, or the link, shown this once. */
export function InvitationLink({ link }: { readonly link: HandedLink }) {
  const { name, email, secret, mail } = link;
  if (secret === null) {
    return (
      <Notice tone="ok" role="status" title="The link was sent by mail">
        <p className="[overflow-wrap:anywhere]">
          To {email}. It works once, for two weeks. If it does not arrive, make a new link under the
          actions for {name}.
        </p>
      </Notice>
    );
  }
  const failed = 'The mail could not be sent. ';
  return (
    <Notice
      tone={mail === 'failed' ? 'warn' : 'ok'}
      role="status"
      title={`${mail === 'failed' ? failed : ''}Send this link to ${name}. It is not shown again.`}
    >
      <div className="mt-2">
        <CopyField
          label="Link to set a password"
          value={invitationUrl(secret)}
          hint="It works once, for two weeks. Earlier links of this person have stopped working."
        />
      </div>
    </Notice>
  );
}

/** The address behind a link's secret, as this browser reaches the program. */
export function invitationUrl(secret: string): string {
  return `${window.location.origin}/invitation/${secret}`;
}

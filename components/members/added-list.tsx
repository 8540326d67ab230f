'use client';

import { CopyField } from '@/components/forms/copy-field';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { HandedLink } from '@/lib/actions/hand-over-links';
import type { InvitedPerson } from '@/lib/actions/projects';
import { invitationUrl } from './invitation-link';

/** What became of each person of a list, with the links that are shown this once. */
export function AddedListDialog({
  added,
  onClose,
}: {
  readonly added: readonly InvitedPerson[];
  readonly onClose: () => void;
}) {
  const failed = added.filter(({ failure }) => failure !== null);
  const links = added.flatMap(({ link }) => (link === null ? [] : [link]));
  const sent = links.filter(({ mail }) => mail === 'sent');
  const known = added.length - failed.length - links.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${countOf(added.length - failed.length, 'member')} added`}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        {failed.length > 0 && (
          <Notice tone="bad" role="alert" title="These were not added">
            <ul>
              {failed.map(({ email, failure }) => (
                <li key={email} className="[overflow-wrap:anywhere]">
                  {email}: {failure}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {known > 0 && (
          <p>
            {countOf(known, 'account')} existed already. Nothing was changed in{' '}
            {known === 1 ? 'it' : 'them'}.
          </p>
        )}
        {sent.length > 0 && (
          <Notice tone="ok" role="status" title={`${countOf(sent.length, 'link')} sent by mail`}>
            <ul>
              {sent.map(({ name, email }) => (
                <li key={email} className="[overflow-wrap:anywhere]">
                  {name}, {email}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <LinksToShow links={links} />
      </div>
    </Dialog>
  );
}

/** The links that were not sent: not wanted by mail, or not taken by the server. */
function LinksToShow({ links }: { readonly links: readonly HandedLink[] }) {
  const shown = links.filter(({ secret }) => secret !== null);
  if (shown.length === 0) return null;
  const failed = shown.some(({ mail }) => mail === 'failed')
    ? `${countOf(shown.length, 'mail')} could not be sent. `
    : '';
  return (
    <Notice
      tone={failed === '' ? 'ok' : 'warn'}
      role="status"
      title={`${failed}Send each person their own link. The links are not shown again.`}
    >
      <div className="mt-2">
        <CopyField
          label="Links to set a password"
          value={shown
            .map(({ name, email, secret }) => `${name} <${email}>: ${invitationUrl(secret ?? '')}`)
            .join('\n')}
          isLong
          hint="Each works once, for two weeks."
        />
      </div>
    </Notice>
  );
}

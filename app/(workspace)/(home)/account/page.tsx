import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { NewsByMail } from '@/components/account/news-by-mail';
import { PasswordForm } from '@/components/account/password-form';
import { SignOutEverywhere } from '@/components/account/sign-out-everywhere';
import { TokenList } from '@/components/account/token-list';
import { PageBody, Part } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { readOwnPreferences } from '@/lib/data/users/preferences';
import { listOwnTokens } from '@/lib/data/users/tokens';
import { isMailSetUp } from '@/lib/mail/mailer';

export const metadata: Metadata = { title: 'Account' };

export default definePage('/account', async ({ actor }) => {
  const [tokens, preferences] = await Promise.all([
    listOwnTokens(actor),
    readOwnPreferences(actor),
  ]);
  return (
    <PageBody width="narrow">
      <PageHeader title="Account">
        {actor.name}, {actor.email}
        {actor.isAdmin && ', admin'}
      </PageHeader>
      <Part title="Password">
        <p className="text-ink-2">
          A new password ends every session, on this computer too; you sign in again afterwards.
        </p>
        <PasswordForm email={actor.email} />
      </Part>
      <Part title="Sessions">
        <p className="text-ink-2">
          If you left yourself signed in somewhere, end all sessions. What an annotation screen has
          not sent yet stays on its computer and is sent after the next sign-in.
        </p>
        <SignOutEverywhere />
      </Part>
      {isMailSetUp() && (
        <Part title="Mail">
          <p className="text-ink-2">
            What you have not read on the overview of a project after some minutes comes to{' '}
            <span className="[overflow-wrap:anywhere]">{actor.email}</span>, in one mail a project.
          </p>
          <NewsByMail isOn={preferences.getsNewsByMail} />
        </Part>
      )}
      <Part title="API tokens">
        <p className="text-ink-2">
          A token lets a script do what you may do, through the{' '}
          <a href="/api-docs" className="underline underline-offset-2">
            HTTP API
          </a>
          , and nothing more.
        </p>
        <TokenList
          tokens={tokens.map(({ id, name, createdAt, lastUsedAt }) => ({
            id,
            name,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          }))}
        />
      </Part>
    </PageBody>
  );
});

import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { safeNextPath } from '@/components/account/next-path';
import { SignInForm } from '@/components/account/sign-in-form';
import { Notice } from '@/components/ui/notice';
import { findActor } from '@/lib/auth/session';
import { hasNoUsers } from '@/lib/data/users/create-user';
import { isMailSetUp } from '@/lib/mail/mailer';

export const metadata: Metadata = { title: 'Sign in' };

const notices: Readonly<Record<string, string>> = {
  password: 'Your password was changed, and every session was ended. Sign in with the new one.',
  everywhere: 'You are signed out everywhere.',
};

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { next, after } = await searchParams;
  const path = safeNextPath(typeof next === 'string' ? next : undefined);
  if ((await findActor()) !== null) redirect(path);
  if (await hasNoUsers()) redirect('/set-up');
  const hasMail = isMailSetUp();
  const notice = typeof after === 'string' ? notices[after] : undefined;
  return (
    <AuthCard title="Sign in">
      {notice !== undefined && <Notice tone="ok">{notice}</Notice>}
      <SignInForm next={path} />
      {hasMail && (
        <p>
          <Link href="/forgot-password" className="underline underline-offset-2">
            Forgot your password?
          </Link>
        </p>
      )}
      <p className="text-xs text-ink-3">
        Accounts are made by invitation: ask the lead of your project for a link.
        {!hasMail && ' If you forgot your password, an admin can make you a new link.'}
      </p>
    </AuthCard>
  );
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { AuthCard } from '@/components/account/auth-card';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { isMailSetUp } from '@/lib/mail/mailer';

export const metadata: Metadata = { title: 'Forgot your password?' };

export default async function ForgotPasswordPage() {
  // The setting is read when the page is asked for, not when it is built.
  await connection();
  if (!isMailSetUp()) redirect('/sign-in');
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Tell us the e-mail of your account, and we send you a link to set a new one."
    >
      <ForgotPasswordForm />
    </AuthCard>
  );
}

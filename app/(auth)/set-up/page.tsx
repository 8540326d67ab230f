import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { SetUpForm } from '@/components/account/set-up-form';
import { hasNoUsers } from '@/lib/data/users/create-user';

export const metadata: Metadata = { title: 'Set up' };

export default async function SetUpPage() {
  if (!(await hasNoUsers())) redirect('/sign-in');
  return (
    <AuthCard
      title="Set up Goldspan"
      lead="Nobody has an account here yet. The first one is yours: it may make projects and invite others."
    >
      <SetUpForm />
    </AuthCard>
  );
}

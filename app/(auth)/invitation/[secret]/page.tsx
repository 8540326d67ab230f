import type { Metadata } from 'next';
import { AuthCard } from '@/components/account/auth-card';
import { InvitationForm } from '@/components/account/invitation-form';
import { ButtonLink } from '@/components/ui/button';
import { findInvitation } from '@/lib/data/users/invitations';

export const metadata: Metadata = {
  title: 'Invitation',
  // The address holds the secret.
  referrer: 'no-referrer',
};

export default async function InvitationPage({ params }: { params: Promise<{ secret: string }> }) {
  const { secret } = await params;
  const invited = await findInvitation(secret);
  if (invited === null) {
    return (
      <AuthCard
        title="This link does not work any more"
        lead="It was used already, is too old, or was replaced by a newer one. Ask the lead of your project for a new link."
      >
        <ButtonLink href="/sign-in">Sign in</ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={invited.isNew ? `Welcome, ${invited.name}` : 'A new password'}
      lead={
        invited.isNew
          ? 'You are invited to Goldspan. Choose a password; then you are in.'
          : `For the account of ${invited.name}. Choose it; then you are in.`
      }
    >
      <InvitationForm secret={secret} email={invited.email} />
    </AuthCard>
  );
}

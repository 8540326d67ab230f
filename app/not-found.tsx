import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/shell/message';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <main>
      <Message
        title="There is nothing here"
        actions={<ButtonLink href="/projects">Your projects</ButtonLink>}
      >
        <p>
          The page does not exist, or it belongs to a project that you have no access to. If
          somebody sent you the link, ask for access.
        </p>
      </Message>
    </main>
  );
}

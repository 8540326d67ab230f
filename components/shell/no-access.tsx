import { ButtonLink } from '@/components/ui/button';
import { Message } from './message';
import { contentId } from './page-body';

/** A page that exists and that this person's role does not include. */
export function NoAccess({
  title = 'Your role does not include this page',
  message,
}: {
  readonly title?: string;
  readonly message: string;
}) {
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      <Message title={title} actions={<ButtonLink href="/projects">Your projects</ButtonLink>}>
        <p>{message}</p>
      </Message>
    </main>
  );
}

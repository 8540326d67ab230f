import { ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/shell/message';
import { contentId } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';

/** For an annotator whom no plan has given anything yet. */
export function EmptyQueue({ projectId }: { readonly projectId: string }) {
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      <Message
        title="Nothing to read yet"
        actions={
          <>
            <ButtonLink href={projectPath(projectId)}>To the project</ButtonLink>
            <ButtonLink variant="primary" href={projectPath(projectId, 'guideline')}>
              Read the guideline
            </ButtonLink>
          </>
        }
      >
        <p>
          No snippet is assigned to you. When the lead has made a plan, your snippets are here, in
          an order of your own.
        </p>
      </Message>
    </main>
  );
}

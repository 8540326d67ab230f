import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { MoveDesk } from '@/components/plan/move-desk';
import { PageBody } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listRoundNames } from '@/lib/data/plans/list-round-names';
import { readReaderProgress } from '@/lib/data/projects/read-reader-progress';

export const metadata: Metadata = { title: 'Move work' };

export default definePage('/projects/[project]/plan/move', async ({ actor, params, search }) => {
  const [readers, rounds] = await Promise.all([
    readReaderProgress(actor, params.project),
    listRoundNames(actor, 'manageProject', params.project),
  ]);
  const people = readers.map(({ email, name, isFormer, total, finished }) => ({
    email,
    name,
    isFormer,
    open: total - finished,
  }));
  const asked = readers.find(({ userId }) => userId === search.from)?.email;
  const mostOpen = people.toSorted((a, b) => b.open - a.open)[0];
  const isAnythingRead = readers.some(({ total }) => total > 0);
  return (
    <PageBody>
      <PageHeader
        title="Move work"
        actions={<ButtonLink href={projectPath(params.project, 'plan')}>To the plan</ButtonLink>}
      >
        Snippets that somebody will not read go to others; nobody gets one twice, and loads stay as
        even as they can.
      </PageHeader>
      {isAnythingRead ? (
        <MoveDesk
          projectId={params.project}
          people={people}
          rounds={rounds}
          initialFrom={
            asked ?? (mostOpen !== undefined && mostOpen.open > 0 ? mostOpen.email : null)
          }
        />
      ) : (
        <EmptyState
          title="Nothing to move yet"
          action={
            <ButtonLink variant="primary" href={projectPath(params.project, 'plan')}>
              Plan the reading
            </ButtonLink>
          }
        >
          Nobody has been given anything to read. Once a plan is made, its work can be moved here.
        </EmptyState>
      )}
    </PageBody>
  );
});

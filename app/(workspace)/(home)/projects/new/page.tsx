import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { NewProjectForm } from '@/components/projects/new-project-form';
import { NoAccess } from '@/components/shell/no-access';
import { PageBody } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';

export const metadata: Metadata = { title: 'New project' };

export default definePage('/projects/new', ({ actor }) =>
  Promise.resolve(
    actor.isAdmin ? (
      <PageBody width="narrow">
        <PageHeader title="New project">
          You become its lead and add the others afterwards. Labels and guideline can be looked at
          before anybody reads.
        </PageHeader>
        <NewProjectForm />
      </PageBody>
    ) : (
      <NoAccess
        title="Only an admin makes projects"
        message="Ask an admin to make the project and to name you as its lead."
      />
    ),
  ),
);

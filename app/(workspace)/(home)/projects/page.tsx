import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { ProjectList } from '@/components/projects/project-list';
import { PageBody } from '@/components/shell/page-body';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listProjects } from '@/lib/data/projects/list-projects';

export const metadata: Metadata = { title: 'Projects' };

export default definePage('/projects', async ({ actor }) => {
  const projects = await listProjects(actor);
  const newProject = (
    <ButtonLink href="/projects/new" variant="primary">
      New project
    </ButtonLink>
  );
  return (
    <PageBody>
      <PageHeader
        title="Your projects"
        actions={actor.isAdmin && projects.length > 0 ? newProject : undefined}
      />
      {projects.length > 0 && <ProjectList projects={projects} />}
      {projects.length === 0 && actor.isAdmin && (
        <EmptyState title="No project yet" action={newProject}>
          A project holds the texts, the readings of your annotators, the decisions and the
          releases. Make the first one; you become its lead.
        </EmptyState>
      )}
      {projects.length === 0 && !actor.isAdmin && (
        <EmptyState title="You are in no project yet">
          When a lead adds you to a project, it stands here. Tell the lead the e-mail that you sign
          in with: {actor.email}
        </EmptyState>
      )}
    </PageBody>
  );
});

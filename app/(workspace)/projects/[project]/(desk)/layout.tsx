import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ProjectBreadcrumb, ProjectNav } from '@/components/shell/project-nav';
import { WorkspaceHeader } from '@/components/shell/workspace-header';
import { findActor } from '@/lib/auth/session';
import { requireProject } from '@/lib/data/rights/require-project';
import { Refusal } from '@/lib/domain/errors';

/**
 * Pages of a project under its header; the screens that fill the window have their own. Each page
 * asks for sign-in and rights itself.
 */
export default async function DeskLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ project: string }>;
}) {
  const actor = await findActor();
  if (actor === null) return children;
  const { project: projectId } = await params;
  const project = await requireProject(actor, 'viewProject', projectId).catch(notFoundOr);
  const { id, name, actions } = project;
  return (
    <>
      <WorkspaceHeader
        user={{ name: actor.name, email: actor.email }}
        breadcrumb={<ProjectBreadcrumb projectId={id} name={name} actions={actions} />}
      />
      <ProjectNav projectId={id} actions={actions} />
      {children}
    </>
  );
}

function notFoundOr(error: unknown): never {
  if (error instanceof Refusal && error.code === 'notFound') notFound();
  throw error;
}

import type { Role } from '../../domain/permissions';
import { isAllowed, conditionsOfRoles } from '../../domain/permissions';
import type { Stage } from '../../domain/statistics/stage';
import type { UserActor } from '../actor';
import { requireProject } from '../rights/require-project';
import { listProjects } from './list-projects';
import { readOverview, type ProjectCounts } from './read-overview';

/** A project as the API shows it; counts over all readers only to those who may see progress. */
export type ProjectView = {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly roles: readonly Role[];
  readonly counts: ProjectCounts | null;
  readonly stage: Stage | null;
};

/** @throws Refusal `notFound` for a project that the actor is no member of */
export async function readProjectView(actor: UserActor, projectId: string): Promise<ProjectView> {
  const project = await requireProject(actor, 'viewProject', projectId);
  const { id, name, question, roles } = project;
  const view = { id, name, question, roles, counts: null, stage: null };
  if (!isAllowed('viewProgress', new Set(conditionsOfRoles(roles)))) return view;
  const { counts, stage } = await readOverview(actor, projectId);
  return { ...view, counts, stage };
}

export async function listProjectViews(actor: UserActor): Promise<ProjectView[]> {
  const projects = await listProjects(actor);
  return Promise.all(projects.map(({ id }) => readProjectView(actor, id)));
}

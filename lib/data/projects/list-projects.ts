import type { Role } from '../../domain/permissions';
import type { UserActor } from '../actor';
import { database } from '../database';
import { projectWhere } from '../rights/condition-where';

export type ProjectEntry = {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly isDemo: boolean;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  /** The actor's own assignments. */
  readonly own: { readonly total: number; readonly finished: number };
};

/** The projects that the actor is a member of, newest first; three queries, whatever their number. */
export async function listProjects(actor: UserActor): Promise<ProjectEntry[]> {
  const [projects, own] = await Promise.all([
    database().project.findMany({
      where: projectWhere(actor, 'viewProject'),
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: {
        id: true,
        name: true,
        question: true,
        isDemo: true,
        createdAt: true,
        memberships: { where: { userId: actor.userId }, select: { roles: true } },
      },
    }),
    database().assignment.groupBy({
      by: ['projectId', 'status'],
      where: {
        userId: actor.userId,
        status: { not: 'withdrawn' },
        isActive: true,
      },
      _count: true,
    }),
  ]);
  return projects.map(({ memberships, ...project }) => {
    const counts = own.filter(({ projectId }) => projectId === project.id);
    const sum = (rows: typeof counts) => rows.reduce((total, row) => total + row._count, 0);
    return {
      ...project,
      roles: memberships[0]?.roles ?? [],
      own: {
        total: sum(counts),
        finished: sum(counts.filter(({ status }) => status === 'finished')),
      },
    };
  });
}

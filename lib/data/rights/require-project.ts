/** The guard of every function that works on a project as a whole. */
import { notFound, Refusal } from '../../domain/errors';
import {
  actionsInPractice,
  allowedActions,
  conditionsOfRoles,
  type Condition,
  type ProjectAction,
  type Role,
} from '../../domain/permissions';
import type { Actor } from '../actor';
import { database, type Connection } from '../database';

/** What the guard has read on the way. */
export type GuardedProject = {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly isDemo: boolean;
  readonly isSchemeOpen: boolean;
  readonly mergeRule: 'strict' | 'longer' | 'asPv600' | 'majority';
  readonly overlap: number;
  /** The project whose practice this is; null for a project in its own right. */
  readonly practiceOf: string | null;
  /** The actor's roles; all of them for the system. */
  readonly roles: readonly Role[];
  /** A lead lets annotators see their readings beside gold. */
  readonly isGoldShown: boolean;
  /** What the actor may do on the project. */
  readonly actions: readonly ProjectAction[];
};

/**
 * The project, if the actor may do the action on it.
 * @throws Refusal `notFound` for one who is no member and for a practice, save for the work in it;
 *   `forbidden` for a member without the right
 */
export async function requireProject(
  actor: Actor,
  action: ProjectAction,
  projectId: string,
  connection: Connection = database(),
): Promise<GuardedProject> {
  const found = await connection.project.findUnique({
    where: { id: projectId },
    select: {
      id: true,
      name: true,
      question: true,
      isDemo: true,
      isSchemeOpen: true,
      mergeRule: true,
      overlap: true,
      practiceOf: true,
      isGoldShown: true,
      memberships: {
        where: { userId: actor.kind === 'user' ? actor.userId : '', leftAt: null },
        select: { roles: true },
      },
    },
  });
  if (found === null) throw notFound('The project');
  const isOutside = found.practiceOf !== null && !actionsInPractice.includes(action);
  if (isOutside && actor.kind === 'user') throw notFound('The project');
  const { memberships, ...project } = found;
  const held: readonly Role[] =
    actor.kind === 'system'
      ? ['lead', 'adjudicator', 'annotator', 'viewer']
      : (memberships[0]?.roles ?? []);
  if (held.length === 0) throw notFound('The project');
  const facts = new Set<Condition>(conditionsOfRoles(held));
  if (project.isGoldShown) facts.add('isGoldShown');
  const actions = allowedActions(facts);
  if (!actions.includes(action)) {
    throw new Refusal('forbidden', `Your role in "${project.name}" does not allow this.`);
  }
  const shown =
    project.practiceOf === null
      ? actions
      : actions.filter((each) => actionsInPractice.includes(each));
  return { ...project, roles: held, actions: shown };
}

/**
 * The conditions of the policy as WHERE clauses, one translation for each kind of resource. Kept
 * beside `fact` functions nowhere else: a check asks the database with the same clause.
 */
import {
  actionsInPractice,
  policy,
  type Action,
  type CaseAction,
  type Condition,
} from '../../domain/permissions';
import type { ProjectAction, ReadingAction, Role } from '../../domain/permissions';
import type { Actor } from '../actor';
import type { Prisma } from '../generated/client';
import { answerRound } from '../practice/practice-project';

/** Everything, for the system actor. */
const all = {};

function hasRole(userId: string, role: Role): Prisma.ProjectWhereInput {
  return { memberships: { some: { userId, leftAt: null, roles: { has: role } } } };
}

function ownUnfinished(userId: string): Prisma.AssignmentListRelationFilter {
  return { some: { userId, status: { in: ['open', 'inProgress'] } } };
}

type Translation<W> = (condition: Condition, userId: string) => W;

const roleOf: Partial<Record<Condition, Role>> = {
  isLead: 'lead',
  isAdjudicator: 'adjudicator',
  isAnnotator: 'annotator',
  isViewer: 'viewer',
};

const projectTranslation: Translation<Prisma.ProjectWhereInput> = (condition, userId) => {
  if (condition === 'isGoldShown') return { isGoldShown: true };
  const role = roleOf[condition];
  if (role === undefined) throw new Error(`${condition} does not apply to a project.`);
  return hasRole(userId, role);
};

const readingTranslation: Translation<Prisma.AssignmentWhereInput> = (condition, userId) => {
  switch (condition) {
    case 'isOwn':
      return { userId };
    case 'isNotWithdrawn':
      return { status: { not: 'withdrawn' } };
    case 'mayAnswer':
      return {
        OR: [
          { round: { number: { not: answerRound } } },
          { project: { practiceOf: null } },
          { project: { home: hasRole(userId, 'lead') } },
        ],
      };
    case 'isFinished':
      return { status: 'finished' };
    case 'isReleased':
      return { snippet: { releaseRows: { some: { release: { status: 'final' } } } } };
    case 'hasCaseLeftWaiting':
      return { snippet: { case: { is: { status: { not: 'waiting' } } } } };
    case 'hasNoOwnUnfinished':
      return { snippet: { NOT: { assignments: ownUnfinished(userId) } } };
    default:
      return { project: projectTranslation(condition, userId) };
  }
};

const caseTranslation: Translation<Prisma.CaseWhereInput> = (condition, userId) => {
  switch (condition) {
    case 'hasCaseLeftWaiting':
      return { status: { not: 'waiting' } };
    case 'hasNoOwnUnfinished':
      return { snippet: { NOT: { assignments: ownUnfinished(userId) } } };
    case 'isOwn':
    case 'isNotWithdrawn':
    case 'mayAnswer':
    case 'isFinished':
    case 'isReleased':
      throw new Error(`${condition} does not apply to a case.`);
    default:
      return { project: projectTranslation(condition, userId) };
  }
};

/** Projects on which the actor may do the action. */
export function projectWhere(actor: Actor, action: ProjectAction): Prisma.ProjectWhereInput {
  const isAllOfThem = actor.kind === 'system' || actionsInPractice.includes(action);
  return {
    ...translate(actor, action, projectTranslation),
    ...(isAllOfThem ? {} : { practiceOf: null }),
  };
}

/** Assignments (readings) on which the actor may do the action. */
export function readingWhere(actor: Actor, action: ReadingAction): Prisma.AssignmentWhereInput {
  return translate(actor, action, readingTranslation);
}

/** Cases on which the actor may do the action. */
export function caseWhere(actor: Actor, action: CaseAction): Prisma.CaseWhereInput {
  return translate(actor, action, caseTranslation);
}

function translate<W>(
  actor: Actor,
  action: Action,
  translation: Translation<W>,
): { OR: { AND: W[] }[] } | typeof all {
  if (actor.kind === 'system') return all;
  return {
    OR: policy[action].map((row) => ({
      AND: row.map((condition) => translation(condition, actor.userId)),
    })),
  };
}

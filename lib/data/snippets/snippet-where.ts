import type { SnippetFilter } from '../../domain/snippets/snippet-filter';
import type { Actor } from '../actor';
import type { Connection } from '../database';
import type { Prisma } from '../generated/client';
import { literalWords } from '../literal-words';
import { caseWhere, readingWhere } from '../rights/condition-where';

/** The snippets of a project that fit a filter, of which the actor may know that they do. */
export async function snippetWhere(
  connection: Connection,
  actor: Actor,
  projectId: string,
  { status, material, q, round, publisher, year, state, isReported = false }: SnippetFilter,
): Promise<Prisma.SnippetWhereInput> {
  const contains =
    q === undefined ? null : ({ contains: literalWords(q), mode: 'insensitive' } as const);
  return {
    ...(await placeOf(connection, projectId, round)),
    ...(status === undefined ? {} : { status }),
    ...(material === undefined ? {} : { material }),
    ...(publisher === undefined && year === undefined
      ? {}
      : { article: { projectId, ...definedOf({ publisher, year }) } }),
    AND: [
      contains === null ? {} : { OR: [{ name: contains }, { text: contains }] },
      state === undefined ? {} : stateWhere(actor, projectId, state),
      isReported ? { assignments: { some: reportWhere(actor) } } : {},
    ],
  };
}

/** A round is of one project: by it alone the database finds its snippets in their order. */
async function placeOf(
  connection: Connection,
  projectId: string,
  name: string | undefined,
): Promise<Prisma.SnippetWhereInput> {
  if (name === undefined) return { projectId };
  const round = await connection.round.findUnique({
    where: { projectId_name: { projectId, name } },
    select: { id: true },
  });
  // A round that there is not has no snippets.
  return { roundId: round?.id ?? '' };
}

const notWithdrawn = { status: { not: 'withdrawn' } } as const;

/**
 * By the cases as far as they tell it: they are short, and there is one of each snippet that was
 * ever assigned.
 */
function stateWhere(
  actor: Actor,
  projectId: string,
  state: NonNullable<SnippetFilter['state']>,
): Prisma.SnippetWhereInput {
  const isRead = (isComplete: boolean) => ({ is: { projectId, isComplete } });
  switch (state) {
    case 'unassigned':
      return {
        OR: [{ case: { is: null } }, { case: isRead(false), assignments: { none: notWithdrawn } }],
      };
    case 'reading':
      return { case: isRead(false), assignments: { some: notWithdrawn } };
    case 'read':
      return { case: isRead(true) };
    default:
      return { case: { is: { projectId, status: state, ...caseWhere(actor, 'viewCase') } } };
  }
}

/** Readings that say that the text is unreadable, of which the actor may know. */
export function reportWhere(actor: Actor): Prisma.AssignmentWhereInput {
  return { outcome: 'unreadable', ...readingWhere(actor, 'viewReport') };
}

function definedOf<T extends object>(fields: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}

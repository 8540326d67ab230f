import type { Actor } from '../actor';
import type { Prisma } from '../generated/client';
import type { SnippetStatus } from '../generated/enums';
import { readingWhere } from '../rights/condition-where';

export type SnippetFilter = {
  readonly status?: SnippetStatus | undefined;
  readonly material?: string | undefined;
  /** Words of the name or the text. */
  readonly q?: string | undefined;
  /** Only those that a reader has reported as unreadable, as far as the actor may know. */
  readonly isReported?: boolean | undefined;
};

/** The snippets of a project that fit a filter. */
export function snippetWhere(
  actor: Actor,
  projectId: string,
  { status, material, q, isReported = false }: SnippetFilter,
): Prisma.SnippetWhereInput {
  const contains = q === undefined ? null : ({ contains: q, mode: 'insensitive' } as const);
  return {
    projectId,
    ...(status === undefined ? {} : { status }),
    ...(material === undefined ? {} : { material }),
    ...(contains === null ? {} : { OR: [{ name: contains }, { text: contains }] }),
    ...(isReported ? { assignments: { some: reportWhere(actor) } } : {}),
  };
}

/** Readings that say that the text is unreadable, of which the actor may know. */
export function reportWhere(actor: Actor): Prisma.AssignmentWhereInput {
  return { outcome: 'unreadable', ...readingWhere(actor, 'viewReport') };
}

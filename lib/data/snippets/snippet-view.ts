/** A snippet as the screens show it: what is read of its row, and its shape. */
import type { SnippetView } from '../../domain/assignment/view';
import { pairFragments } from '../../domain/spans/fragment';
import type { Prisma } from '../generated/client';

export const snippetViewColumns = {
  name: true,
  material: true,
  text: true,
  targets: true,
  sentences: true,
} as const satisfies Prisma.SnippetSelect;

export function snippetViewOf({
  name,
  material,
  text,
  targets,
  sentences,
}: Prisma.SnippetGetPayload<{ select: typeof snippetViewColumns }>): SnippetView {
  return { name, material, text, targets: pairFragments(targets), sentences };
}

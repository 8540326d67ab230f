import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { listMaterials } from './list-materials';

/** What the snippets of a project can be narrowed to. */
export type FilterValues = {
  readonly materials: readonly string[];
  /** In their order. */
  readonly rounds: readonly string[];
  readonly publishers: readonly string[];
  readonly years: readonly number[];
};

/** @throws Refusal `notFound`, `forbidden` */
export async function listFilterValues(actor: Actor, projectId: string): Promise<FilterValues> {
  await requireProject(actor, 'manageProject', projectId);
  const [materials, rounds, publishers, years] = await Promise.all([
    listMaterials(actor, 'manageProject', projectId),
    database().round.findMany({
      where: { projectId },
      orderBy: { number: 'asc' },
      select: { name: true },
    }),
    database().article.groupBy({
      by: ['publisher'],
      where: { projectId, publisher: { not: null } },
      orderBy: { publisher: 'asc' },
    }),
    database().article.groupBy({
      by: ['year'],
      where: { projectId, year: { not: null } },
      orderBy: { year: 'desc' },
    }),
  ]);
  return {
    materials,
    rounds: rounds.map(({ name }) => name),
    publishers: publishers.flatMap(({ publisher }) => publisher ?? []),
    years: years.flatMap(({ year }) => year ?? []),
  };
}

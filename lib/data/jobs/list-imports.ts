import { z } from 'zod';
import type { Actor } from '../actor';
import { database } from '../database';
import type { JobState } from '../generated/enums';
import { requireProject } from '../rights/require-project';

/** An import as its list shows it. */
export type ImportEntry = {
  readonly id: string;
  readonly state: JobState;
  readonly progress: number;
  readonly report: unknown;
  readonly createdAt: Date;
  readonly fileName: string;
  readonly kind: 'texts' | 'readings';
  /** Whose readings they are. */
  readonly annotator: string | null;
};

const inputSchema = z.object({
  kind: z.enum(['texts', 'readings']),
  fileName: z.string(),
  annotatorId: z.string().nullable(),
});

/** The latest twenty imports, newest first. @throws Refusal `notFound`, `forbidden` */
export async function listImports(actor: Actor, projectId: string): Promise<ImportEntry[]> {
  await requireProject(actor, 'manageProject', projectId);
  const jobs = await database().job.findMany({
    where: { projectId, kind: 'import' },
    orderBy: { createdAt: 'desc' },
    take: 20,
    select: {
      id: true,
      state: true,
      progress: true,
      report: true,
      createdAt: true,
      input: true,
    },
  });
  const imports = jobs.map(({ input, ...job }) => ({ ...job, ...inputSchema.parse(input) }));
  const people = await database().user.findMany({
    where: { id: { in: imports.flatMap(({ annotatorId }) => annotatorId ?? []) } },
    select: { id: true, name: true },
  });
  return imports.map(({ annotatorId, ...entry }) => ({
    ...entry,
    annotator: people.find(({ id }) => id === annotatorId)?.name ?? null,
  }));
}

import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** The guideline as a lead edits it, with what a new version would concern. */
export type GuidelineDesk = {
  readonly version: number;
  readonly text: string;
  /** Assignments that nobody has begun. */
  readonly unbegun: number;
  /** Decisions that cite a clause, by its number. */
  readonly citations: Readonly<Record<string, number>>;
};

/** @throws Refusal `notFound`, `forbidden` for one who does not lead the project */
export async function readGuidelineDesk(actor: Actor, projectId: string): Promise<GuidelineDesk> {
  await requireProject(actor, 'manageProject', projectId);
  const [{ version, text }, unbegun, cited] = await Promise.all([
    database().guideline.findFirstOrThrow({
      where: { projectId },
      orderBy: { version: 'desc' },
      select: { version: true, text: true },
    }),
    database().assignment.count({ where: { projectId, status: 'open', revision: 0 } }),
    database().decision.groupBy({
      by: ['clause'],
      where: { case: { projectId }, clause: { not: null } },
      _count: true,
    }),
  ]);
  return {
    version,
    text,
    unbegun,
    citations: Object.fromEntries(cited.map(({ clause, _count }) => [clause ?? '', _count])),
  };
}

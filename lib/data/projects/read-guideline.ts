import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

export type GuidelineVersion = {
  readonly version: number;
  readonly createdAt: Date;
  /** Markdown with numbered clauses. */
  readonly text: string;
};

/** The project's current guideline, for every member. @throws Refusal `notFound` */
export async function readGuideline(actor: Actor, projectId: string): Promise<GuidelineVersion> {
  await requireProject(actor, 'viewProject', projectId);
  return database().guideline.findFirstOrThrow({
    where: { projectId },
    orderBy: { version: 'desc' },
    select: { version: true, createdAt: true, text: true },
  });
}

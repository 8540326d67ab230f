import { notFound } from '../../domain/errors';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

export type GuidelineVersion = {
  readonly version: number;
  readonly createdAt: Date;
  /** Markdown with numbered clauses. */
  readonly text: string;
};

export type GuidelineHistory = {
  /** The version asked for; the newest when none was. */
  readonly shown: GuidelineVersion;
  readonly newest: GuidelineVersion;
  /** All there are, newest first. */
  readonly versions: readonly Omit<GuidelineVersion, 'text'>[];
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

/** A version of the guideline among all. @throws Refusal `notFound`, also for a version */
export async function readGuidelineHistory(
  actor: Actor,
  projectId: string,
  version: number | null,
): Promise<GuidelineHistory> {
  await requireProject(actor, 'viewProject', projectId);
  const versions = await database().guideline.findMany({
    where: { projectId },
    orderBy: { version: 'desc' },
    select: { version: true, createdAt: true },
  });
  const newest = versions[0]?.version ?? 0;
  const texts = await database().guideline.findMany({
    where: { projectId, version: { in: [newest, version ?? newest] } },
    select: { version: true, createdAt: true, text: true },
  });
  const find = (wanted: number): GuidelineVersion => {
    const found = texts.find((each) => each.version === wanted);
    if (found === undefined) throw notFound('This version of the guideline');
    return found;
  };
  return { shown: find(version ?? newest), newest: find(newest), versions };
}

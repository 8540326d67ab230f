import { notFound } from '../../domain/errors';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

export type SchemeVersion = {
  readonly version: number;
  readonly createdAt: Date;
  readonly scheme: LabelScheme;
};

export type SchemeHistory = {
  /** The version asked for; the newest when none was. */
  readonly shown: SchemeVersion;
  readonly newest: SchemeVersion;
  /** The version that it is compared with; null when none was asked for. */
  readonly other: SchemeVersion | null;
  /** All there are, newest first. */
  readonly versions: readonly Omit<SchemeVersion, 'scheme'>[];
};

/** The project's current label scheme, for every member. @throws Refusal `notFound` */
export async function readScheme(actor: Actor, projectId: string): Promise<SchemeVersion> {
  await requireProject(actor, 'viewProject', projectId);
  const { version, createdAt, scheme } = await database().labelScheme.findFirstOrThrow({
    where: { projectId },
    orderBy: { version: 'desc' },
    select: { version: true, createdAt: true, scheme: true },
  });
  return { version, createdAt, scheme: labelSchemeSchema.parse(scheme) };
}

/**
 * A version of the label scheme among all, and another one to compare it with.
 * @throws Refusal `notFound`, also for a version
 */
export async function readSchemeHistory(
  actor: Actor,
  projectId: string,
  version: number | null,
  compared: number | null = null,
): Promise<SchemeHistory> {
  await requireProject(actor, 'viewProject', projectId);
  const versions = await database().labelScheme.findMany({
    where: { projectId },
    orderBy: { version: 'desc' },
    select: { version: true, createdAt: true },
  });
  const newest = versions[0]?.version ?? 0;
  const rows = await database().labelScheme.findMany({
    where: { projectId, version: { in: [newest, version ?? newest, compared ?? newest] } },
    select: { version: true, createdAt: true, scheme: true },
  });
  const find = (wanted: number): SchemeVersion => {
    const found = rows.find((each) => each.version === wanted);
    if (found === undefined) throw notFound('This version of the label scheme');
    return { ...found, scheme: labelSchemeSchema.parse(found.scheme) };
  };
  return {
    shown: find(version ?? newest),
    newest: find(newest),
    other: compared === null ? null : find(compared),
    versions,
  };
}

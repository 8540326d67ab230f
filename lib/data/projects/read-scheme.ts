import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

export type SchemeVersion = {
  readonly version: number;
  readonly createdAt: Date;
  readonly scheme: LabelScheme;
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

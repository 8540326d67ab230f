import type { SchemeUse } from '../../domain/label-scheme/scheme-faults';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { countSchemeUse } from './scheme-use';

/** The label scheme as a lead edits it, with what a new version would concern. */
export type SchemeDesk = {
  readonly version: number;
  readonly scheme: LabelScheme;
  readonly use: SchemeUse;
  /** Assignments that nobody has begun. */
  readonly unbegun: number;
  /** Assignments that were begun and are not finished: they keep their version. */
  readonly begun: number;
  /** Snippets that one reader has begun and another has not: they would be read under two versions. */
  readonly half: number;
};

/** @throws Refusal `notFound`, `forbidden` for one who does not lead the project */
export async function readSchemeDesk(actor: Actor, projectId: string): Promise<SchemeDesk> {
  await requireProject(actor, 'manageProject', projectId);
  const [newest, use, unbegun, begun, [half]] = await Promise.all([
    database().labelScheme.findFirstOrThrow({
      where: { projectId },
      orderBy: { version: 'desc' },
      select: { version: true, scheme: true },
    }),
    countSchemeUse(database(), projectId),
    database().assignment.count({ where: { projectId, status: 'open' } }),
    database().assignment.count({ where: { projectId, status: 'inProgress' } }),
    database().$queryRaw<{ snippets: number }[]>`
      SELECT count(*)::int AS "snippets" FROM (
        SELECT a."snippetId" FROM "Assignment" a
         WHERE a."projectId" = ${projectId} AND a."isActive"
           AND a."status" IN ('open', 'inProgress', 'finished')
         GROUP BY a."snippetId"
        HAVING bool_or(a."status" = 'open') AND bool_or(a."status" <> 'open')) AS h`,
  ]);
  const { version, scheme } = newest;
  return {
    version,
    scheme: labelSchemeSchema.parse(scheme),
    use,
    unbegun,
    begun,
    half: half?.snippets ?? 0,
  };
}

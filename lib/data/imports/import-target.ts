/** What an import writes into: the project's scheme, guideline and round. For the system actor. */
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { Refusal } from '../../domain/errors';
import type { Actor } from '../actor';
import { inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { requireProject } from '../rights/require-project';

export type ImportTarget = {
  readonly projectId: string;
  readonly isSchemeOpen: boolean;
  readonly schemeId: string;
  readonly scheme: LabelScheme;
  readonly guidelineId: string;
  readonly roundId: string;
};

/** Reads where an import goes, making the round when it is named and missing. */
export async function openImportTarget(
  actor: Actor,
  projectId: string,
  round: string | null,
): Promise<ImportTarget> {
  const project = await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    const scheme = await currentScheme(tx, projectId);
    const guideline = await tx.guideline.findFirstOrThrow({
      where: { projectId },
      orderBy: { version: 'desc' },
      select: { id: true },
    });
    return {
      projectId,
      isSchemeOpen: project.isSchemeOpen,
      schemeId: scheme.id,
      scheme: labelSchemeSchema.parse(scheme.scheme),
      guidelineId: guideline.id,
      roundId: await openRound(tx, projectId, round),
    };
  });
}

/**
 * Adds a version of the scheme.
 * @returns the target with it
 * @throws Refusal `conflict` when another version was published since the target was opened
 */
export async function writeSchemeVersion(
  actor: Actor,
  target: ImportTarget,
  scheme: LabelScheme,
): Promise<ImportTarget> {
  await requireProject(actor, 'manageProject', target.projectId);
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${target.projectId} FOR UPDATE`;
    const { id, version } = await currentScheme(tx, target.projectId);
    if (id !== target.schemeId) {
      throw new Refusal(
        'conflict',
        'The label scheme was changed while the file was read. Nothing was imported; import it again.',
      );
    }
    const schemeId = newId();
    await tx.labelScheme.create({
      data: { id: schemeId, projectId: target.projectId, version: version + 1, scheme },
    });
    return { ...target, schemeId, scheme };
  });
}

function currentScheme(tx: Connection, projectId: string) {
  return tx.labelScheme.findFirstOrThrow({
    where: { projectId },
    orderBy: { version: 'desc' },
    select: { id: true, version: true, scheme: true },
  });
}

async function openRound(tx: Connection, projectId: string, name: string | null): Promise<string> {
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
  const latest = await tx.round.findFirstOrThrow({
    where: { projectId },
    orderBy: { number: 'desc' },
    select: { id: true, number: true },
  });
  if (name === null) return latest.id;
  const known = await tx.round.findUnique({
    where: { projectId_name: { projectId, name } },
    select: { id: true },
  });
  if (known !== null) return known.id;
  const id = newId();
  await tx.round.create({ data: { id, projectId, number: latest.number + 1, name } });
  return id;
}

import {
  changesGold,
  compareSchemes,
  type SchemeChange,
} from '../../domain/label-scheme/compare-schemes';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { findSchemeFaults } from '../../domain/label-scheme/scheme-faults';
import { Refusal } from '../../domain/errors';
import type { UserActor } from '../actor';
import { lockProjectCases, refreshLockedCases } from '../cases/rebuild-project';
import { inTransaction } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { countSchemeUse } from './scheme-use';

export type NewScheme = {
  /** The version that was edited. */
  readonly base: number;
  readonly scheme: LabelScheme;
};

/**
 * Publishes a new version of the label scheme. It applies to assignments that nobody has begun and
 * to those made from now on; what was begun keeps the version that it was begun under, so that
 * nothing in it changes its meaning. Cases and gold follow the new version: its mappings, its
 * quantities.
 * @returns the version, and to how many assignments it applies
 * @throws Refusal `conflict` when `base` is not the newest version, `unprocessable` for a scheme
 *   that cannot follow it, with every reason in the details
 */
export async function publishScheme(
  actor: UserActor,
  projectId: string,
  { base, scheme }: NewScheme,
): Promise<{ readonly version: number; readonly applied: number }> {
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const newest = await tx.labelScheme.findFirstOrThrow({
      where: { projectId },
      orderBy: { version: 'desc' },
    });
    if (newest.version !== base) {
      throw new Refusal(
        'conflict',
        `Version ${newest.version} was published while this one was made from version ${base}. Load the page to see it, and make your changes there.`,
      );
    }
    const before = labelSchemeSchema.parse(newest.scheme);
    const changes = compareSchemes(before, scheme);
    if (changes.length === 0) {
      throw new Refusal('unprocessable', 'Nothing was changed in the label scheme.');
    }
    const faults = findSchemeFaults(before, scheme, await countSchemeUse(tx, projectId));
    const [fault] = faults;
    if (fault !== undefined) {
      throw new Refusal(
        'unprocessable',
        fault.message,
        // What is lost is named, so that a screen can offer to put it back.
        faults.map(({ message, lost }) =>
          lost === undefined
            ? { message }
            : { message, code: `${lost.kind}InUse`, path: lost.name },
        ),
      );
    }
    const id = newId();
    const version = base + 1;
    await tx.labelScheme.create({ data: { id, projectId, version, scheme } });
    // Cases are locked before assignments.
    const cases = changes.some(changesGold) ? await lockProjectCases(tx, projectId) : [];
    const { count: applied } = await tx.assignment.updateMany({
      where: { projectId, status: 'open', revision: 0 },
      data: { schemeId: id },
    });
    // The labels of gold and the values may be others where the items are the same.
    await refreshLockedCases(tx, cases, true);
    await writeLog(tx, actor, projectId, {
      type: 'schemePublished',
      version,
      changes: changes.map(entryOf),
      applied,
    });
    return { version, applied };
  });
}

/** A change as the log keeps it. */
function entryOf(change: SchemeChange): { kind: string; name: string } {
  switch (change.kind) {
    case 'labelChanged':
      return { kind: change.kind, name: change.after.title };
    case 'labelMapped':
      return { kind: change.kind, name: `${change.label.title} to ${change.target.title}` };
    case 'labelAdded':
    case 'labelRemoved':
    case 'labelRetired':
    case 'labelRestored':
    case 'labelUnmapped':
      return { kind: change.kind, name: change.label.title };
    case 'attributeAdded':
    case 'attributeRemoved':
    case 'attributeChanged':
      return { kind: change.kind, name: change.attribute.name };
    case 'reasonsChanged':
    case 'labelsReordered':
      return { kind: change.kind, name: '' };
  }
}

import { parseGuidelineClauses } from '../../domain/guideline/clauses';
import { compareClauses } from '../../domain/guideline/compare-clauses';
import { Refusal } from '../../domain/errors';
import type { UserActor } from '../actor';
import { inTransaction } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';

export type NewGuideline = {
  /** The version that was edited. */
  readonly base: number;
  /** Markdown with numbered clauses. */
  readonly text: string;
  /** Whether it applies to assignments that nobody has begun; else to those made from now on. */
  readonly appliesToUnbegun: boolean;
};

/**
 * Publishes a new version of the guideline. What was begun keeps the version that it was begun
 * under.
 * @returns the version, and to how many assignments it applies
 * @throws Refusal `conflict` when `base` is not the newest version, `unprocessable` for a text that
 *   is empty or says what the newest one says
 */
export async function publishGuideline(
  actor: UserActor,
  projectId: string,
  { base, text, appliesToUnbegun }: NewGuideline,
): Promise<{ readonly version: number; readonly applied: number }> {
  await requireProject(actor, 'manageProject', projectId);
  if (text.trim() === '') throw new Refusal('unprocessable', 'The guideline has no text.');
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const newest = await tx.guideline.findFirstOrThrow({
      where: { projectId },
      orderBy: { version: 'desc' },
    });
    if (newest.version !== base) {
      throw new Refusal(
        'conflict',
        `Version ${newest.version} was published while this one was written from version ${base}. Keep a copy of your text, load the page, and bring both together.`,
      );
    }
    if (newest.text === text) {
      throw new Refusal('unprocessable', 'Nothing was changed in the guideline.');
    }
    const id = newId();
    const version = base + 1;
    await tx.guideline.create({ data: { id, projectId, version, text } });
    const { count: applied } = appliesToUnbegun
      ? await tx.assignment.updateMany({
          where: { projectId, status: 'open', revision: 0 },
          data: { guidelineId: id },
        })
      : { count: 0 };
    const changes = compareClauses(
      parseGuidelineClauses(newest.text),
      parseGuidelineClauses(text),
    ).map((change) => ('after' in change ? change.after : change.before).number);
    await writeLog(tx, actor, projectId, {
      type: 'guidelinePublished',
      version,
      clauses: [...new Set(changes)],
      applied,
    });
    return { version, applied };
  });
}

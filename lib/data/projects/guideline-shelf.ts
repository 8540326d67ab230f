import { notFound } from '../../domain/errors';
import { parseGuidelineClauses } from '../../domain/guideline/clauses';
import type { GuidelineShelf } from '../../domain/guideline/shelf';
import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/**
 * The guideline as one annotator needs it beside the text: see `GuidelineShelf`. A practice has the
 * guideline of the project that it is the practice of.
 * @throws Refusal `notFound`, `forbidden` for one who does not annotate here
 */
export async function readGuidelineShelf(
  actor: UserActor,
  projectId: string,
): Promise<GuidelineShelf> {
  const home = await findHome(actor, projectId);
  const { userId } = actor;
  const [seen, newest] = await Promise.all([
    database().guidelineSeen.findUnique({
      where: { projectId_userId: { projectId: home, userId } },
      select: { version: true },
    }),
    database().guideline.aggregate({ where: { projectId: home }, _max: { version: true } }),
  ]);
  const named = [seen?.version ?? null, newest._max.version].filter((each) => each !== null);
  const rows = await database().guideline.findMany({
    where: {
      projectId: home,
      OR: [{ assignments: { some: { userId } } }, { version: { in: named } }],
    },
    orderBy: { version: 'asc' },
    select: { version: true, text: true },
  });
  return {
    lastRead: seen?.version ?? null,
    versions: rows.map(({ version, text }) => ({ version, clauses: parseGuidelineClauses(text) })),
  };
}

/**
 * Keeps that the actor has read a version. An earlier version than the one kept changes nothing.
 * @throws Refusal `notFound` for a version that the project does not have
 */
export async function markGuidelineRead(
  actor: UserActor,
  projectId: string,
  version: number,
): Promise<void> {
  const home = await findHome(actor, projectId);
  const { userId } = actor;
  const count = await database().guideline.count({ where: { projectId: home, version } });
  if (count === 0) throw notFound('This version of the guideline');
  await database().$executeRaw`
    INSERT INTO "GuidelineSeen" ("projectId", "userId", "version")
    VALUES (${home}, ${userId}, ${version})
    ON CONFLICT ("projectId", "userId") DO UPDATE SET "version" = EXCLUDED."version", "at" = now()
    WHERE "GuidelineSeen"."version" < EXCLUDED."version"`;
}

/** Where the guideline of a project or of a practice is kept. */
async function findHome(actor: UserActor, projectId: string): Promise<string> {
  const { id, practiceOf } = await requireProject(actor, 'annotate', projectId);
  return practiceOf ?? id;
}

/**
 * The actor's own readings beside the gold that the newest final release froze. Nothing here reads
 * anything of another reader: gold comes from the release's own rows.
 */
import { goldReasonsSchema, type GoldReasons } from '../../domain/adjudication/gold-reasons';
import { assertPresent, notFound } from '../../domain/errors';
import { compareReading, type Feedback } from '../../domain/feedback/compare-reading';
import { expectedGold, type ExpectedGold } from '../../domain/feedback/expected-gold';
import { goldLabelsOf } from '../../domain/label-scheme/mapping';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import type { ReleaseGold } from '../../domain/release/release-snippet';
import { pairFragments, type LabelledSpan } from '../../domain/spans/fragment';
import type { UserActor } from '../actor';
import { database } from '../database';
import type { Prisma } from '../generated/client';
import { literalWords } from '../literal-words';
import { readingWhere } from '../rights/condition-where';
import { requireProject, type GuardedProject } from '../rights/require-project';

/** The release that gold is taken from. */
export type GoldRelease = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
};

export type OwnFilter = {
  /** Only readings that differ from gold. */
  readonly differs?: boolean | undefined;
  /** Words of the snippet's name or text. */
  readonly q?: string | undefined;
};

export type OwnComparison = {
  /** Of the assignment. */
  readonly id: string;
  readonly snippetId: string;
  readonly feedback: Feedback<LabelledSpan, ExpectedGold>;
  /** Null where the release keeps none. */
  readonly reasons: GoldReasons | null;
};

/**
 * The project, for an annotator to whom gold is shown.
 * @throws Refusal `forbidden` for one who does not annotate here, `notFound` while no lead shows gold
 */
export async function requireGoldShown(
  actor: UserActor,
  projectId: string,
): Promise<GuardedProject> {
  const project = await requireProject(actor, 'annotate', projectId);
  if (!project.actions.includes('viewBesideGold')) throw notFound('Gold');
  return project;
}

/** Null before the first final release. */
export function findGoldRelease(projectId: string): Promise<GoldRelease | null> {
  return database().release.findFirst({
    where: { projectId, status: 'final' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, createdAt: true },
  });
}

/** The actor's own readings of the release's snippets. */
export function ownReadingsWhere(
  actor: UserActor,
  projectId: string,
  release: GoldRelease,
  q?: string,
): Prisma.AssignmentWhereInput {
  const contains = { contains: literalWords(q ?? ''), mode: 'insensitive' } as const;
  return {
    projectId,
    userId: actor.userId,
    snippet: {
      status: 'active',
      releaseRows: { some: { releaseId: release.id } },
      ...(q === undefined ? {} : { OR: [{ name: contains }, { text: contains }] }),
    },
    AND: [readingWhere(actor, 'seeBesideGold')],
  };
}

/** True when the actor may see this own reading beside gold. */
export async function hasGoldBeside(
  actor: UserActor,
  projectId: string,
  assignmentId: string,
): Promise<boolean> {
  const release = await findGoldRelease(projectId);
  if (release === null) return false;
  const where = { ...ownReadingsWhere(actor, projectId, release), id: assignmentId };
  return (await database().assignment.count({ where })) > 0;
}

/** The actor's own order, as in the queue. */
export const ownOrder = [
  { round: { number: 'asc' } },
  { place: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.AssignmentOrderByWithRelationInput[];

/** Compares the readings, in the actor's own order: three queries, whatever their number. */
export async function compareOwnReadings(
  where: Prisma.AssignmentWhereInput,
  release: GoldRelease,
): Promise<OwnComparison[]> {
  const rows = await database().assignment.findMany({
    where,
    orderBy: [...ownOrder],
    select: {
      id: true,
      snippetId: true,
      outcome: true,
      flagReason: true,
      annotations: { select: { fragments: true, label: true } },
    },
  });
  const snippetIds = rows.map(({ snippetId }) => snippetId);
  const gold = await database().$queryRaw<GoldRow[]>`
    SELECT "snippetId", "row"->'gold' AS "gold", "reasons" FROM "ReleaseRow"
     WHERE "releaseId" = ${release.id} AND "snippetId" = ANY (${snippetIds})`;
  const goldLabel = goldLabelsOf(await readNewestScheme(release));
  const goldOf = new Map(gold.map((row) => [row.snippetId, row]));
  return rows.map(({ id, snippetId, outcome, flagReason, annotations }) => {
    const frozen = assertPresent(goldOf.get(snippetId), 'the gold of a released snippet');
    const reasons = frozen.reasons === null ? null : goldReasonsSchema.parse(frozen.reasons);
    const reading = {
      outcome: assertPresent(outcome, 'the outcome of a finished reading'),
      flagReason,
      spans: annotations.map(({ fragments, label }) => ({
        fragments: pairFragments(fragments),
        label,
      })),
    };
    const feedback = compareReading(reading, expectedGold(frozen.gold, reasons), goldLabel);
    return { id, snippetId, feedback, reasons };
  });
}

/** A label that was mapped after the release is no difference either. */
async function readNewestScheme(release: GoldRelease): Promise<LabelScheme> {
  const { scheme } = await database().labelScheme.findFirstOrThrow({
    where: { project: { releases: { some: { id: release.id } } } },
    orderBy: { version: 'desc' },
    select: { scheme: true },
  });
  return labelSchemeSchema.parse(scheme);
}

type GoldRow = {
  readonly snippetId: string;
  /** Written by this program alone, in the domain's own shape. */
  readonly gold: readonly ReleaseGold[];
  readonly reasons: unknown;
};

import type { CaseStatus } from '../../domain/adjudication/case-state';
import { findDecisionsInForce } from '../../domain/adjudication/decision';
import { changesGold, compareSchemes } from '../../domain/label-scheme/compare-schemes';
import { goldLabelsOf, type GoldLabel } from '../../domain/label-scheme/mapping';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import { countChecks, rebuildProject } from '../cases/rebuild-project';
import type { CaseChange } from '../cases/store-cases';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** What publishing a version would do to the gold of a project. */
export type SchemeEffect = {
  /** Spans that would have another label in gold than now, as they were marked. */
  readonly spans: number;
  /** The readings that they are of. */
  readonly readings: number;
  /** Decisions in force whose gold would have another label. */
  readonly decisions: number;
  /** Snippets whose case would have another status, by name. */
  readonly cases: readonly {
    readonly snippet: string;
    readonly before: CaseStatus;
    readonly after: CaseStatus;
  }[];
  /** Values of gold at which a person has to look: now and then. */
  readonly checks: { readonly before: number; readonly after: number };
};

const nothing: SchemeEffect = {
  spans: 0,
  readings: 0,
  decisions: 0,
  cases: [],
  checks: { before: 0, after: 0 },
};

/**
 * What a version of the label scheme would do to cases and gold if it were published now. Nothing
 * is written and nothing locked: what is finished in the meantime comes on top.
 * @throws Refusal `notFound`, `forbidden` for one who does not lead the project
 */
export async function readSchemeEffect(
  actor: Actor,
  projectId: string,
  scheme: LabelScheme,
): Promise<SchemeEffect> {
  await requireProject(actor, 'manageProject', projectId);
  const newest = await database().labelScheme.findFirstOrThrow({
    where: { projectId },
    orderBy: { version: 'desc' },
  });
  const before = labelSchemeSchema.parse(newest.scheme);
  if (!compareSchemes(before, scheme).some(changesGold)) return nothing;
  const isMoved = isMovedBetween(goldLabelsOf(before), goldLabelsOf(scheme));
  let [decisions, checksAfter] = [0, 0];
  const cases: SchemeEffect['cases'][number][] = [];
  for await (const batch of rebuildProject(projectId, { scheme })) {
    checksAfter += batch.checks;
    for (const { snippet, change, effect } of batch.cases) {
      decisions += countMovedDecisions(change, isMoved);
      const { before: from, after: to } = effect;
      if (from !== to) cases.push({ snippet, before: from, after: to });
    }
  }
  const checksBefore = await countChecks(projectId);
  return {
    ...(await countMovedSpans(projectId, isMoved)),
    decisions,
    cases: cases.sort((a, b) => (a.snippet < b.snippet ? -1 : 1)),
    checks: { before: checksBefore, after: checksAfter },
  };
}

/** Whether what is marked with a label would be another one in gold. */
type IsMoved = (label: string) => boolean;

function isMovedBetween(before: GoldLabel, after: GoldLabel): IsMoved {
  return (label) => before(label) !== after(label);
}

function countMovedDecisions({ facts: { state } }: CaseChange, isMoved: IsMoved): number {
  if (state.items === null) return 0;
  const { wholeCase, byItem } = findDecisionsInForce(state.items, state.decisions);
  return [wholeCase, ...byItem.values()].filter((decision) =>
    decision?.gold.some(({ label }) => isMoved(label)),
  ).length;
}

/** In readings that were not withdrawn, finished or not. */
async function countMovedSpans(
  projectId: string,
  isMoved: IsMoved,
): Promise<Pick<SchemeEffect, 'spans' | 'readings'>> {
  const rows = await database().$queryRaw<{ id: string; label: string; spans: number }[]>`
    SELECT a."id", n."label", count(*)::int AS "spans"
      FROM "Annotation" n JOIN "Assignment" a ON a."id" = n."assignmentId"
     WHERE a."projectId" = ${projectId} AND a."status" <> 'withdrawn'
     GROUP BY a."id", n."label"`;
  const moved = rows.filter(({ label }) => isMoved(label));
  return {
    spans: moved.reduce((sum, { spans }) => sum + spans, 0),
    readings: new Set(moved.map(({ id }) => id)).size,
  };
}

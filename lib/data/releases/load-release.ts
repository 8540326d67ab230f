import { reasonsOfGold, type GoldReasons } from '../../domain/adjudication/gold-reasons';
import type { CaseItems } from '../../domain/adjudication/item';
import { goldLabelsOf, type GoldLabel } from '../../domain/label-scheme/mapping';
import type { LabelScheme } from '../../domain/label-scheme/scheme';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
import type { ReleaseSnippet } from '../../domain/release/release-snippet';
import { pairFragments } from '../../domain/spans/fragment';
import { decidedSpans } from '../cases/view-decisions';
import type { Connection } from '../database';
import type { Prisma } from '../generated/client';
import { shareProject } from '../projects/share-project';

export type ReleaseSource = {
  readonly snippetId: string;
  readonly caseId: string;
  /** Why its gold is as it is. */
  readonly reasons: GoldReasons;
};

export type ReleaseContent = {
  /** Settled snippets (agreed or decided, no value unchecked), by name. */
  readonly snippets: readonly ReleaseSnippet[];
  /** What stands behind each of those snippets, in the same order. */
  readonly sources: readonly ReleaseSource[];
  /** Active snippets that are not settled, and excluded ones. */
  readonly leftOut: { readonly unsettled: number; readonly excluded: number };
  readonly scheme: LabelScheme;
  readonly schemeVersion: number;
  readonly guidelineVersion: number;
};

const ofCase = {
  gold: true,
  decisions: {
    orderBy: { caseRevision: 'asc' },
    include: { guideline: { select: { version: true } } },
  },
} as const satisfies Prisma.CaseInclude;

/**
 * What a release of the project would hold now. Locks the cases that it reads, in one order, so
 * that no decision comes in between. Not guarded: the caller is.
 */
export async function loadReleaseContent(
  tx: Connection,
  projectId: string,
): Promise<ReleaseContent> {
  await shareProject(tx, projectId);
  await tx.$queryRaw`
    SELECT 1 FROM "Case" WHERE "projectId" = ${projectId} ORDER BY "snippetId" FOR UPDATE`;
  const settled = { status: { in: ['agreed' as const, 'decided' as const] } };
  const rows = await tx.snippet.findMany({
    where: {
      projectId,
      status: 'active',
      case: { is: { ...settled, gold: { none: { check: { not: null } } } } },
    },
    orderBy: { name: 'asc' },
    include: { article: true, case: { include: ofCase } },
  });
  const active = await tx.snippet.count({ where: { projectId, status: 'active' } });
  const excluded = await tx.snippet.count({ where: { projectId, status: 'excluded' } });
  const latest = { where: { projectId }, orderBy: { version: 'desc' as const } };
  const { version: schemeVersion, ...newest } = await tx.labelScheme.findFirstOrThrow(latest);
  const scheme = labelSchemeSchema.parse(newest.scheme);
  const goldLabel = goldLabelsOf(scheme);
  const guideline = await tx.guideline.findFirstOrThrow(latest);
  return {
    snippets: rows.map(({ name, text, material, article, case: ofSnippet }) => ({
      name,
      text,
      material: material ?? '',
      identifier: article?.identifier ?? null,
      publisher: article?.publisher ?? null,
      year: article?.year ?? null,
      gold: (ofSnippet?.gold ?? []).map(({ fragments, label, origin, values }) => ({
        fragments: pairFragments(fragments),
        label,
        origin,
        values,
      })),
    })),
    sources: rows.flatMap((row) => (row.case === null ? [] : sourceOf(row.case, goldLabel))),
    leftOut: { unsettled: active - rows.length, excluded },
    scheme,
    schemeVersion,
    guidelineVersion: guideline.version,
  };
}

function sourceOf(
  row: Prisma.CaseGetPayload<{ include: typeof ofCase }>,
  goldLabel: GoldLabel,
): ReleaseSource {
  // Written by this program alone, in the domain's own shape; a settled case has its items.
  const items = row.content as unknown as CaseItems;
  const decisions = row.decisions.map(({ id, subject, gold, reason, clause, guideline }) => ({
    id,
    subject,
    gold: decidedSpans(gold),
    reason,
    clause,
    guideline: guideline.version,
  }));
  return {
    snippetId: row.snippetId,
    caseId: row.id,
    reasons: reasonsOfGold(items, decisions, goldLabel),
  };
}

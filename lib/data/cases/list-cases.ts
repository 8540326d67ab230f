import type { Prisma } from '../generated/client';
import type { CaseStatus, Reason } from '../generated/enums';
import type { Actor } from '../actor';
import { database } from '../database';
import { pageArguments, pageOf, type Page, type PageRequest } from '../paging';
import { caseWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';

export type CaseQuery = PageRequest & {
  readonly status?: CaseStatus | undefined;
  readonly reason?: Reason | undefined;
  readonly material?: string | undefined;
};

export type CaseEntry = {
  readonly id: string;
  readonly snippet: string;
  readonly material: string | null;
  readonly status: CaseStatus;
  readonly revision: number;
  /** Of its open and decided items; empty while the case waits, for nothing may be told then. */
  readonly reasons: readonly Reason[];
  readonly items: { readonly total: number; readonly open: number };
  /** Readings finished, of those that are not withdrawn. */
  readonly finished: number;
  readonly readers: number;
  /** False while it waits, and for one who has still to read the snippet. */
  readonly canOpen: boolean;
};

/**
 * The adjudication queue. Of a waiting case, and of one whose snippet the actor has still to read,
 * only progress is told.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function listCases(
  actor: Actor,
  projectId: string,
  query: CaseQuery,
): Promise<Page<CaseEntry>> {
  await requireProject(actor, 'viewCaseQueue', projectId);
  const where: Prisma.CaseWhereInput = {
    projectId,
    isActive: true,
    ...(query.material === undefined ? {} : { snippet: { material: query.material } }),
    ...(query.status === undefined ? {} : { status: query.status }),
    ...(query.reason === undefined
      ? {}
      : {
          items: { some: { reasons: { has: query.reason } } },
          AND: [caseWhere(actor, 'viewCase')],
        }),
  };
  const rows = await database().case.findMany({
    where,
    orderBy: [{ snippet: { name: 'asc' } }, { id: 'asc' }],
    ...pageArguments(query),
    select: {
      id: true,
      status: true,
      revision: true,
      items: { orderBy: { place: 'asc' }, select: { reasons: true, isOpen: true } },
      snippet: {
        select: {
          name: true,
          material: true,
          assignments: { where: { status: { not: 'withdrawn' } }, select: { status: true } },
        },
      },
    },
  });
  const visible = new Set(
    (
      await database().case.findMany({
        where: { id: { in: rows.map(({ id }) => id) }, AND: [caseWhere(actor, 'viewCase')] },
        select: { id: true },
      })
    ).map(({ id }) => id),
  );
  return pageOf(rows, query, (row) => {
    const items = visible.has(row.id) ? row.items : [];
    const { assignments } = row.snippet;
    return {
      id: row.id,
      snippet: row.snippet.name,
      material: row.snippet.material,
      status: row.status,
      revision: row.revision,
      reasons: [...new Set(items.flatMap(({ reasons }) => reasons))],
      items: { total: items.length, open: items.filter(({ isOpen }) => isOpen).length },
      finished: assignments.filter(({ status }) => status === 'finished').length,
      readers: assignments.length,
      canOpen: visible.has(row.id),
    };
  });
}

export type CaseCounts = {
  readonly statuses: Readonly<Record<CaseStatus, number>>;
  /** Cases that have an item with the reason, open or decided. */
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
};

/** Counts for the queue's filters, over the cases that `listCases` lists. */
export async function countCases(actor: Actor, projectId: string): Promise<CaseCounts> {
  await requireProject(actor, 'viewCaseQueue', projectId);
  const where: Prisma.CaseWhereInput = { projectId, isActive: true };
  const [statuses, items] = await Promise.all([
    database().case.groupBy({ by: ['status'], where, _count: true }),
    database().item.findMany({
      where: { case: { AND: [where, caseWhere(actor, 'viewCase')] } },
      select: { caseId: true, reasons: true },
    }),
  ]);
  const counts = { waiting: 0, agreed: 0, open: 0, decided: 0, stale: 0 };
  for (const { status, _count } of statuses) counts[status] = _count;
  const casesByReason = new Map<Reason, Set<string>>();
  for (const { caseId, reasons } of items) {
    for (const reason of reasons) {
      casesByReason.set(reason, (casesByReason.get(reason) ?? new Set()).add(caseId));
    }
  }
  return {
    statuses: counts,
    reasons: Object.fromEntries([...casesByReason].map(([reason, cases]) => [reason, cases.size])),
  };
}

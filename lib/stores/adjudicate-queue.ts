/** Which cases the adjudicator's queue lists, in which order, and which one comes next. Pure. */
import type { CaseStatus } from '@/lib/domain/adjudication/case-state';
import { reasons as allReasons, type Reason } from '@/lib/domain/adjudication/item';
import type { CaseSheet } from './adjudicate-case';

export type CaseRow = {
  readonly id: string;
  readonly snippet: string;
  readonly material: string | null;
  readonly status: CaseStatus;
  readonly reasons: readonly Reason[];
  readonly items: { readonly total: number; readonly open: number };
  /** Readings finished, of `readers`. */
  readonly finished: number;
  readonly readers: number;
  readonly canOpen: boolean;
};

export const queueStatuses = ['toDecide', 'decided', 'waiting', 'agreed', 'all'] as const;
export type QueueStatus = (typeof queueStatuses)[number];

export type QueueFilter = {
  readonly status: QueueStatus;
  readonly reason: Reason | null;
  readonly material: string | null;
};

export const noFilter: QueueFilter = { status: 'toDecide', reason: null, material: null };

/** A reading is out; so it may be with a stale case, too. */
export function isWaiting({ status, finished, readers }: CaseRow): boolean {
  return status === 'waiting' || (status === 'stale' && finished < readers);
}

/** A person has to decide something in it, and can. */
export function isToDecide(row: CaseRow): boolean {
  return (row.status === 'open' || row.status === 'stale') && !isWaiting(row);
}

function matchesStatus(row: CaseRow, status: QueueStatus): boolean {
  if (status === 'all') return true;
  if (status === 'toDecide') return isToDecide(row);
  return status === 'waiting' ? isWaiting(row) : row.status === status;
}

export function matchesFilter(row: CaseRow, { status, reason, material }: QueueFilter): boolean {
  return (
    matchesStatus(row, status) &&
    (reason === null || row.reasons.includes(reason)) &&
    (material === null || row.material === material)
  );
}

/**
 * The rows to list. `kept` ids stay whatever the filter says: deciding a case under "To decide"
 * does not pull it away from under the person.
 */
export function listRows(
  rows: readonly CaseRow[],
  filter: QueueFilter,
  kept: ReadonlySet<string>,
): CaseRow[] {
  return rows.filter((row) => kept.has(row.id) || matchesFilter(row, filter));
}

/** How many rows each status, reason and material would list, with the rest of the filter as it is. */
export function countRows(rows: readonly CaseRow[], filter: QueueFilter) {
  const count = (change: Partial<QueueFilter>): number =>
    rows.filter((row) => matchesFilter(row, { ...filter, ...change })).length;
  const materials = [...new Set(rows.flatMap(({ material }) => material ?? []))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return {
    statuses: queueStatuses.map((status) => ({ status, count: count({ status }) })),
    reasons: allReasons
      .map((reason) => ({ reason, count: count({ reason }) }))
      .filter((each) => each.count > 0 || each.reason === filter.reason),
    materials: materials.map((material) => ({ material, count: count({ material }) })),
  };
}

/**
 * The order of the queue: stale cases, then by the first reason of each case, in the order of the
 * rules, then by material and name; cases with the same reason come together, those that wait come
 * last.
 */
export function sortRows(rows: readonly CaseRow[]): CaseRow[] {
  const rank = (row: CaseRow): number => {
    if (isWaiting(row)) return allReasons.length + 1;
    if (row.status === 'stale') return -1;
    const first = allReasons.findIndex((reason) => row.reasons.includes(reason));
    return first === -1 ? allReasons.length : first;
  };
  return [...rows].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.material ?? '').localeCompare(b.material ?? '', 'en') ||
      a.snippet.localeCompare(b.snippet, 'en', { numeric: true }),
  );
}

/** The next row to decide after the current one, from the start again at the end. */
export function findNextToDecide(
  listed: readonly CaseRow[],
  currentId: string | null,
): CaseRow | null {
  const from = listed.findIndex(({ id }) => id === currentId) + 1;
  const inOrder = [...listed.slice(from), ...listed.slice(0, from)];
  return inOrder.find((row) => row.id !== currentId && row.canOpen && isToDecide(row)) ?? null;
}

/** The nearest row below (1) or above (-1) that can be opened; null at the ends. */
export function findNeighbour(
  listed: readonly CaseRow[],
  currentId: string | null,
  step: 1 | -1,
): CaseRow | null {
  const at = listed.findIndex(({ id }) => id === currentId);
  const inTurn = step === 1 ? listed.slice(at + 1) : listed.slice(0, Math.max(at, 0)).reverse();
  return inTurn.find(({ canOpen }) => canOpen) ?? null;
}

/** The row as it stands after what the case is now. */
export function rowOfSheet(row: CaseRow, sheet: CaseSheet): CaseRow {
  return {
    ...row,
    canOpen: true,
    status: sheet.status,
    reasons: [...new Set(sheet.items.flatMap(({ reasons }) => reasons))],
    items: {
      total: sheet.items.length,
      open: sheet.items.filter(({ isOpen }) => isOpen).length,
    },
  };
}

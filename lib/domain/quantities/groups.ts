/**
 * A group is one number or one range: the terms that together give one value. Groups of a list
 * share a unit: in "1.5 and 1.6 eV" both are eV.
 */
import { compareDecimals, countDecimals, distanceOf, meanOf } from './decimals';
import type { QuantityFlag } from './flags';
import { isRangeJoin, type Join } from './joins';
import type { Term } from './terms';

export type Group = {
  readonly terms: readonly Term[];
  /** Joins inside the group; one fewer than terms. */
  readonly joins: readonly Join[];
  /** The join to the group before; null for the first. */
  readonly joinBefore: Join | null;
  /** `eV`, another unit's name, or null. */
  readonly unit: string | null;
  /** False when the unit was taken from another group of the list. */
  readonly hasOwnUnit: boolean;
};

export type GroupValue = {
  readonly decimal: string | null;
  readonly flags: readonly QuantityFlag[];
};

/** The largest number that is still plausible as a bandgap in eV. */
const largestPlausible = '15';
const widestRange = '0.5';

/** Gathers terms into groups at every join that is no range, and lets lists share their unit. */
export function groupTerms(terms: readonly Term[], joins: readonly Join[]): Group[] {
  const groups: { terms: Term[]; joins: Join[]; joinBefore: Join | null }[] = [];
  terms.forEach((term, i) => {
    const join = joins[i - 1] ?? null;
    const last = groups.at(-1);
    if (last !== undefined && join !== null && isRangeJoin(join)) {
      last.terms.push(term);
      last.joins.push(join);
    } else groups.push({ terms: [term], joins: [], joinBefore: join });
  });
  return shareUnits(groups.map((group) => ({ ...group, ...ownUnitOf(group.terms) })));
}

/** The value of a group and what is doubtful about it. */
export function evaluateGroup({ terms, joins, unit }: Group): GroupValue {
  const flags = [...terms, ...joins].flatMap((part) => [...part.flags]);
  const [first, second] = terms;
  if (first === undefined || terms.length > 2) {
    return { decimal: null, flags: [...flags, 'unparsable'] };
  }
  const value =
    second === undefined ? { decimal: first.decimal, flags: [] } : rangeOf(first, second);
  const all = [...flags, ...value.flags];
  if (hasMixedUnits(terms)) return { decimal: null, flags: [...all, 'unparsable'] };
  if ((unit === null || unit === 'eV') && !isPlausible(value.decimal)) all.push('implausible');
  return { decimal: value.decimal, flags: all };
}

/** True from 0 to 15, below 0 too (that has a flag of its own). */
export function isPlausible(decimal: string): boolean {
  return compareDecimals(decimal, largestPlausible) <= 0;
}

function rangeOf(first: Term, second: Term): { decimal: string; flags: QuantityFlag[] } {
  const flags: QuantityFlag[] = [];
  if (first.hasMargin !== second.hasMargin) flags.push('range-with-margin');
  const end = rangeEnd(first, second);
  if (end.isShort) flags.push('short-range-end');
  if (compareDecimals(distanceOf(first.decimal, end.decimal), widestRange) > 0) {
    flags.push('wide-range');
  }
  return { decimal: meanOf(first.decimal, end.decimal), flags };
}

/**
 * `1.55-60` is short for 1.55 to 1.60; `1.5-6` may be short for 1.5 to 1.6 and is read as it
 * stands, since 6 is a number that a bandgap can have.
 */
function rangeEnd(first: Term, second: Term): { decimal: string; isShort: boolean } {
  const literal = { decimal: second.decimal, isShort: false };
  if (!second.isInteger || countDecimals(first.decimal) === 0) return literal;
  const completed = `${first.decimal.split('.')[0] ?? ''}.${second.decimal}`;
  if (second.decimal.startsWith('-') || compareDecimals(completed, first.decimal) <= 0) {
    return literal;
  }
  return { decimal: isPlausible(second.decimal) ? second.decimal : completed, isShort: true };
}

function ownUnitOf(terms: readonly Term[]): Pick<Group, 'unit' | 'hasOwnUnit'> {
  const unit = terms.findLast((term) => term.unit !== null)?.unit?.unit.name ?? null;
  return { unit, hasOwnUnit: unit !== null };
}

function hasMixedUnits(terms: readonly Term[]): boolean {
  const names = terms.flatMap(({ unit }) => (unit === null ? [] : [unit.unit.name]));
  return new Set(names).size > 1;
}

/** A group without a unit takes that of the next group of its list, else of the one before. */
function shareUnits(groups: readonly Group[]): Group[] {
  const shared = [...groups];
  for (let i = shared.length - 2; i >= 0; i -= 1) adopt(shared, i, i + 1, i + 1);
  for (let i = 1; i < shared.length; i += 1) adopt(shared, i, i - 1, i);
  return shared;
}

function adopt(groups: Group[], to: number, from: number, join: number): void {
  const target = groups[to];
  const source = groups[from];
  if (target === undefined || source === undefined || target.unit !== null) return;
  if (groups[join]?.joinBefore?.kind !== 'words') groups[to] = { ...target, unit: source.unit };
}

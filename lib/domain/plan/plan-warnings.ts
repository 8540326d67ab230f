/** What a lead should know about a plan that can be committed all the same. */
import type { PlanMethod } from './design';
import type { Plan, PlanInput, PlanWarning } from './plan';
import type { Stratum } from './strata';

/** Warnings in a fixed order; an even plan has none. */
export function findWarnings(
  { folders, loads, pairs }: Pick<Plan, 'folders' | 'loads' | 'pairs'>,
  strata: readonly Stratum[],
  { share, method }: Pick<PlanInput, 'share' | 'method'>,
): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  const overlap = folders[0]?.annotators.length ?? 0;
  const shared = folders.filter(({ annotators }) => annotators.length > 1 || overlap === 1);
  const empty = shared.filter(({ snippets }) => snippets.length === 0).length;
  if (empty > 0) {
    warnings.push({
      code: 'emptyFolders',
      message: `${empty} of ${shared.length} folders stay empty: there are too few snippets that are read together. ${adviceFor(method, share)}`,
    });
  }
  if (overlap === 1) {
    warnings.push({
      code: 'noOverlap',
      message: 'Each snippet has one reader: no agreement can be measured.',
    });
  }
  const groups = findComparableGroups(Object.keys(loads), pairs);
  if (overlap > 1 && groups.length > 1) {
    warnings.push({
      code: 'unconnected',
      message: `The annotators fall into ${groups.length} groups that share no snippet: agreement cannot be compared across them. ${method === 'byHand' ? 'Give a number to a pair between the groups.' : 'Plan more snippets or fewer annotators.'}`,
      details: groups.map((group) => group.join(', ')),
    });
  }
  const [least, most] = rangeOf(Object.values(loads));
  if (least !== most) {
    warnings.push({
      code: 'unequalLoads',
      message: `Loads differ: from ${least} to ${most} snippets an annotator.`,
    });
  }
  // With a share the snippets of one reader go to whoever has least: nobody is promised some of each.
  const thin = share < 100 ? [] : strata.filter(({ snippets }) => snippets.length < folders.length);
  if (thin.length > 0) {
    warnings.push({
      code: 'thinStrata',
      message: `${thin.length} of ${strata.length} strata have fewer snippets than there are folders (${folders.length}): not every annotator reads some of each.`,
      details: thin.map(({ values, snippets }) => `${values.join(', ')}: ${snippets.length}`),
    });
  }
  return warnings;
}

function adviceFor(method: PlanMethod, share: number): string {
  if (share < 100) return 'Raise the share, or plan more snippets or fewer annotators.';
  if (method === 'byHand') return 'Choose fewer pairs, or give them numbers that lie closer.';
  return method === 'ring'
    ? 'Plan more snippets or fewer annotators.'
    : 'Use the ring or fewer annotators.';
}

/** Groups of annotators connected by shared snippets, directly or through others. */
function findComparableGroups(annotators: readonly string[], pairs: Plan['pairs']): string[][] {
  const groupOf = new Map(annotators.map((annotator) => [annotator, [annotator]]));
  for (const { a, b, snippets } of pairs) {
    const [groupA, groupB] = [groupOf.get(a) ?? [a], groupOf.get(b) ?? [b]];
    if (snippets === 0 || groupA === groupB) continue;
    const joined = [...groupA, ...groupB];
    for (const annotator of joined) groupOf.set(annotator, joined);
  }
  return [...new Set(groupOf.values())];
}

function rangeOf(counts: readonly number[]): [least: number, most: number] {
  return [Math.min(...counts), Math.max(...counts)];
}

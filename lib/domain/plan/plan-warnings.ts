/** What a lead should know about a plan that can be committed all the same. */
import type { Plan, PlanWarning } from './plan';
import type { Stratum } from './strata';

/** Warnings in a fixed order; an even plan has none. */
export function findWarnings(
  { folders, loads, pairs }: Pick<Plan, 'folders' | 'loads' | 'pairs'>,
  strata: readonly Stratum[],
  share: number,
): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  const snippetCount = folders.reduce((sum, { snippets }) => sum + snippets.length, 0);
  const empty = folders.filter(({ snippets }) => snippets.length === 0).length;
  if (empty > 0) {
    warnings.push({
      code: 'emptyFolders',
      message: `There are more folders (${folders.length}) than snippets (${snippetCount}): ${empty} stay empty. Use the ring or fewer annotators.`,
    });
  }
  const overlap = folders[0]?.annotators.length ?? 0;
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
      message: `The annotators fall into ${groups.length} groups that share no snippet: agreement cannot be compared across them. Plan more snippets or fewer annotators.`,
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
  // With a share the snippets of one reader reach everybody.
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

/**
 * Numbers in a running text: each number with its unit, each range as one. The caret jumps from
 * one value to the next with them, and a double-click takes one as a word.
 */
import type { Fragment } from '../spans/fragment';
import { fromUtf16, indexText } from '../text/code-points';
import { cleanText, toRawRange } from './cleaned-text';
import { groupTerms, isPlausible, type Group } from './groups';
import { classifyJoins, isListJoin, type Join } from './joins';
import { gatherTerms, type Term } from './terms';
import { tokenise } from './tokens';

export type NumberMention = {
  /** Code points of the text: the number or range with its margin and unit. */
  readonly fragment: Fragment;
  /** True when a unit stands in the mention. */
  readonly hasUnit: boolean;
  /** True when it is in eV, by its own unit or by that of its list. */
  readonly isEnergy: boolean;
};

/** Two numbers of a running text that have nothing to do with each other. */
const apart: Join = { kind: 'words', isClean: false, flags: [] };

/** All numbers of a text in their order. */
export function findNumberMentions(text: string): NumberMention[] {
  const cleaned = cleanText(text);
  const gathered = gatherTerms(tokenise(cleaned.text));
  const joins = classifyJoins(gathered, []).map((join, i) =>
    isTight(join, gathered.terms[i], gathered.terms[i + 1]) ? join : apart,
  );
  const groups = groupTerms(gathered.terms, joins);
  const indexed = indexText(text);
  return groups.map((group, i) => {
    const [from, to] = toRawRange(cleaned, ...edgesOf(group));
    return {
      fragment: [fromUtf16(indexed, from), fromUtf16(indexed, to)],
      hasUnit: group.hasOwnUnit,
      isEnergy: isEnergy(groups, i),
    };
  });
}

/**
 * The numbers of a running text that look like a value in eV, as code-point fragments in the order
 * of the text. A number without a unit counts where a list lends it one (`1.5 and 1.6 eV`).
 */
export function findValueCandidates(text: string): Fragment[] {
  return findNumberMentions(text)
    .filter((mention) => mention.isEnergy)
    .map(({ fragment }) => fragment);
}

/** True when nothing but the connector stands between the two, and their units agree. */
function isTight(join: Join, left: Term | undefined, right: Term | undefined): boolean {
  const units = [left?.unit?.unit.name, right?.unit?.unit.name];
  return join.isClean && (units.includes(undefined) || units[0] === units[1]);
}

function isEnergy(groups: readonly Group[], at: number): boolean {
  const group = groups[at];
  if (group?.unit !== 'eV') return false;
  return group.hasOwnUnit || (isLentUnit(groups, at) && group.terms.every(isPlausibleTerm));
}

/** True when every join from here to the group that has the unit is that of a list. */
function isLentUnit(groups: readonly Group[], at: number): boolean {
  const lender = groups.findIndex((group, i) => i > at && group.hasOwnUnit);
  const between = groups.slice(at + 1, lender + 1);
  return lender > at && between.every(({ joinBefore }) => joinBefore && isListJoin(joinBefore));
}

function isPlausibleTerm({ decimal }: Term): boolean {
  return isPlausible(decimal);
}

function edgesOf({ terms }: Group): [number, number] {
  return [terms[0]?.start ?? 0, terms.at(-1)?.end ?? 0];
}

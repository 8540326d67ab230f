/**
 * Reads the number or numbers of an annotated text: `1.5–1.6 eV` is one value, the mean 1.55;
 * `1.5 eV and 1.6 eV` are two; of `1.55 ± 0.03 eV` the margin is dropped. Whatever a person must
 * look at is read as a proposal with a flag. Decimals from end to end, never floats.
 *
 * Source: the PV600 data paper (ranges, "and", margins) and the worked expressions of
 * `vectors/quantities.json`.
 */
import type { Fragment } from '../spans/fragment';
import { fromUtf16, indexText, sliceText, type IndexedText } from '../text/code-points';
import { cleanText, toRawRange, type CleanedText } from './cleaned-text';
import { stripZeros } from './decimals';
import { firstFlag, type QuantityFlag } from './flags';
import { evaluateGroup, groupTerms, type Group } from './groups';
import { classifyJoins, hasMeaningfulWords, type Join } from './joins';
import type { SpecialCharacter } from './special-character';
import { gatherTerms, type Term } from './terms';
import { tokenise, type Token } from './tokens';

export type QuantityValue = {
  /** The processed annotation: one plain decimal, `-?\d+(\.\d+)?`. */
  readonly decimal: string;
  /** Code points relative to the text: the number or range with its margin and its own unit. */
  readonly fragment: Fragment;
  /** The unit as it stands in the fragment; null where there is none or it is shared. */
  readonly unitText: string | null;
};

export type QuantityReading = {
  /** In the order of the text; empty when nothing can be proposed. */
  readonly values: readonly QuantityValue[];
  /** `eV` however it is spelled, another unit as written, or null. */
  readonly unit: string | null;
  readonly specialCharacter: SpecialCharacter;
  /** True when a person must look: the values are a proposal. */
  readonly ambiguous: boolean;
  /** Why; null exactly when not ambiguous. */
  readonly flag: QuantityFlag | null;
  /** What a value in meV would be in eV, as a hint for the person who looks. */
  readonly convertedHint: string | null;
};

/** How far to the left of a span "between" and "decreases from" are looked for, in code points. */
const reachLeft = 40;

/**
 * Reads the quantity of an annotated text.
 * @param text the annotated text, its fragments joined by one space
 * @param before the text to the left of it, where it is known; the last 40 code points count
 */
export function readQuantity(text: string, before = ''): QuantityReading {
  const cleaned = cleanText(text);
  const tokens = tokenise(cleaned.text);
  const gathered = gatherTerms(tokens);
  const { terms, gaps } = gathered;
  if (terms.length === 0) return readNothing(tokens);

  const joins = classifyJoins(gathered, tokensLeft(before));
  const groups = groupTerms(terms, joins);
  const { kept, dropped } = chooseGroups(groups);
  const flags = new Set<QuantityFlag>();
  if (dropped.length > 0) flags.add('extra-number');
  if (hasBound(gaps.slice(0, -1))) flags.add('bound');
  if (hasMeaningfulWords(gaps[0] ?? []) || hasMeaningfulWords(gaps.at(-1) ?? [])) {
    flags.add('extra-words');
  }
  for (const flag of listFlags(kept)) flags.add(flag);

  const evaluated = kept.map((group) => ({ group, value: evaluateGroup(group) }));
  for (const { value } of evaluated) value.flags.forEach((flag) => flags.add(flag));
  const decimals = evaluated.map(({ value }) => value.decimal);
  const unit = kept[0]?.unit ?? null;
  if (unit !== null && unit !== 'eV') {
    return otherUnit(unit, decimals);
  }
  const indexed = indexText(text);
  const values = evaluated.flatMap(({ group, value }) =>
    value.decimal === null ? [] : [valueOf(indexed, cleaned, group, value.decimal)],
  );
  const flag = firstFlag(flags);
  return {
    values: decimals.includes(null) ? [] : values,
    unit,
    specialCharacter: kindOf(kept),
    ambiguous: flag !== null,
    flag,
    convertedHint: null,
  };
}

function readNothing(tokens: readonly Token[]): QuantityReading {
  const hasUnit = tokens.some((token) => token.kind === 'unit' && token.unit.isEnergy);
  const hasMargin = tokens.some(({ kind }) => kind === 'plusMinus');
  return {
    values: [],
    unit: hasUnit ? 'eV' : null,
    specialCharacter: hasMargin ? 'pm' : 'none',
    ambiguous: true,
    flag: 'unparsable',
    convertedHint: null,
  };
}

function otherUnit(unit: string, decimals: readonly (string | null)[]): QuantityReading {
  const [decimal] = decimals;
  const isConvertible = unit === 'meV' && decimals.length === 1 && typeof decimal === 'string';
  return {
    values: [],
    unit,
    specialCharacter: 'none',
    ambiguous: true,
    flag: 'unit-not-eV',
    convertedHint: isConvertible ? stripZeros(`${decimal}e-3`) : null,
  };
}

/** Groups in eV count before groups without a unit, these before groups in another unit. */
function chooseGroups(groups: readonly Group[]): { kept: Group[]; dropped: Group[] } {
  const classOf = ({ unit }: Group): number => (unit === 'eV' ? 0 : unit === null ? 1 : 2);
  const best = Math.min(...groups.map(classOf));
  return {
    kept: groups.filter((group) => classOf(group) === best),
    dropped: groups.filter((group) => classOf(group) !== best),
  };
}

function listFlags(kept: readonly Group[]): QuantityFlag[] {
  const joins = kept.slice(1).flatMap(({ joinBefore }) => (joinBefore === null ? [] : joinBefore));
  const flags = joins.flatMap((join) =>
    join.kind === 'words' ? (['unparsable'] as const) : [...join.flags],
  );
  const isCommaAlone = joins.at(-1)?.kind === 'comma';
  return isCommaAlone ? [...flags, 'comma-list'] : flags;
}

function hasBound(gaps: readonly (readonly Token[])[]): boolean {
  return gaps.some((gap) => gap.some(({ kind }) => kind === 'bound'));
}

function kindOf(kept: readonly Group[]): SpecialCharacter {
  const listKinds = kept.slice(1).map(({ joinBefore }) => joinBefore?.kind);
  if (listKinds.some((kind) => kind === 'paren' || kind === 'none' || kind === 'words')) {
    return 'none';
  }
  if (listKinds.includes('change')) return 'to';
  if (listKinds.length > 0) return 'and';
  const joins = kept.flatMap((group): readonly Join[] => group.joins);
  if (joins.some(({ kind }) => kind === 'dash' || kind === 'tilde')) return 'dash';
  if (joins.length > 0) return 'to';
  const terms = kept.flatMap((group): readonly Term[] => group.terms);
  if (terms.some(({ hasMargin }) => hasMargin)) return 'pm';
  if (terms.some(({ unit }) => unit !== null)) return 'eV';
  return terms.some(({ decimal }) => decimal.startsWith('-')) ? 'dash' : 'none';
}

function valueOf(
  indexed: IndexedText,
  cleaned: CleanedText,
  { terms }: Group,
  decimal: string,
): QuantityValue {
  const end = terms.at(-1)?.end ?? 0;
  const [from, to] = toRawRange(cleaned, terms[0]?.start ?? 0, end);
  const unit = terms.findLast((term) => term.unit !== null)?.unit;
  const isInside = unit != null && unit.end <= end;
  return {
    decimal,
    fragment: [fromUtf16(indexed, from), fromUtf16(indexed, to)],
    unitText: isInside ? cleaned.text.slice(unit.start, unit.end) : null,
  };
}

function tokensLeft(before: string): Token[] {
  const indexed = indexText(before.slice(-2 * reachLeft));
  const near = sliceText(indexed, Math.max(0, indexed.length - reachLeft), indexed.length);
  return tokenise(cleanText(near).text);
}

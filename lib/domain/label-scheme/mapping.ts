/**
 * Labels that were retired in favour of others. What is marked with one counts as the other in
 * gold; readings, decisions and the basis of agreement keep what was put down. See
 * docs/decisions/0014-a-mapped-label-is-another-in-gold.md.
 */
import { findLabel, notClearLabel, shortTitle, type LabelScheme } from './scheme';

/** From the name of a label that was put down to that of the label that it is in gold. */
export type GoldLabel = (name: string) => string;

/** Where no label is mapped. */
export const asMarked: GoldLabel = (name) => name;

/** What each label is in gold: itself, save where it is mapped, also by way of others. */
export function goldLabelsOf({ labels }: Pick<LabelScheme, 'labels'>): GoldLabel {
  const next = new Map(
    labels.flatMap(({ name, retired, mappedTo }) =>
      retired && mappedTo !== undefined ? [[name, mappedTo] as const] : [],
    ),
  );
  return (name) => {
    let found = name;
    // A circle, which no published scheme has, comes to an end as well.
    for (let step = 0; step < next.size; step += 1) found = next.get(found) ?? found;
    return found;
  };
}

/** What a reader marked, with what it is in gold where that is another: `Unknown → Literature`. */
export function markedTitle(scheme: LabelScheme, name: string): string {
  const counted = goldLabelsOf(scheme)(name);
  const marked = shortTitle(scheme, name);
  return counted === name ? marked : `${marked} → ${shortTitle(scheme, counted)}`;
}

/** Why the mappings of a scheme cannot be, as sentences. */
export function findMappingFaults(scheme: LabelScheme): string[] {
  const goldLabel = goldLabelsOf(scheme);
  return scheme.labels.flatMap(({ name, title, retired, mappedTo }) => {
    if (mappedTo === undefined) return [];
    if (!retired) return [`“${title}” is mapped to another label, and has to be retired for that.`];
    if (name === notClearLabel || mappedTo === notClearLabel) {
      return [`NOT CLEAR is never gold: it cannot be mapped, and nothing can be mapped to it.`];
    }
    if (findLabel(scheme, mappedTo) === undefined) {
      return [`“${title}” is mapped to the label “${mappedTo}”, which is not there.`];
    }
    const end = findLabel(scheme, goldLabel(name));
    return end?.mappedTo === undefined ? [] : [`“${title}” is mapped in a circle.`];
  });
}

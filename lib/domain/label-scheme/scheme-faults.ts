/** What keeps a new version of a label scheme from being published. */
import { boundsFault } from '../quantities/bounds';
import { bratNameFault } from './label-names';
import { findMappingFaults } from './mapping';
import { findLabel, notClearLabel, type LabelScheme } from './scheme';

/** What is in use: nothing of it may vanish. */
export type SchemeUse = {
  /** Spans by label, of readings, decisions and gold. */
  readonly labels: Readonly<Record<string, number>>;
  /** Spans by attribute. */
  readonly attributes: Readonly<Record<string, number>>;
  /**
   * Readings that were begun under a version with the label or attribute, by its name: they keep
   * that version, so that their reader can still use it.
   */
  readonly offered: {
    readonly labels: Readonly<Record<string, number>>;
    readonly attributes: Readonly<Record<string, number>>;
  };
};

/** Something in use that a scheme lacks. */
export type Lost = { readonly kind: 'label' | 'attribute'; readonly name: string };

export type SchemeFault = {
  /** A sentence. */
  readonly message: string;
  /** What is missing, where the fault goes with putting it back. */
  readonly lost?: Lost;
};

/** Every reason why a scheme cannot follow another. */
export function findSchemeFaults(
  before: LabelScheme,
  after: LabelScheme,
  use: SchemeUse,
): SchemeFault[] {
  const messages = [
    ...findLabelFaults(before, after),
    ...findMappingFaults(after),
    ...findAttributeFaults(before, after, use),
    ...repeatedOf(after.reasons).map((reason) => `The reason “${reason}” stands there twice.`),
  ];
  return [
    ...messages.map((message) => ({ message })),
    ...findLostLabels(before, after, use),
    ...findLostAttributes(before, after, use),
  ];
}

/** A draft with what it lacks put back as it was published: labels as retired ones, at their place. */
export function putBack(
  draft: LabelScheme,
  published: LabelScheme,
  lost: readonly Lost[],
): LabelScheme {
  const isLost = (kind: Lost['kind'], { name }: { readonly name: string }) =>
    lost.some((each) => each.kind === kind && each.name === name);
  const labels = [...draft.labels];
  for (const [place, label] of published.labels.entries()) {
    if (!isLost('label', label) || findLabel(draft, label.name) !== undefined) continue;
    labels.splice(place, 0, label.name === notClearLabel ? label : { ...label, retired: true });
  }
  const attributes = published.attributes.filter(
    (attribute) =>
      isLost('attribute', attribute) &&
      !draft.attributes.some(({ name }) => name === attribute.name),
  );
  return { ...draft, labels, attributes: [...draft.attributes, ...attributes] };
}

function findLabelFaults(before: LabelScheme, after: LabelScheme): string[] {
  const { labels } = after;
  const faults: string[] = [];
  if (!labels.some(({ name, retired }) => !retired && name !== notClearLabel)) {
    faults.push('No label can be put on a span. Add one, or restore one that is retired.');
  }
  for (const label of labels) {
    const fault = bratNameFault(label.name);
    if (fault !== null && findLabel(before, label.name) === undefined) {
      faults.push(`The brat name “${label.name}” cannot be used: ${fault}.`);
    }
    if (label.title.trim() === '') faults.push(`The label ${label.name} has no title.`);
    const unbound = boundsFault(label);
    if (unbound !== null) faults.push(unbound);
  }
  for (const name of repeatedOf(labels.map((label) => label.name))) {
    faults.push(`Two labels have the brat name “${name}”.`);
  }
  for (const title of repeatedOf(labels.map((label) => label.title.trim().toLowerCase()))) {
    faults.push(`Two labels have the title “${title}”.`);
  }
  for (const key of repeatedOf(
    labels.flatMap(({ key, retired }) => (retired || key === null ? [] : key.toLowerCase())),
  )) {
    faults.push(`The key ${key.toUpperCase()} belongs to two labels.`);
  }
  return faults;
}

function findAttributeFaults(before: LabelScheme, after: LabelScheme, use: SchemeUse): string[] {
  const faults: string[] = [];
  for (const { name, values, labels } of after.attributes) {
    for (const label of labels) {
      if (findLabel(after, label) === undefined) {
        faults.push(`The attribute ${name} is for the label “${label}”, which is not there.`);
      }
    }
    const isNew = !before.attributes.some((attribute) => attribute.name === name);
    for (const word of isNew ? [name, ...values] : values) {
      const fault = bratNameFault(word);
      if (fault !== null)
        faults.push(`The word “${word}” of an attribute cannot be used: ${fault}.`);
    }
    for (const value of repeatedOf(values)) {
      faults.push(`The attribute ${name} has the value “${value}” twice.`);
    }
  }
  for (const name of repeatedOf(after.attributes.map((attribute) => attribute.name))) {
    faults.push(`Two attributes have the name “${name}”.`);
  }
  for (const { name, values } of before.attributes) {
    const later = after.attributes.find((attribute) => attribute.name === name);
    if (later === undefined || (use.attributes[name] ?? 0) === 0) continue;
    if (values.some((value) => !later.values.includes(value))) {
      faults.push(`A value of the attribute ${name}, which is in use, cannot be taken away.`);
    } else if ((values.length === 0) !== (later.values.length === 0)) {
      faults.push(`The attribute ${name} is in use: a flag stays a flag, a choice a choice.`);
    }
  }
  return faults;
}

function findLostLabels(before: LabelScheme, after: LabelScheme, use: SchemeUse): SchemeFault[] {
  return before.labels.flatMap(({ name, title }) => {
    if (findLabel(after, name) !== undefined) return [];
    const lost = { kind: 'label', name } as const;
    const spans = use.labels[name] ?? 0;
    if (name === notClearLabel) {
      return { message: 'NOT CLEAR belongs to every scheme; it can be retired.', lost };
    }
    if (spans > 0) {
      const words = `“${title}” stands on ${spans} ${spans === 1 ? 'span' : 'spans'}`;
      return { message: `${words} and cannot be deleted. Retire it instead.`, lost };
    }
    if ((use.offered.labels[name] ?? 0) === 0) return [];
    const words = `“${title}” can still be chosen in readings that were begun`;
    return { message: `${words}, and cannot be deleted. Retire it instead.`, lost };
  });
}

function findLostAttributes(
  before: LabelScheme,
  after: LabelScheme,
  use: SchemeUse,
): SchemeFault[] {
  return before.attributes.flatMap(({ name }) => {
    if (after.attributes.some((attribute) => attribute.name === name)) return [];
    const lost = { kind: 'attribute', name } as const;
    const spans = use.attributes[name] ?? 0;
    if (spans > 0) {
      const words = `The attribute ${name} is set on ${spans} ${spans === 1 ? 'span' : 'spans'}`;
      return { message: `${words} and cannot be deleted.`, lost };
    }
    if ((use.offered.attributes[name] ?? 0) === 0) return [];
    const words = `The attribute ${name} can still be set in readings that were begun`;
    return { message: `${words}, and cannot be deleted.`, lost };
  });
}

function repeatedOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, i) => words.indexOf(word) !== i))];
}

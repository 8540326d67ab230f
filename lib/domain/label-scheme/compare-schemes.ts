/** What a new version of a label scheme changes, and what keeps it from being published. */
import { boundsFault } from '../quantities/bounds';
import { bratNameFault } from './label-names';
import { findMappingFaults } from './mapping';
import {
  findLabel,
  notClearLabel,
  type AttributeDefinition,
  type Label,
  type LabelScheme,
} from './scheme';

const labelFields = ['title', 'shortName', 'key', 'color', 'description', 'quantity'] as const;
export type LabelField = (typeof labelFields)[number];

export type SchemeChange =
  | { readonly kind: 'labelAdded' | 'labelRemoved'; readonly label: Label }
  | { readonly kind: 'labelRetired' | 'labelRestored' | 'labelUnmapped'; readonly label: Label }
  /** What is marked with `label` is `target` in gold. */
  | { readonly kind: 'labelMapped'; readonly label: Label; readonly target: Label }
  | {
      readonly kind: 'labelChanged';
      readonly before: Label;
      readonly after: Label;
      /** Those that differ, at least one. */
      readonly fields: readonly LabelField[];
    }
  | {
      readonly kind: 'attributeAdded' | 'attributeRemoved' | 'attributeChanged';
      readonly attribute: AttributeDefinition;
    }
  | { readonly kind: 'reasonsChanged' | 'labelsReordered' };

/** What differs, in the order of the newer version; what was removed stands after what is there. */
export function compareSchemes(before: LabelScheme, after: LabelScheme): SchemeChange[] {
  return [
    ...after.labels.flatMap((label) => [
      ...compareLabel(findLabel(before, label.name), label),
      ...compareMapping(findLabel(before, label.name), label, after),
    ]),
    ...before.labels.flatMap((label): SchemeChange[] =>
      findLabel(after, label.name) === undefined ? [{ kind: 'labelRemoved', label }] : [],
    ),
    ...compareOrder(before, after),
    ...compareAttributes(before.attributes, after.attributes),
    ...(isSame(before.reasons, after.reasons) ? [] : [{ kind: 'reasonsChanged' } as const]),
  ];
}

function compareLabel(before: Label | undefined, after: Label): SchemeChange[] {
  if (before === undefined) return [{ kind: 'labelAdded', label: after }];
  const changes: SchemeChange[] = [];
  if (before.retired !== after.retired) {
    changes.push({ kind: after.retired ? 'labelRetired' : 'labelRestored', label: after });
  }
  const fields = labelFields.filter((field) => !isSame(before[field], after[field]));
  if (fields.length > 0) changes.push({ kind: 'labelChanged', before, after, fields });
  return changes;
}

function compareMapping(
  before: Label | undefined,
  after: Label,
  scheme: LabelScheme,
): SchemeChange[] {
  if (before?.mappedTo === after.mappedTo) return [];
  if (after.mappedTo === undefined) return [{ kind: 'labelUnmapped', label: after }];
  const target = findLabel(scheme, after.mappedTo);
  return target === undefined ? [] : [{ kind: 'labelMapped', label: after, target }];
}

function compareOrder(before: LabelScheme, after: LabelScheme): SchemeChange[] {
  const inBoth = (scheme: LabelScheme, other: LabelScheme) =>
    scheme.labels.map(({ name }) => name).filter((name) => findLabel(other, name) !== undefined);
  const isKept = isSame(inBoth(before, after), inBoth(after, before));
  return isKept ? [] : [{ kind: 'labelsReordered' }];
}

function compareAttributes(
  before: readonly AttributeDefinition[],
  after: readonly AttributeDefinition[],
): SchemeChange[] {
  const find = (list: readonly AttributeDefinition[], name: string) =>
    list.find((attribute) => attribute.name === name);
  return [
    ...after.flatMap((attribute): SchemeChange[] => {
      const earlier = find(before, attribute.name);
      if (earlier === undefined) return [{ kind: 'attributeAdded', attribute }];
      return isSame(earlier, attribute) ? [] : [{ kind: 'attributeChanged', attribute }];
    }),
    ...before.flatMap((attribute): SchemeChange[] =>
      find(after, attribute.name) === undefined ? [{ kind: 'attributeRemoved', attribute }] : [],
    ),
  ];
}

/** Whether cases and gold are other ones after it: other labels in gold, or numbers read otherwise. */
export function changesGold(change: SchemeChange): boolean {
  return (
    change.kind === 'labelMapped' ||
    change.kind === 'labelUnmapped' ||
    (change.kind === 'labelChanged' && change.fields.includes('quantity'))
  );
}

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

/** Every reason why a scheme cannot follow another, as sentences. */
export function findSchemeFaults(
  before: LabelScheme,
  after: LabelScheme,
  use: SchemeUse,
): string[] {
  return [
    ...findLabelFaults(before, after, use),
    ...findMappingFaults(after),
    ...findAttributeFaults(before, after, use),
    ...repeatedOf(after.reasons).map((reason) => `The reason “${reason}” stands there twice.`),
  ];
}

function findLabelFaults(before: LabelScheme, after: LabelScheme, use: SchemeUse): string[] {
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
  for (const { name, title } of before.labels) {
    if (findLabel(after, name) !== undefined) continue;
    const spans = use.labels[name] ?? 0;
    if (name === notClearLabel)
      faults.push('NOT CLEAR belongs to every scheme; it can be retired.');
    else if (spans > 0) {
      faults.push(
        `“${title}” stands on ${spans} ${spans === 1 ? 'span' : 'spans'} and cannot be deleted. Retire it instead.`,
      );
    } else if ((use.offered.labels[name] ?? 0) > 0) {
      faults.push(
        `“${title}” can still be chosen in readings that were begun, and cannot be deleted. Retire it instead.`,
      );
    }
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
    const spans = use.attributes[name] ?? 0;
    const later = after.attributes.find((attribute) => attribute.name === name);
    if (later === undefined && (use.offered.attributes[name] ?? 0) > 0 && spans === 0) {
      faults.push(
        `The attribute ${name} can still be set in readings that were begun, and cannot be deleted.`,
      );
    }
    if (spans === 0) continue;
    if (later === undefined) {
      faults.push(`The attribute ${name} is set on ${spans} spans and cannot be deleted.`);
    } else if (values.some((value) => !later.values.includes(value))) {
      faults.push(`A value of the attribute ${name}, which is in use, cannot be taken away.`);
    } else if ((values.length === 0) !== (later.values.length === 0)) {
      faults.push(`The attribute ${name} is in use: a flag stays a flag, a choice a choice.`);
    }
  }
  return faults;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function repeatedOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, i) => words.indexOf(word) !== i))];
}

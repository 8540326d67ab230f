/** What a new version of a label scheme changes. */
import { findLabel, type AttributeDefinition, type Label, type LabelScheme } from './scheme';

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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

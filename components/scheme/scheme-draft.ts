/** Changes to a label scheme that is being edited. Pure; nothing is checked until it is published. */
import { chooseColor } from '@/lib/domain/label-scheme/label-colors';
import { labelDigits } from '@/lib/domain/label-scheme/label-keys';
import { nameStoredByBrat } from '@/lib/domain/label-scheme/label-names';
import { commandOfKey, defaultKeyMap } from '@/lib/domain/preferences/key-map';
import {
  notClearLabel,
  type AttributeDefinition,
  type Label,
  type LabelScheme,
} from '@/lib/domain/label-scheme/scheme';

export function changeLabel(scheme: LabelScheme, at: number, change: Partial<Label>): LabelScheme {
  const before = scheme.labels[at]?.name;
  const { name = before } = change;
  const labels = replaceAt(scheme.labels, at, change);
  if (name === undefined || name === before) return { ...scheme, labels };
  return {
    ...scheme,
    labels: labels.map((label) =>
      label.mappedTo === before ? { ...label, mappedTo: name } : label,
    ),
    attributes: scheme.attributes.map((attribute) => ({
      ...attribute,
      labels: attribute.labels.map((each) => (each === before ? name : each)),
    })),
  };
}

/** Retires a label or restores it; only a retired one is mapped. */
export function retireLabel(scheme: LabelScheme, at: number, retired: boolean): LabelScheme {
  return changeLabel(scheme, at, retired ? { retired } : { retired, mappedTo: undefined });
}

/** The labels that a label can be mapped to: those in use, and the one that it is mapped to. */
export function mappingTargets({ labels }: LabelScheme, { name, mappedTo }: Label): Label[] {
  return labels.filter(
    (other) =>
      other.name === mappedTo ||
      (!other.retired && other.name !== name && other.name !== notClearLabel),
  );
}

/** Adds a label before NOT CLEAR, with a colour and a key that are free. */
export function addLabel(scheme: LabelScheme): LabelScheme {
  const { labels } = scheme;
  const label: Label = {
    name: freeName(
      'New_label',
      labels.map(({ name }) => name),
    ),
    title: '',
    key: freeKeys(labels)[0] ?? null,
    color: chooseColor(labels.map(({ color }) => color)),
    description: '',
    quantity: null,
    retired: false,
  };
  const end = labels.findIndex(({ name }) => name === notClearLabel);
  const at = end === -1 ? labels.length : end;
  return { ...scheme, labels: labels.toSpliced(at, 0, label) };
}

/**
 * A new title for a new label, with the brat name that follows from it. `published` are names that
 * belong to labels of the published version, also of one that is deleted here.
 */
export function retitleNewLabel(
  scheme: LabelScheme,
  at: number,
  title: string,
  published: readonly string[],
): LabelScheme {
  const others = scheme.labels.filter((_, i) => i !== at).map(({ name }) => name);
  const wanted = nameStoredByBrat(title.trim()) || 'New_label';
  return changeLabel(scheme, at, { title, name: freeName(wanted, [...others, ...published]) });
}

export function removeLabel(scheme: LabelScheme, at: number): LabelScheme {
  const gone = scheme.labels[at]?.name;
  return {
    ...scheme,
    labels: scheme.labels
      .toSpliced(at, 1)
      .map((label) => (label.mappedTo === gone ? { ...label, mappedTo: undefined } : label)),
    // An attribute of this label alone would become one of every label.
    attributes: scheme.attributes.flatMap((attribute) => {
      const labels = attribute.labels.filter((name) => name !== gone);
      return attribute.labels.length > 0 && labels.length === 0 ? [] : { ...attribute, labels };
    }),
  };
}

/** One place up (-1) or down (1); at the end nothing moves. */
export function moveLabel(scheme: LabelScheme, at: number, by: 1 | -1): LabelScheme {
  const label = scheme.labels[at];
  const other = scheme.labels[at + by];
  if (label === undefined || other === undefined) return scheme;
  return { ...scheme, labels: scheme.labels.with(at, other).with(at + by, label) };
}

export function changeAttribute(
  scheme: LabelScheme,
  at: number,
  change: Partial<AttributeDefinition>,
): LabelScheme {
  return { ...scheme, attributes: replaceAt(scheme.attributes, at, change) };
}

export function addAttribute(scheme: LabelScheme): LabelScheme {
  const name = freeName(
    'New_attribute',
    scheme.attributes.map((each) => each.name),
  );
  return { ...scheme, attributes: [...scheme.attributes, { name, labels: [], values: [] }] };
}

export function removeAttribute(scheme: LabelScheme, at: number): LabelScheme {
  return { ...scheme, attributes: scheme.attributes.toSpliced(at, 1) };
}

/** The digits, then the letters that stand for nothing else, which no label in use has. */
export function freeKeys(labels: readonly Label[]): string[] {
  const used = new Set(
    labels.flatMap(({ key, retired }) => (retired || key === null ? [] : key.toLowerCase())),
  );
  return [...labelDigits, ...freeLetters].filter((key) => !used.has(key));
}

const freeLetters = Array.from('abcdefghijklmnopqrstuvwxyz').filter(
  (letter) =>
    commandOfKey(defaultKeyMap, letter) === null &&
    commandOfKey(defaultKeyMap, `Shift+${letter}`) === null,
);

/** Words on lines, without the empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}

function replaceAt<T>(list: readonly T[], at: number, change: Partial<T>): T[] {
  return list.map((each, i) => (i === at ? { ...each, ...change } : each));
}

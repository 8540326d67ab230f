/**
 * A draft of a label scheme from brat's configuration files, for a project that has one already.
 * What the files do not say stays as it is: meanings, quantities, reasons, mappings, and whatever a
 * file that was not given would have said. Nothing that is in use goes away: it is retired instead.
 */
import type { RefusalDetail } from '../errors';
import { readAnnotationConf } from './annotation-conf';
import { isSameAttribute } from './attribute-entries';
import { parseColor } from './color';
import { fillKeys } from './label-keys';
import {
  findLabel,
  notClearLabel,
  type AttributeDefinition,
  type Label,
  type LabelScheme,
} from './scheme';
import {
  bratFileNames,
  listSpanTypes,
  schemeFromBrat,
  type BratFiles,
  type BratScheme,
} from './scheme-from-brat';
import type { SchemeUse } from './scheme-faults';
import { readShortcutsConf } from './shortcuts-conf';
import { findDrawing, findVisualLabel, readVisualConf } from './visual-conf';
import { writeAnnotationConf } from './write-annotation-conf';
import { plainTitle } from './write-visual-conf';

/** The files that were given; at least one. */
export type GivenFiles = {
  readonly [File in keyof BratFiles]?: string | null;
};

/**
 * The scheme with what the files say, and remarks on what was not understood.
 * @throws Refusal `unprocessable` when no `annotation.conf` was given and the scheme's own labels
 *   cannot be written as one
 */
export function draftFromBrat(current: LabelScheme, files: GivenFiles, use: SchemeUse): BratScheme {
  const annotationConf = files.annotationConf ?? writeAnnotationConf(current);
  const { visualConf = null, shortcutsConf = null } = files;
  const read = schemeFromBrat({ annotationConf, visualConf, shortcutsConf });
  const says = readLooks({ annotationConf, visualConf, shortcutsConf });
  const notes: RefusalDetail[] = [];
  const merged = read.scheme.labels.map((label) =>
    mergeLabel(findLabel(current, label.name), label, says),
  );
  const kept = keepLabels(current, read.scheme, use, notes);
  const labels = placeKeys(inOrder([...merged, ...kept], current), current, says);
  const attributes = [
    ...read.scheme.attributes.map((attribute) => mergeAttribute(current, attribute)),
    ...keepAttributes(current, read.scheme, use, notes),
  ];
  const { brat } = current;
  return {
    scheme: {
      ...{ labels, attributes, reasons: current.reasons },
      brat: {
        annotationConf: files.annotationConf ?? brat?.annotationConf ?? null,
        visualConf: visualConf ?? brat?.visualConf ?? null,
        shortcutsConf: shortcutsConf ?? brat?.shortcutsConf ?? null,
      },
    },
    notes: [...read.notes, ...notes],
    errors: read.errors,
  };
}

/** What the files say of a label; undefined for what they are silent about. */
type Says = {
  readonly isDefined: (name: string) => boolean;
  readonly title: (name: string) => string | undefined;
  readonly color: (name: string) => string | undefined;
  readonly key: (name: string) => string | undefined;
};

function readLooks({ annotationConf, visualConf, shortcutsConf }: BratFiles): Says {
  const types = listSpanTypes(readAnnotationConf(annotationConf, bratFileNames.annotation));
  const defined = new Set([...types.entities, ...types.events]);
  const visual = readVisualConf(visualConf ?? '', bratFileNames.visual);
  const { shortcuts } = readShortcutsConf(shortcutsConf ?? '', bratFileNames.shortcuts);
  return {
    isDefined: (name) => defined.has(name),
    title: (name) => findVisualLabel(visual, name)?.titles[0],
    color: (name) =>
      parseColor(findDrawing(visual, name)?.properties.get('bgColor') ?? '') ?? undefined,
    // `0` is kept for NOT CLEAR, as the reader of the file remarks.
    key: (name) =>
      shortcuts.find((each) => each.name === name && (each.key !== '0' || name === notClearLabel))
        ?.key,
  };
}

function mergeLabel(known: Label | undefined, read: Label, says: Says): Label {
  if (known === undefined) return read;
  const { name } = read;
  const retired = says.isDefined(name) ? read.retired : known.retired;
  const title = says.title(name);
  const color = says.color(name);
  const isSameTitle = title === undefined || title === plainTitle(known.title);
  const isSameColor = color === undefined || color === known.color;
  return {
    ...known,
    retired,
    title: isSameTitle ? known.title : read.title,
    color: isSameColor ? known.color : read.color,
    mappedTo: retired ? known.mappedTo : undefined,
  };
}

/** Labels that the files lack and that cannot go: retired, save NOT CLEAR. */
function keepLabels(
  current: LabelScheme,
  read: LabelScheme,
  use: SchemeUse,
  notes: RefusalDetail[],
): Label[] {
  const file = bratFileNames.annotation;
  return current.labels.flatMap((label) => {
    const { name, title } = label;
    const spans = use.labels[name] ?? 0;
    if (findLabel(read, name) !== undefined) return [];
    if (spans === 0 && (use.offered.labels[name] ?? 0) === 0) return [];
    const message = `“${title}” is in use and not in the file: it is retired.`;
    notes.push({ file, code: 'labelInUse', message });
    return { ...label, retired: true };
  });
}

function mergeAttribute(current: LabelScheme, read: AttributeDefinition): AttributeDefinition {
  const known = current.attributes.find(({ name }) => name === read.name);
  return known !== undefined && isSameAttribute(known, read) ? known : read;
}

function keepAttributes(
  current: LabelScheme,
  read: LabelScheme,
  use: SchemeUse,
  notes: RefusalDetail[],
): AttributeDefinition[] {
  const file = bratFileNames.annotation;
  return current.attributes.flatMap((attribute) => {
    const { name } = attribute;
    if (read.attributes.some((each) => each.name === name)) return [];
    if ((use.attributes[name] ?? 0) + (use.offered.attributes[name] ?? 0) === 0) return [];
    const message = `The attribute ${name} is in use and not in the file: it stays.`;
    notes.push({ file, code: 'attributeInUse', message });
    return attribute;
  });
}

/**
 * NOT CLEAR last, as in every scheme that is read; but in the present order where the files have the
 * labels in it, wherever NOT CLEAR stands.
 */
function inOrder(labels: readonly Label[], current: LabelScheme): Label[] {
  const clear = ({ name }: Label) => name !== notClearLabel;
  const sorted = [...labels.filter(clear), ...labels.filter((label) => !clear(label))];
  const present = current.labels.flatMap(
    ({ name }) => sorted.find((each) => each.name === name) ?? [],
  );
  const isAsPresent =
    present.length === sorted.length &&
    present.filter(clear).every((label, i) => label === sorted[i]);
  return isAsPresent ? present : sorted;
}

/** The keys that the file gives; else the label's own while it is free; else, for new labels, one. */
function placeKeys(labels: readonly Label[], current: LabelScheme, says: Says): Label[] {
  const given = new Set(labels.flatMap(({ name }) => says.key(name) ?? []));
  const ownKey = (name: string) => {
    const key = findLabel(current, name)?.key ?? null;
    return key === null || given.has(key.toLowerCase()) ? null : key;
  };
  const keyed = labels.map((label) => ({
    ...label,
    key: says.key(label.name) ?? ownKey(label.name),
  }));
  const taken = keyed.flatMap(({ key }) => key ?? []);
  const isNew = ({ name }: Label) => findLabel(current, name) === undefined;
  const fresh = fillKeys(keyed.filter(isNew), taken);
  return keyed.map((label) => fresh.find(({ name }) => name === label.name) ?? label);
}

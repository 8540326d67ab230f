/**
 * A label scheme from brat's configuration. Entity types and the types of event triggers become
 * labels, in the order of the file; NOT CLEAR is added at the end. A type that brat's users cannot
 * choose (`!Type`) becomes a retired label: texts that have it can still be read. The files are
 * kept in the scheme so that they can be written back. An error leaves out its line and nothing
 * takes its place: a scheme that comes with errors is for looking at, not for storing.
 */
import type { RefusalDetail } from '../errors';
import { type AnnotationConf, readAnnotationConf } from './annotation-conf';
import { readAttribute, type SpanTypes } from './attribute-entries';
import { darkenForWhiteText, parseColor } from './color';
import type { ConfEntry } from './conf-entries';
import { chooseColor, notClearColor } from './label-colors';
import { fillKeys, notClearKey } from './label-keys';
import { bratNameFault, nameStoredByBrat, titleFromName } from './label-names';
import {
  type AttributeDefinition,
  commonNotClearReasons,
  type Label,
  type LabelScheme,
  notClearLabel,
} from './scheme';
import { readShortcutsConf, type Shortcut } from './shortcuts-conf';
import { findDrawing, findVisualLabel, readVisualConf, type VisualConf } from './visual-conf';

/** The texts of brat's configuration files. */
export type BratFiles = {
  readonly annotationConf: string;
  readonly visualConf?: string | null;
  readonly shortcutsConf?: string | null;
};

export type BratScheme = {
  readonly scheme: LabelScheme;
  /** What was left out, changed or only kept. */
  readonly notes: readonly RefusalDetail[];
  /** What is wrong; the scheme must not be stored while there is one. */
  readonly errors: readonly RefusalDetail[];
};

/** The names that brat gives the files. */
export const bratFileNames = {
  annotation: 'annotation.conf',
  visual: 'visual.conf',
  shortcuts: 'kb_shortcuts.conf',
} as const;

/** The reserved label as it is added to a scheme that lacks it. */
export const notClear: Label = {
  name: notClearLabel,
  title: 'NOT CLEAR',
  key: notClearKey,
  color: notClearColor,
  description: '',
  quantity: null,
  retired: false,
};

/** Reads a label scheme from the texts of brat's files; see the head of this module. */
export function schemeFromBrat(files: BratFiles): BratScheme {
  const annotation = readAnnotationConf(files.annotationConf, bratFileNames.annotation);
  const visual = readVisualConf(files.visualConf ?? '', bratFileNames.visual);
  const shortcuts = readShortcutsConf(files.shortcutsConf ?? '', bratFileNames.shortcuts);
  const notes = [...annotation.notes, ...visual.notes, ...shortcuts.notes];
  const errors = [...annotation.errors, ...visual.errors, ...shortcuts.errors];
  const types = collectTypes(annotation, notes, errors);
  const keys = matchKeys(shortcuts.shortcuts, types, notes);
  const labels = readLabels(types, visual, keys, notes);
  const attributes = readAttributes(annotation, notes, errors);
  const brat = {
    annotationConf: files.annotationConf,
    visualConf: files.visualConf ?? null,
    shortcutsConf: files.shortcutsConf ?? null,
  };
  const reasons = [...commonNotClearReasons];
  return { scheme: { labels, attributes, reasons, brat }, notes, errors };
}

/** The types that spans may have in a file, by section. */
export function listSpanTypes(conf: AnnotationConf): SpanTypes {
  const namesOf = (entries: readonly ConfEntry[]) => [...new Set(entries.map(({ name }) => name))];
  return { entities: namesOf(conf.entities), events: namesOf(conf.events) };
}

function collectTypes(
  conf: AnnotationConf,
  notes: RefusalDetail[],
  errors: RefusalDetail[],
): readonly ConfEntry[] {
  const file = bratFileNames.annotation;
  const types = new Map<string, ConfEntry>();
  for (const entry of [...conf.entities, ...conf.events]) {
    const { name, line } = entry;
    const earlier = types.get(name);
    const fault = bratNameFault(name);
    if (fault !== null) {
      const message = `The type ${name} cannot be used: ${fault}. Rename it.`;
      errors.push({ file, line, code: 'unusableName', message });
    } else if (earlier) {
      const message = `The type ${name} stands in line ${earlier.line} already; both are one label.`;
      notes.push({ file, line, code: 'repeatedType', message });
    } else {
      types.set(name, entry);
      const stored = nameStoredByBrat(name);
      if (stored === name) continue;
      const message = `The type ${name} is kept as it is written; brat itself may write ${stored} into .ann files.`;
      notes.push({ file, line, code: 'nameChangedByBrat', message });
    }
  }
  if (types.size === 0) {
    const message = 'The file defines no type for spans; the scheme starts with NOT CLEAR alone.';
    notes.push({ file, code: 'noTypes', message });
  }
  return [...types.values()];
}

function matchKeys(
  shortcuts: readonly Shortcut[],
  types: readonly ConfEntry[],
  notes: RefusalDetail[],
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const names = new Set([notClearLabel, ...types.map(({ name }) => name)]);
  for (const { key, name, line } of shortcuts) {
    if (!names.has(name) || keys.has(name)) continue;
    if (key === notClearKey && name !== notClearLabel) {
      const message = `The key ${notClearKey} is kept for NOT CLEAR; ${name} gets another one.`;
      notes.push({ file: bratFileNames.shortcuts, line, code: 'reservedKey', message });
    } else {
      keys.set(name, key);
    }
  }
  return keys;
}

function readLabels(
  types: readonly ConfEntry[],
  visual: VisualConf,
  keys: ReadonlyMap<string, string>,
  notes: RefusalDetail[],
): Label[] {
  const colors = new Map<string, string>();
  for (const name of new Set([...types.map((type) => type.name), notClearLabel])) {
    const color = readColor(visual, name, notes);
    if (color !== null) colors.set(name, color);
  }
  const labels: Label[] = [];
  for (const { name, isSelectable } of types.filter((type) => type.name !== notClearLabel)) {
    const color = colors.get(name) ?? chooseColor([...colors.values()]);
    colors.set(name, color);
    const title = findVisualLabel(visual, name)?.titles[0] ?? titleFromName(name);
    const key = keys.get(name) ?? null;
    const retired = !isSelectable;
    labels.push({ name, title, key, color, description: '', quantity: null, retired });
  }
  const last = {
    ...notClear,
    title: findVisualLabel(visual, notClearLabel)?.titles[0] ?? notClear.title,
    key: keys.get(notClearLabel) ?? notClearKey,
    color: colors.get(notClearLabel) ?? notClearColor,
    retired: types.some(({ name, isSelectable }) => name === notClearLabel && !isSelectable),
  };
  return [...fillKeys(labels, [last.key]), last];
}

function readColor(visual: VisualConf, name: string, notes: RefusalDetail[]): string | null {
  const drawing = findDrawing(visual, name);
  const written = drawing?.properties.get('bgColor');
  if (drawing === undefined || written === undefined) return null;
  const color = parseColor(written);
  if (color !== null) return darkenForWhiteText(color);
  const message = `"${written}" is no colour; ${name} gets another one. Write a CSS name or #rrggbb.`;
  notes.push({ file: bratFileNames.visual, line: drawing.line, code: 'unknownColor', message });
  return null;
}

function readAttributes(
  conf: AnnotationConf,
  notes: RefusalDetail[],
  errors: RefusalDetail[],
): AttributeDefinition[] {
  const file = bratFileNames.annotation;
  const attributes = new Map<string, AttributeDefinition>();
  const types = listSpanTypes(conf);
  for (const entry of conf.attributes) {
    const { name, line } = entry;
    const fault = bratNameFault(name);
    const { attribute, unknown } = readAttribute(entry, types);
    if (fault !== null) {
      const message = `The attribute ${name} cannot be used: ${fault}. Rename it.`;
      errors.push({ file, line, code: 'unusableName', message });
    } else if (attributes.has(name)) {
      const message = `The attribute ${name} is defined above already; this line is not used.`;
      notes.push({ file, line, code: 'repeatedAttribute', message });
    } else if (attribute) {
      attributes.set(name, attribute);
    } else {
      const message = `No span may carry the attribute ${name}; it is kept in the file and not used.`;
      notes.push({ file, line, code: 'unusedAttribute', message });
    }
    if (unknown.length > 0) {
      const message = `The attribute ${name} names types that the file does not define: ${unknown.join(', ')}.`;
      notes.push({ file, line, code: 'unknownCarrier', message });
    }
  }
  return [...attributes.values()];
}

/**
 * `kb_shortcuts.conf` from a label scheme. The text that the scheme was read with is returned as it
 * is while it still gives every label its key; otherwise the keys are written anew, and shortcuts
 * of relations and other types stay where their keys are free. brat wants capital letters.
 */
import { findLabel, type LabelScheme } from './scheme';
import { bratFileNames, schemeFromBrat } from './scheme-from-brat';
import { readShortcutsConf } from './shortcuts-conf';

/** Writes the `kb_shortcuts.conf` of a scheme. */
export function writeShortcutsConf(scheme: LabelScheme): string {
  const given = scheme.brat?.shortcutsConf ?? null;
  if (given !== null && isSameKeys(scheme)) return given;
  const keyed = scheme.labels.filter(({ key }) => key !== null);
  const taken = new Set(keyed.map(({ key }) => key?.toLowerCase()));
  const kept = readShortcutsConf(given ?? '', bratFileNames.shortcuts).shortcuts.filter(
    ({ key, name }) => !findLabel(scheme, name) && !taken.has(key),
  );
  const lines = [...keyed, ...kept].map(({ key, name }) => `${key?.toUpperCase() ?? ''}\t${name}`);
  return `${['# Keys of the types, for brat.', ...lines].join('\n')}\n`;
}

function isSameKeys(scheme: LabelScheme): boolean {
  const annotationConf = scheme.brat?.annotationConf ?? null;
  if (annotationConf === null) return false;
  const shortcutsConf = scheme.brat?.shortcutsConf ?? null;
  const read = schemeFromBrat({ annotationConf, shortcutsConf });
  return scheme.labels.every(({ name, key }) => findLabel(read.scheme, name)?.key === key);
}

/**
 * A scheme that was created empty learns its labels from what is imported. Labels that are there
 * are never touched, so colours and keys that people know stay as they are; NOT CLEAR stands last.
 */
import { Refusal } from '../errors';
import { chooseColor } from './label-colors';
import { fillKeys } from './label-keys';
import { bratNameFault, titleFromName } from './label-names';
import { findLabel, type Label, type LabelScheme, notClearLabel } from './scheme';
import { notClear } from './scheme-from-brat';

/**
 * Adds a label for each name that the scheme lacks, with a colour of its own and a free digit as
 * key, and NOT CLEAR if it lacks that too. The order of `names` does not matter.
 *
 * @returns The new scheme and the labels that are new in it; the same scheme when none is.
 * @throws Refusal `unprocessable` naming each name that no brat file can hold.
 */
export function addMissingLabels(
  scheme: LabelScheme,
  names: Iterable<string>,
): { scheme: LabelScheme; added: readonly Label[] } {
  const missing = [...new Set(names)].filter((name) => !findLabel(scheme, name)).toSorted();
  if (missing.length === 0) return { scheme, added: [] };
  requireUsableNames(missing);
  const colors = scheme.labels.map((label) => label.color);
  const drafts: Label[] = [];
  for (const name of missing.filter((missingName) => missingName !== notClearLabel)) {
    const color = chooseColor(colors);
    colors.push(color);
    const title = titleFromName(name);
    drafts.push({ name, title, key: null, color, description: '', quantity: null, retired: false });
  }
  const takenKeys = scheme.labels.flatMap((label) => label.key ?? []);
  const fresh = fillKeys(drafts, takenKeys);
  const known = scheme.labels.filter((label) => label.name !== notClearLabel);
  const present = findLabel(scheme, notClearLabel);
  const key = takenKeys.includes(notClear.key ?? '') ? null : notClear.key;
  const reserved = present ?? { ...notClear, key };
  return {
    scheme: { ...scheme, labels: [...known, ...fresh, reserved] },
    added: present ? fresh : [...fresh, reserved],
  };
}

function requireUsableNames(names: readonly string[]): void {
  const details = names.flatMap((name) => {
    const fault = bratNameFault(name);
    return fault === null ? [] : [{ code: 'unusableName', message: `The type ${name}: ${fault}.` }];
  });
  if (details.length === 0) return;
  const message = 'Some types cannot become labels. Rename them in the files and import again.';
  throw new Refusal('unprocessable', message, details);
}

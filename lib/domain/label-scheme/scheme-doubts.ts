/** What a lead should know of a label scheme before it is published; nothing of it is refused. */
import { commandOfKey, defaultKeyMap, wordsOfCommand } from '../preferences/key-map';
import { contrastWithWhite, minimumContrast } from './color';
import { appearanceOf, visibleDistance } from './color-vision';
import { findLabel, type Label, type LabelScheme } from './scheme';

/** Doubts about colours, keys and mappings, as sentences. */
export function findSchemeDoubts(scheme: LabelScheme): string[] {
  return [...findColorDoubts(scheme), ...findKeyDoubts(scheme), ...findMappingDoubts(scheme)];
}

/**
 * Closer than this, two colours are said to look alike: half as much again as the least step that
 * can be seen (see color-vision.ts), since labels are small.
 */
const tellApart = 0.03;

/** Labels that look alike, or carry no white text. */
function findColorDoubts({ labels }: LabelScheme): string[] {
  const active = labels.filter(({ retired }) => !retired);
  const looks = active.map(({ color }) => appearanceOf(color));
  const faint = active
    .filter(({ color }) => contrastWithWhite(color) < minimumContrast)
    .map(
      ({ title }) => `The colour of “${title}” is too light: white words on it are hard to read.`,
    );
  const alike = active.flatMap((label, i) =>
    active.slice(i + 1).flatMap((other, j) => {
      const [one, two] = [looks[i], looks[i + 1 + j]];
      if (one === undefined || two === undefined) return [];
      if (visibleDistance(one, two) >= tellApart) return [];
      return `“${label.title}” and “${other.title}” look alike, at least to people with colour-vision deficiency.`;
    }),
  );
  return [...faint, ...alike];
}

/** Keys that people use for something else while a span is open: there the label has them. */
function findKeyDoubts({ labels }: LabelScheme): string[] {
  return labels.flatMap(({ title, key, retired }) => {
    if (key === null || retired) return [];
    const command = commandOfKey(defaultKeyMap, key.toLowerCase());
    if (command === null) return [];
    return [
      `The key ${key.toUpperCase()} of “${title}” is that of “${wordsOfCommand(command)}” as well: while a span is open, it puts the label on.`,
    ];
  });
}

/** Labels that become one in gold and are read otherwise. */
function findMappingDoubts(scheme: LabelScheme): string[] {
  return scheme.labels.flatMap(({ title, quantity, mappedTo }) => {
    const target = mappedTo === undefined ? undefined : findLabel(scheme, mappedTo);
    if (target === undefined || target.quantity?.unit === quantity?.unit) return [];
    return [
      `“${title}” is ${unitWords(quantity)}, “${target.title}” is ${unitWords(target.quantity)}: its spans are read as the latter, and nothing is converted.`,
    ];
  });
}

function unitWords(quantity: Label['quantity']): string {
  return quantity === null ? 'no number' : `a number in ${quantity.unit}`;
}

/** Which attributes a span may have, by its label. */
import type { Attributes } from '../spans/fragment';
import type { AttributeDefinition, LabelScheme } from './scheme';

/** The attributes that a label may have, in the scheme's order; those of any label for null. */
export function attributesOfLabel(
  scheme: LabelScheme,
  label: string | null,
): readonly AttributeDefinition[] {
  return scheme.attributes.filter(
    ({ labels }) => label === null || labels.length === 0 || labels.includes(label),
  );
}

/** The attributes that may stay when the span gets a label, and the names of those that may not. */
export function fitAttributes(
  scheme: LabelScheme,
  attributes: Attributes,
  label: string,
): { readonly kept: Attributes; readonly dropped: readonly string[] } {
  const names = new Set(attributesOfLabel(scheme, label).map(({ name }) => name));
  const entries = Object.entries(attributes);
  return {
    kept: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    dropped: entries.filter(([name]) => !names.has(name)).map(([name]) => name),
  };
}

/** True when both have the same attributes with the same values. */
export function hasSameAttributes(a: Attributes, b: Attributes): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** `approximate`, `method: ellipsometry`: an attribute in words. Brat names stand with blanks. */
export function wordsOfAttribute(name: string, value: string | true): string {
  const words = name.replaceAll('_', ' ');
  return value === true ? words : `${words}: ${value.replaceAll('_', ' ')}`;
}

import type { AttributeDefinition, LabelScheme } from './scheme';

/**
 * The scheme with attributes that it lacks, for a scheme that was created empty. A known attribute
 * gains the labels and values that were found with it; a flag stays a flag.
 */
export function addMissingAttributes(
  scheme: LabelScheme,
  found: readonly AttributeDefinition[],
): LabelScheme {
  const attributes = new Map(scheme.attributes.map((attribute) => [attribute.name, attribute]));
  for (const attribute of found) {
    const known = attributes.get(attribute.name);
    attributes.set(attribute.name, known === undefined ? attribute : join(known, attribute));
  }
  return { ...scheme, attributes: [...attributes.values()] };
}

function join(a: AttributeDefinition, b: AttributeDefinition): AttributeDefinition {
  const isForAll = a.labels.length === 0 || b.labels.length === 0;
  return {
    name: a.name,
    labels: isForAll ? [] : union(a.labels, b.labels),
    values: union(a.values, b.values),
  };
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

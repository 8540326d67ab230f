/**
 * Attributes between a scheme and the `[attributes]` entries of brat: `Arg:` names the types that
 * may carry it, with `<ENTITY>`, `<EVENT>`, `<RELATION>` and `<ANY>` for all of a kind, `Value:` the
 * words to choose from. An attribute of relations alone is none of a scheme's: spans cannot carry it.
 */
import { type ConfArgument, type ConfEntry, findArgument } from './conf-entries';
import { type AttributeDefinition, notClearLabel } from './scheme';

/** The names of the types that spans may have, by the section that defines them. */
export type SpanTypes = {
  readonly entities: readonly string[];
  readonly events: readonly string[];
};

/**
 * Reads an entry as an attribute of spans.
 *
 * @returns The attribute, and the names in `Arg:` that no type has; null for the attribute when no
 *   span may carry it.
 */
export function readAttribute(
  entry: ConfEntry,
  types: SpanTypes,
): { attribute: AttributeDefinition | null; unknown: readonly string[] } {
  const values = [...(findArgument(entry, 'Value')?.values ?? [])];
  const carriers = findArgument(entry, 'Arg')?.values ?? ['<ANY>'];
  const hasAllEvents = types.events.length === 0 || carriers.includes('<EVENT>');
  if (carriers.includes('<ANY>') || (carriers.includes('<ENTITY>') && hasAllEvents)) {
    return { attribute: { name: entry.name, labels: [], values }, unknown: [] };
  }
  const known = new Set([...types.entities, ...types.events]);
  const labels = new Set<string>();
  const unknown: string[] = [];
  for (const carrier of carriers) {
    if (carrier === '<ENTITY>') types.entities.forEach((name) => addCarrier(labels, name));
    else if (carrier === '<EVENT>') types.events.forEach((name) => labels.add(name));
    else if (known.has(carrier)) labels.add(carrier);
    else if (carrier !== '<RELATION>') unknown.push(carrier);
  }
  const attribute = labels.size === 0 ? null : { name: entry.name, labels: [...labels], values };
  return { attribute, unknown };
}

/** An attribute as an entry; arguments of `former` that a scheme does not know are kept. */
export function toAttributeEntry(attribute: AttributeDefinition, former?: ConfEntry): ConfEntry {
  const carriers = attribute.labels.length === 0 ? ['<ANY>'] : attribute.labels;
  const kept = former?.args.filter(({ key }) => key !== 'Arg' && key !== 'Value') ?? [];
  const values = attribute.values.length === 0 ? [] : [toArgument('Value', attribute.values)];
  return {
    name: attribute.name,
    otherTerms: former?.otherTerms ?? [],
    isSelectable: former?.isSelectable ?? true,
    args: [toArgument('Arg', carriers), ...values, ...kept],
    depth: former?.depth ?? 0,
    parentLine: former?.parentLine ?? null,
    line: former?.line ?? 0,
  };
}

/** True when both say the same, whatever the order of the labels. */
export function isSameAttribute(a: AttributeDefinition, b: AttributeDefinition): boolean {
  const isSameList = (x: readonly string[], y: readonly string[]) =>
    x.length === y.length && x.every((word, index) => word === y[index]);
  return (
    a.name === b.name &&
    isSameList(a.values, b.values) &&
    isSameList(a.labels.toSorted(), b.labels.toSorted())
  );
}

/** `<ENTITY>` does not reach NOT CLEAR, which is a verdict and no kind of thing. */
function addCarrier(labels: Set<string>, name: string): void {
  if (name !== notClearLabel) labels.add(name);
}

function toArgument(key: string, values: readonly string[]): ConfArgument {
  return { key, repetition: '', values };
}

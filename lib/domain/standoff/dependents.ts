/**
 * What goes when a line of a standoff file goes: attributes, notes and normalisations of it (and
 * theirs in turn), and its places in equivalences. Relations and events are not dependents: they
 * keep what they refer to from being removed.
 */
import { idOf } from './check-ann';
import { formatEquivalence } from './strict-lines';
import type { BodiedLine } from './update-lines';

/**
 * @param texts what each line becomes, null for those that go
 * @returns the lines that stay, in order
 */
export function dropDependents(
  lines: readonly BodiedLine[],
  texts: readonly (string | null)[],
): string[] {
  const { gone, ids } = closeOverDependents(lines, texts);
  return lines.flatMap(({ body }, i) => {
    const text = texts[i] ?? null;
    if (text === null || gone.has(i)) return [];
    if (body.kind !== 'equivalence' || !body.targets.some((target) => ids.has(target))) {
      return [text];
    }
    const left = body.targets.filter((target) => !ids.has(target));
    return left.length < 2 ? [] : [formatEquivalence(body.type, left)];
  });
}

/** The indexes of all lines that go, and the ids that go with them. */
function closeOverDependents(
  lines: readonly BodiedLine[],
  texts: readonly (string | null)[],
): { gone: ReadonlySet<number>; ids: ReadonlySet<string> } {
  const dependents = indexDependents(lines);
  const gone = new Set<number>();
  const ids = new Set<string>();
  const queue = [...lines.keys()].filter((i) => (texts[i] ?? null) === null);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    if (gone.has(i)) continue;
    gone.add(i);
    const line = lines[i];
    const id = line === undefined ? null : idOf(line.body);
    if (id === null) continue;
    ids.add(id);
    for (const dependent of dependents.get(id) ?? []) queue.push(dependent);
  }
  return { gone, ids };
}

function indexDependents(lines: readonly BodiedLine[]): ReadonlyMap<string, readonly number[]> {
  const dependents = new Map<string, number[]>();
  lines.forEach(({ body }, i) => {
    if (body.kind !== 'attribute' && body.kind !== 'note' && body.kind !== 'normalisation') return;
    const found = dependents.get(body.target);
    if (found === undefined) dependents.set(body.target, [i]);
    else found.push(i);
  });
  return dependents;
}

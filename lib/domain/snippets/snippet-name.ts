/**
 * Names of the PV600 kind, `Material_Identifier_Index`: where `/` of the article's identifier is
 * written `--`, and the index is the place of the first match in the snippet. Materials have no `_`,
 * identifiers may: the name is split at its first and its last one.
 */

export type SnippetNameParts = {
  readonly material: string;
  readonly identifier: string;
  readonly index: number;
};

/** Reads a name (no folder, no `.txt`); null when it is not of this kind. */
export function readSnippetName(name: string): SnippetNameParts | null {
  const first = name.indexOf('_');
  const last = name.lastIndexOf('_');
  const material = name.slice(0, Math.max(0, first));
  const identifier = name.slice(first + 1, last).replaceAll('--', '/');
  const index = name.slice(last + 1);
  const isIdentifier = /\d/u.test(identifier) && !/\s/u.test(identifier);
  if (first === last || material === '' || !isIdentifier || !/^\d{1,9}$/u.test(index)) return null;
  return { material, identifier, index: Number(index) };
}

/** Writes a name; the inverse for materials without `_` and identifiers without `--`. */
export function formatSnippetName({ material, identifier, index }: SnippetNameParts): string {
  return `${material}_${identifier.replaceAll('/', '--')}_${index}`;
}

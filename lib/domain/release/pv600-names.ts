/**
 * Names of PV600 snippets and their files: `Material_Identifier_Index`, where `/` of a DOI becomes
 * `--`. The material has no `_`, the index is the last part; the identifier between them may hold
 * `_` and `-`, so that the identifier itself is kept in a column of its own.
 */
export type Pv600NameParts = {
  readonly material: string;
  readonly identifier: string;
  readonly index: string;
};

/** The name of a snippet from its parts. */
export function joinPv600Name({ material, identifier, index }: Pv600NameParts): string {
  return toPv600FileName(`${material}_${identifier}_${index}`);
}

/** The parts of a name, split at its first and last `_`; null when it has fewer than two. */
export function splitPv600Name(name: string): Pv600NameParts | null {
  const first = name.indexOf('_');
  const last = name.lastIndexOf('_');
  if (first < 0 || first === last) return null;
  return {
    material: name.slice(0, first),
    identifier: name.slice(first + 1, last),
    index: name.slice(last + 1),
  };
}

/** The name as it stands in file names and in the CSV, without extension. */
export function toPv600FileName(name: string): string {
  return name.replaceAll('/', '--');
}

/** Why a name cannot be a file's name everywhere; null when it can. */
export function findFileNameProblem(name: string): string | null {
  const fileName = toPv600FileName(name);
  if (fileName.trim() === '') return 'is blank';
  if (fileName.startsWith('.')) return 'begins with a point';
  return /[\0-\x1f\\]/u.test(fileName) ? 'has a backslash or a control character' : null;
}

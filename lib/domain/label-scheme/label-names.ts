/**
 * Names of labels, attributes and values as brat's files can hold them, and the titles that stand
 * for names where nobody gave one.
 */

/** `Literature_bandgap` as people read it: `Literature bandgap`. */
export function titleFromName(name: string): string {
  return name.replaceAll('_', ' ').trim() || name;
}

/** Why brat's configuration cannot hold this name or value; null when it can. */
export function bratNameFault(name: string): string | null {
  if (name === '') return 'it is empty';
  if (/[\s\0]/u.test(name)) return 'it has white space';
  if (/[|,<>]/u.test(name)) return 'it has one of the signs | , < >, which part names in the file';
  if (/^[!#[]/u.test(name)) return 'it begins with !, # or [, which mean something else there';
  if (/^-+$/u.test(name)) return 'it is made of hyphens alone, which draw a line there';
  return null;
}

/** What brat turns a name into: everything but unaccented letters, digits, `_` and `-` becomes `_`. */
export function nameStoredByBrat(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/gu, '_');
}

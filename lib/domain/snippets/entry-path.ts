/**
 * Paths of uploaded files. A path is relative, parted by `/`, and stays inside its folder; whatever
 * could mean another place on some machine is refused, never repaired.
 */

/** Why a path is refused, in words that follow the path; null when it may be used. */
export function pathFault(path: string): string | null {
  if (/\p{Cc}/u.test(path)) return 'has a control character or NUL in its name';
  if (path.includes('\\')) return 'has a backslash in its name; folders are parted by /';
  if (path.startsWith('/') || /^[A-Za-z]:/u.test(path)) return 'is an absolute path';
  if (path.split('/').includes('..')) return 'leads out of its folder (..)';
  return plainPath(path) === '' ? 'has no name' : null;
}

/** The path without empty and `.` segments. */
export function plainPath(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}

/** The last segment: the file's name. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** True for what systems and brat leave behind: `__MACOSX`, `.DS_Store`, `.stats_cache`, dotfiles. */
export function isLeftover(path: string): boolean {
  return path.split('/').some((segment) => segment === '__MACOSX' || segment.startsWith('.'));
}

/**
 * Where to go after signing in: the path asked for, if it is a path of this program. Anything that
 * a browser could take for another site, or that would come back to signing in, becomes the list
 * of projects.
 */
export function safeNextPath(asked: string | undefined): string {
  const home = '/projects';
  if (asked === undefined || !/^\/(?![/\\])/u.test(asked)) return home;
  // Browsers drop tabs and line ends from addresses before they read them.
  if (/[\\\p{Cc}]/u.test(asked)) return home;
  const here = 'http://here.invalid';
  if (!URL.canParse(asked, here)) return home;
  const { origin, pathname, search, hash } = new URL(asked, here);
  if (origin !== here || /^\/\/|^\/(sign-in|api)(\/|$)/u.test(pathname)) return home;
  return pathname + search + hash;
}

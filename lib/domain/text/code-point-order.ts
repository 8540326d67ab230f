/**
 * Order by code point, as Postgres orders under `COLLATE "C"`. JavaScript's own `<` orders by
 * UTF-16 unit, which puts characters beyond U+FFFF before some of those below.
 */

/** Negative when `a` comes first, 0 when both are the same word. */
export function compareCodePoints(a: string, b: string): number {
  const pointsA = Array.from(a);
  const pointsB = Array.from(b);
  for (let i = 0; i < Math.min(pointsA.length, pointsB.length); i += 1) {
    const difference = (pointsA[i]?.codePointAt(0) ?? 0) - (pointsB[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return pointsA.length - pointsB.length;
}

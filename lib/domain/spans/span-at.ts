/** Which span a place in the text means, where spans may be nested or overlap. */
import { spanLength, type Annotation } from './fragment';

/**
 * The innermost span over a character. A click on the one that is open goes one further out, and
 * round again, so that every span of a nest can be reached.
 */
export function spanAt(
  annotations: readonly Annotation[],
  character: number,
  openId: string | null,
): string | null {
  const hits = annotations
    .filter(({ fragments }) =>
      fragments.some(([start, end]) => start <= character && character < end),
    )
    .sort((a, b) => spanLength(a.fragments) - spanLength(b.fragments));
  const at = hits.findIndex(({ id }) => id === openId);
  return (hits[at + 1] ?? hits[0])?.id ?? null;
}

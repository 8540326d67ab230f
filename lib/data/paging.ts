/** Lists of the API: `{items, nextCursor}`. A cursor is the id of the last row shown. */

export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined };
export type Page<T> = { readonly items: readonly T[]; readonly nextCursor: string | null };

/** What Prisma needs to read one row more than the page shows. */
export function pageArguments({ limit, cursor }: PageRequest) {
  return {
    take: limit + 1,
    ...(cursor === undefined ? {} : { cursor: { id: cursor }, skip: 1 }),
  };
}

/** The page of rows read with `pageArguments`. */
export function pageOf<R extends { readonly id: string }, T>(
  rows: readonly R[],
  { limit }: PageRequest,
  show: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(show), nextCursor: last?.id ?? null };
}

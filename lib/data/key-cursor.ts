/**
 * Cursors of lists that are read by key: the key of the row at an edge of the page, and which way
 * the list goes on from it. A page costs the same however far down it is.
 */
import { z } from 'zod';
import { Refusal } from '../domain/errors';

export type KeyCursor = { readonly way: 'after' | 'before'; readonly key: string };

/** A page of a list that can be walked both ways. */
export type KeyPage<T> = {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
};

const cursorSchema = z.tuple([z.enum(['after', 'before']), z.string()]);

export function writeCursor({ way, key }: KeyCursor): string {
  return Buffer.from(JSON.stringify([way, key])).toString('base64url');
}

/** @throws Refusal `malformed` for what is no cursor of such a list */
export function readCursor(cursor: string | undefined): KeyCursor | null {
  if (cursor === undefined) return null;
  try {
    const [way, key] = cursorSchema.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { way, key };
  } catch {
    throw new Refusal('malformed', 'The cursor is none of this list. Begin with the first page.');
  }
}

/** What Prisma needs to read one row more than the page shows; `column` is the key. */
export function keyArguments<Column extends string>(
  column: Column,
  at: KeyCursor | null,
  limit: number,
) {
  const isBackward = at?.way === 'before';
  return {
    beyond: at === null ? {} : { [column]: { [isBackward ? 'lt' : 'gt']: at.key } },
    orderBy: { [column]: isBackward ? 'desc' : 'asc' } as { [C in Column]: 'asc' | 'desc' },
    take: limit + 1,
  };
}

/** The page of rows read with `keyArguments`, in the order of the key. */
export function keyPageOf<R, T>(
  rows: readonly R[],
  at: KeyCursor | null,
  limit: number,
  keyOf: (row: R) => string,
  show: (row: R) => T,
): KeyPage<T> {
  const isBackward = at?.way === 'before';
  const shown = isBackward ? rows.slice(0, limit).toReversed() : rows.slice(0, limit);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const goesOn = rows.length > limit;
  const cursorAt = (way: KeyCursor['way'], row: R | undefined) =>
    row === undefined ? null : writeCursor({ way, key: keyOf(row) });
  return {
    items: shown.map(show),
    nextCursor: goesOn || isBackward ? cursorAt('after', last) : null,
    previousCursor: isBackward
      ? goesOn
        ? cursorAt('before', first)
        : null
      : at && cursorAt('before', first),
  };
}

/**
 * Keys derived from content, so that the same content has the same key in every recomputation,
 * on every machine. FNV-1a (Fowler, Noll, Vo) with 64 bits over UTF-16 units: short enough for a
 * database key, and no secret depends on it.
 */

const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** 16 hexadecimal digits for a text. */
export function contentKey(text: string): string {
  let hash = offsetBasis;
  for (let i = 0; i < text.length; i += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * prime);
  }
  return hash.toString(16).padStart(16, '0');
}

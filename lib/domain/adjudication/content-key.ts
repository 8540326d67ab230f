/**
 * Keys derived from content, so that the same content has the same key in every recomputation,
 * on every machine. FNV-1a (Fowler, Noll, Vo) with 64 bits over UTF-16 units: short enough for a
 * database key, and no secret depends on it.
 */

/** 16 hexadecimal digits for a text. */
export function contentKey(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i += 1) {
    low = (low ^ text.charCodeAt(i)) >>> 0;
    // Times the prime 2^40 + 0x1b3, in two halves.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 2 ** 32)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

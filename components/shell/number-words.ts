/** Numbers as people read them on a page. */

const counts = new Intl.NumberFormat('en');

/** 12345 → `12,345` */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `1 snippet`, `12 snippets`; irregular plurals are given. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Whole per cents; never 100 while something is left, never 0 once something is done. */
export function formatShare(done: number, total: number): string {
  if (total === 0) return '0 %';
  const share = Math.round((100 * done) / total);
  const honest = Math.min(done < total ? 99 : 100, Math.max(done > 0 ? 1 : 0, share));
  return `${honest} %`;
}

/** Bytes as `812 B`, `1.4 kB`, `23 MB`; powers of a thousand, as file managers show them. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit > 0 && size < 9.95 ? size.toFixed(1) : Math.round(size)} ${units[unit] ?? ''}`;
}

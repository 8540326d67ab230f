/**
 * Line ends become LF once, at import. Nothing else of a text is changed: no trimming, no Unicode
 * normalisation.
 */

/** Turns CRLF and lone CR into LF; `crlf` and `cr` count what was turned. */
export function normaliseLineEnds(text: string): { text: string; crlf: number; cr: number } {
  let crlf = 0;
  let cr = 0;
  const normal = text.replace(/\r\n?/gu, (end) => {
    if (end === '\r') cr += 1;
    else crlf += 1;
    return '\n';
  });
  return { text: normal, crlf, cr };
}

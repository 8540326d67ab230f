/**
 * The little Markdown that guidelines and messages use (paragraphs, lists, headings, bold, italics,
 * code), as data; `prose.tsx` draws it. Everything else stays text, so nothing can be injected.
 */

export type ProsePiece = {
  readonly text: string;
  readonly style: 'plain' | 'bold' | 'italic' | 'code';
};

export type ProseBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly pieces: readonly ProsePiece[] }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly (readonly ProsePiece[])[] };

const bullet = /^\s*[-*+]\s+/u;
const number = /^\s*\d+[.)]\s+/u;
const heading = /^#{1,6}\s+/u;
const inline = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_|`([^`]+)`/gu;

export function parseProse(markdown: string): ProseBlock[] {
  return markdown
    .split(/\n\s*\n/u)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(readBlock);
}

function readBlock(lines: readonly string[]): ProseBlock[] {
  const [first = ''] = lines;
  if (heading.test(first)) {
    const rest = lines.slice(1);
    const head: ProseBlock = { kind: 'heading', pieces: parsePieces(first.replace(heading, '')) };
    return rest.length === 0 ? [head] : [head, ...readBlock(rest)];
  }
  const marker = bullet.test(first) ? bullet : number.test(first) ? number : null;
  if (marker === null) {
    const at = lines.findIndex((line) => bullet.test(line));
    if (at > 0) return [...readBlock(lines.slice(0, at)), ...readBlock(lines.slice(at))];
    return [{ kind: 'paragraph', pieces: parsePieces(lines.join(' ')) }];
  }
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items[items.length - 1] = `${items.at(-1) ?? ''} ${line.trim()}`;
  }
  return [{ kind: marker === bullet ? 'bullets' : 'numbers', items: items.map(parsePieces) }];
}

/** Bold, italics and code within a line. */
export function parsePieces(line: string): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let at = 0;
  for (const match of line.matchAll(inline)) {
    const [whole, bold, italic, underlined, code] = match;
    if (match.index > at) pieces.push({ text: line.slice(at, match.index), style: 'plain' });
    if (bold !== undefined) pieces.push({ text: bold, style: 'bold' });
    else if (code !== undefined) pieces.push({ text: code, style: 'code' });
    else pieces.push({ text: italic ?? underlined ?? '', style: 'italic' });
    at = match.index + whole.length;
  }
  if (at < line.length) pieces.push({ text: line.slice(at), style: 'plain' });
  return pieces;
}

import { parseProse, type ProsePiece } from './prose-blocks';

/** A text in the little Markdown of `prose-blocks.ts`. */
export function Prose({ markdown }: { readonly markdown: string }) {
  return (
    <div className="grid gap-2 text-pretty">
      {parseProse(markdown).map((block, i) => {
        switch (block.kind) {
          case 'heading':
            return (
              <p key={i} className="font-semibold text-ink">
                <Pieces pieces={block.pieces} />
              </p>
            );
          case 'paragraph':
            return (
              <p key={i}>
                <Pieces pieces={block.pieces} />
              </p>
            );
          case 'bullets':
          case 'numbers': {
            const List = block.kind === 'bullets' ? 'ul' : 'ol';
            return (
              <List
                key={i}
                className={block.kind === 'bullets' ? 'list-disc pl-4.5' : 'list-decimal pl-4.5'}
              >
                {block.items.map((pieces, j) => (
                  <li key={j}>
                    <Pieces pieces={pieces} />
                  </li>
                ))}
              </List>
            );
          }
        }
      })}
    </div>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly ProsePiece[] }) {
  return pieces.map(({ text, style }, i) => {
    if (style === 'bold') return <strong key={i}>{text}</strong>;
    if (style === 'italic') return <em key={i}>{text}</em>;
    if (style === 'code') {
      return (
        <code key={i} className="rounded-sm bg-sunk px-1 font-read">
          {text}
        </code>
      );
    }
    return text;
  });
}

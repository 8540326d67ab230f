import { parseGuideline, type Block } from './guideline-blocks';
import { InlineElements } from './inline-elements';
import type { Inline } from './inline-markdown';
import { lightWords } from './light-words';

const none: readonly string[] = [];

/**
 * The words of one clause in a narrow place: its number and title stand elsewhere. `lit` are words
 * to light, in lower case.
 */
export function ClauseBody({
  markdown,
  lit = none,
}: {
  readonly markdown: string;
  readonly lit?: readonly string[];
}) {
  return (
    <div className="grid gap-2 text-pretty">
      {parseGuideline(markdown).map((block, i) => (
        <BodyBlock key={i} block={block} lit={lit} />
      ))}
    </div>
  );
}

function BodyBlock({ block, lit }: { readonly block: Block; readonly lit: readonly string[] }) {
  const light = (inlines: readonly Inline[]): Inline[] => lightWords(inlines, lit);
  switch (block.kind) {
    case 'heading':
      return (
        <p className="font-semibold text-ink">
          <InlineElements inlines={light(block.content)} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <InlineElements inlines={light(block.content)} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={block.isOrdered ? 'list-decimal pl-4.5' : 'list-disc pl-4.5'}>
          {block.items.map((content, i) => (
            <li key={i}>
              <InlineElements inlines={light(content)} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="border-l-2 border-line-strong pl-3">
          <InlineElements inlines={light(block.content)} />
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0} className="overflow-x-auto font-mono text-xs">
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr className="border-line" />;
  }
}

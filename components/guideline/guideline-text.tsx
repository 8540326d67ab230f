import type { ReactNode } from 'react';
import { clauseId, type Block } from './guideline-blocks';
import { InlineElements } from './inline-elements';

/** A guideline to be read: its clauses carry their numbers in the margin and can be linked to. */
export function GuidelineText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="grid gap-4 font-read text-[1.0625rem] leading-relaxed [&>*]:min-w-0">
      {blocks.map((block, i) => (
        <BlockElement key={i} block={block} />
      ))}
    </div>
  );
}

function BlockElement({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <WithNumber clause={block.clause} isHeading>
          <Heading level={block.level}>
            <InlineElements inlines={block.content} />
          </Heading>
        </WithNumber>
      );
    case 'paragraph':
      return (
        <WithNumber clause={block.clause}>
          <p className="text-pretty">
            <InlineElements inlines={block.content} />
          </p>
        </WithNumber>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          className={`ml-5 grid gap-1 sm:ml-17 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((content, i) => (
            <li key={i}>
              <InlineElements inlines={content} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="border-l-2 border-line-strong pl-4 text-ink-2 sm:ml-12">
          <InlineElements inlines={block.content} />
        </blockquote>
      );
    case 'code':
      return (
        <pre
          tabIndex={0}
          className="overflow-x-auto rounded-lg border border-line bg-sunk px-4 py-3 font-mono text-sm sm:ml-12"
        >
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr className="border-line" />;
  }
}

/** The number stands in a column of its own, and is the link to its clause. */
function WithNumber({
  clause,
  isHeading = false,
  children,
}: {
  readonly clause: string | null;
  readonly isHeading?: boolean;
  readonly children: ReactNode;
}) {
  if (clause === null) return <div className={isHeading ? '' : 'sm:pl-12'}>{children}</div>;
  return (
    <div
      id={clauseId(clause)}
      className={`grid scroll-mt-6 grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-lg target:bg-accent-soft ${isHeading ? 'mt-3' : ''}`}
    >
      <a
        href={`#${clauseId(clause)}`}
        aria-label={`Clause ${clause}`}
        className="font-ui text-sm font-semibold text-ink-3 tabular-nums no-underline hover:text-accent hover:underline"
      >
        {clause}
      </a>
      {children}
    </div>
  );
}

/** The page has its own `h1`: the guideline's title is one step lower. */
function Heading({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  if (level === 1) return <h2 className="font-ui text-xl font-semibold">{children}</h2>;
  if (level === 2) return <h3 className="font-ui text-base font-semibold">{children}</h3>;
  return <h4 className="font-ui text-sm font-semibold">{children}</h4>;
}

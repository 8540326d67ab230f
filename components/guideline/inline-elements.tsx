import { Fragment } from 'react';
import type { Inline } from './inline-markdown';

/** Markdown within a line, as elements. */
export function InlineElements({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, i) => <InlineElement key={i} inline={inline} />);
}

function InlineElement({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return <Fragment>{inline.text}</Fragment>;
    case 'lit':
      return <mark className="rounded-xs bg-warn-soft text-ink underline">{inline.text}</mark>;
    case 'code':
      return (
        <code className="rounded-sm bg-sunk px-1 font-read decoration-accent [box-decoration-break:clone]">
          {inline.text}
        </code>
      );
    case 'strong':
      return (
        <strong className="font-semibold">
          <InlineElements inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineElements inlines={inline.children} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href} rel="noreferrer" className="text-accent underline underline-offset-2">
          <InlineElements inlines={inline.children} />
        </a>
      );
  }
}

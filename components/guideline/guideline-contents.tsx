import { clauseId, type Block } from './guideline-blocks';
import { plainText } from './inline-markdown';

/** The numbered sections of a guideline, to jump to. */
export function GuidelineContents({ blocks }: { readonly blocks: readonly Block[] }) {
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' && block.clause !== null
      ? [{ clause: block.clause, title: plainText(block.content) }]
      : [],
  );
  if (sections.length < 2) return null;
  return (
    <nav aria-label="Sections of the guideline" className="lg:sticky lg:top-6">
      <ol className="grid gap-0.5 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {sections.map(({ clause, title }) => (
          <li key={clause}>
            <a
              href={`#${clauseId(clause)}`}
              className="flex min-h-7 items-baseline gap-2.5 rounded-md px-2 py-1 text-ink-2 no-underline hover:bg-sunk hover:text-ink"
            >
              <span className="w-5 shrink-0 font-semibold tabular-nums">{clause}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Chip } from '@/components/ui/chip';
import type { RowPreview } from '@/lib/domain/snippets/row-preview';

/** What the first rows of a file become, each as the snippet that it will be. */
export function RowPreviewList({
  rows,
  knownNames,
}: {
  readonly rows: readonly RowPreview[];
  readonly knownNames: readonly string[];
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-label="What the first rows become" className="grid gap-2">
      <h2 className="font-semibold">
        {rows.length === 1 ? 'The row becomes' : `The first ${rows.length} rows become`}
      </h2>
      <ol className="grid gap-2">
        {rows.map((row) => (
          <li key={row.number} className="rounded-lg border border-line bg-sunk/40 px-3.5 py-2.5">
            {'refusal' in row ? (
              <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <Chip tone="warn">left out</Chip>
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  Row {row.number}. {row.refusal}
                </span>
              </p>
            ) : (
              <Taken row={row} isKnown={knownNames.includes(row.name)} />
            )}
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-pretty text-ink-2">
        A row that cannot be taken is left out and named in the report; the others come in. A text
        that the project has under the same name is skipped. Another text takes its place while
        nobody is to read it, and is refused after that.
      </p>
    </section>
  );
}

function Taken({
  row: { name, isNameMade, text, isCut, metadata },
  isKnown,
}: {
  readonly row: Extract<RowPreview, { readonly name: string }>;
  readonly isKnown: boolean;
}) {
  const { material, ...article } = metadata;
  const facts = Object.values(article).filter((fact) => fact !== null);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold break-all">{name}</span>
        {isNameMade && <Chip>name made</Chip>}
        {isKnown && <Chip tone="accent">name known</Chip>}
        {material !== null && <span className="text-ink-2">about {material}</span>}
      </p>
      <p className="line-clamp-3 font-serif [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
        {isCut && ' …'}
      </p>
      {facts.length > 0 && (
        <p className="line-clamp-2 text-xs [overflow-wrap:anywhere] text-ink-3">
          {facts.join(', ')}
        </p>
      )}
    </div>
  );
}

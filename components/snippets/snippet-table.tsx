import { formatCount } from '@/components/shell/number-words';
import { Chip } from '@/components/ui/chip';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { SnippetEntry } from '@/lib/data/snippets/list-snippets';

/** A page of snippets by name, with where they come from and how many readers are done. */
export function SnippetTable({ snippets }: { readonly snippets: readonly SnippetEntry[] }) {
  return (
    <Table caption="Snippets by name" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell>Material</HeadCell>
          <HeadCell>Round</HeadCell>
          <HeadCell>Article</HeadCell>
          <HeadCell isNumber>Characters</HeadCell>
          <HeadCell isNumber>Readers finished</HeadCell>
        </tr>
      </thead>
      <tbody>
        {snippets.map((snippet) => (
          <Row key={snippet.id}>
            <Cell className="min-w-48">
              <span className="font-semibold break-all">{snippet.name}</span>
              {snippet.status === 'excluded' && (
                <span className="mt-1 flex flex-wrap items-center gap-1.5">
                  <Chip tone="warn">excluded</Chip>
                  <span className="text-xs text-ink-2">{snippet.excludedReason}</span>
                </span>
              )}
            </Cell>
            <Cell>{snippet.material ?? '–'}</Cell>
            <Cell className="whitespace-nowrap">{snippet.round}</Cell>
            <Cell className="min-w-40">
              <ArticleWords snippet={snippet} />
            </Cell>
            <Cell isNumber>{formatCount(snippet.length)}</Cell>
            <Cell isNumber className="whitespace-nowrap">
              {snippet.readers === 0 ? 'nobody yet' : `${snippet.finished} of ${snippet.readers}`}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function ArticleWords({ snippet }: { readonly snippet: SnippetEntry }) {
  const { identifier, publisher, year, licence } = snippet;
  const facts = [publisher, year, licence].filter((fact) => fact !== null).join(', ');
  if (identifier === null && facts === '') return '–';
  return (
    <>
      {identifier !== null && <span className="block break-all">{identifier}</span>}
      {facts !== '' && <span className="block text-xs text-ink-3">{facts}</span>}
    </>
  );
}

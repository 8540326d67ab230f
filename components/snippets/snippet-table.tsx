import { formatCount } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { SnippetEntry } from '@/lib/data/snippets/list-snippets';

/** A page of snippets by name, with where they come from and how many readers are done. */
export function SnippetTable({
  snippets,
  ticked,
  onTick,
  onOpen,
}: {
  readonly snippets: readonly SnippetEntry[];
  /** Ids. */
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  /** To change what is known of it. */
  readonly onOpen: (snippet: SnippetEntry) => void;
}) {
  const isAll = snippets.every(({ id }) => ticked.has(id));
  return (
    <Table caption="Snippets by name" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell className="w-0 pr-0">
            <Tick
              label="All snippets of this page"
              isOn={isAll}
              onChange={() => onTick(isAll ? new Set() : new Set(snippets.map(({ id }) => id)))}
            />
          </HeadCell>
          <HeadCell>Name</HeadCell>
          <HeadCell>Material</HeadCell>
          <HeadCell>Round</HeadCell>
          <HeadCell>Article</HeadCell>
          <HeadCell isNumber>Characters</HeadCell>
          <HeadCell isNumber>Readers finished</HeadCell>
          <HeadCell className="w-0">
            <span className="sr-only">Change</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {snippets.map((snippet) => (
          <Row key={snippet.id}>
            <Cell className="pr-0">
              <Tick
                label={snippet.name}
                isOn={ticked.has(snippet.id)}
                onChange={() => onTick(toggle(ticked, snippet.id))}
              />
            </Cell>
            <Cell className="min-w-48">
              <span className="font-semibold break-all">{snippet.name}</span>
              {snippet.status === 'excluded' && (
                <span className="mt-1 flex flex-wrap items-center gap-1.5">
                  <Chip tone="warn">excluded</Chip>
                  <span className="text-xs text-ink-2">{snippet.excludedReason}</span>
                </span>
              )}
              <ReportWords reports={snippet.reports} />
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
            <Cell className="py-1 pl-0">
              <Button
                size="small"
                variant="quiet"
                aria-label={`Edit ${snippet.name}`}
                onClick={() => onOpen(snippet)}
              >
                Edit
              </Button>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** A box of the list, large enough for a finger. */
function Tick({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: () => void;
}) {
  return (
    <label className="-m-1.5 inline-grid size-7 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className="size-4" checked={isOn} onChange={onChange} />
    </label>
  );
}

function ReportWords({ reports }: Pick<SnippetEntry, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1.5">
      <Chip tone="warn">
        reported unreadable{reports.length > 1 && ` by ${formatCount(reports.length)}`}
      </Chip>
      {reports.map(
        (note, i) =>
          note !== null && (
            <span key={i} className="text-xs [overflow-wrap:anywhere] text-ink-2">
              “{note}”
            </span>
          ),
      )}
    </span>
  );
}

function toggle(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
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

import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { countOf } from '@/components/shell/number-words';
import { PageBody } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { SnippetFilterForm } from '@/components/snippets/snippet-filter-form';
import {
  isFiltered,
  queryOf,
  readSnippetFilter,
  type SnippetFilter,
  writeSnippetFilter,
} from '@/components/snippets/snippet-query';
import { SnippetList } from '@/components/snippets/snippet-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { countedWithWords, countSnippets } from '@/lib/data/snippets/count-snippets';
import { listFilterValues } from '@/lib/data/snippets/list-filter-values';
import { listSnippets } from '@/lib/data/snippets/list-snippets';

export const metadata: Metadata = { title: 'Snippets' };

const pageSize = 50;

function countWords(count: number, filter: SnippetFilter): string {
  if (!isFiltered(filter)) return `${countOf(count, 'snippet')}.`;
  if (filter.q === '' || count <= countedWithWords) return `${countOf(count, 'snippet')} found.`;
  return `More than ${countOf(countedWithWords, 'snippet')} found.`;
}

export default definePage('/projects/[project]/snippets', async ({ actor, params, search }) => {
  const { project } = params;
  const filter = readSnippetFilter(search);
  const query = queryOf(filter);
  const [page, count, values] = await Promise.all([
    listSnippets(actor, project, { ...query, limit: pageSize, cursor: search.cursor }),
    countSnippets(actor, project, query),
    listFilterValues(actor, project),
  ]);
  const path = projectPath(project, 'snippets');
  const isEmptyProject = count === 0 && !isFiltered(filter);
  return (
    <PageBody>
      <PageHeader
        title="Snippets"
        actions={<ButtonLink href={projectPath(project, 'import')}>Import</ButtonLink>}
      >
        {countWords(count, filter)}
      </PageHeader>
      {isEmptyProject ? (
        <EmptyState
          title="No snippets yet"
          action={
            <ButtonLink variant="primary" href={projectPath(project, 'import')}>
              Import texts
            </ButtonLink>
          }
        >
          Each imported text stands here with its material, its article and how many readers have
          finished it.
        </EmptyState>
      ) : (
        <>
          <SnippetFilterForm projectId={project} filter={filter} values={values} />
          <SnippetList
            projectId={project}
            snippets={page.items}
            found={count}
            filter={query}
            values={values}
          />
          <nav aria-label="Pages of the list" className="flex justify-between gap-2 empty:hidden">
            {page.previousCursor !== null && (
              <span className="flex gap-2">
                <ButtonLink href={path + writeSnippetFilter(filter, page.previousCursor)}>
                  Previous {pageSize}
                </ButtonLink>
                <ButtonLink variant="quiet" href={path + writeSnippetFilter(filter)}>
                  First page
                </ButtonLink>
              </span>
            )}
            {page.nextCursor !== null && (
              <ButtonLink
                className="ml-auto"
                href={path + writeSnippetFilter(filter, page.nextCursor)}
              >
                Next {pageSize}
              </ButtonLink>
            )}
          </nav>
        </>
      )}
    </PageBody>
  );
});

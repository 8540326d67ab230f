import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import {
  isLogFiltered,
  logQueryOf,
  readLogFilter,
  writeLogFilter,
} from '@/components/log/log-filter';
import { LogFilterForm } from '@/components/log/log-filter-form';
import { LogLines } from '@/components/log/log-lines';
import { PageBody } from '@/components/shell/page-body';
import { projectApiPath, projectPath } from '@/components/shell/paths';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listLog } from '@/lib/data/log/list-log';
import { listMembers } from '@/lib/data/projects/members';

export const metadata: Metadata = { title: 'Log' };

const pageSize = 100;

export default definePage('/projects/[project]/log', async ({ actor, params, search }) => {
  const { project } = params;
  const filter = readLogFilter(search);
  const [page, members] = await Promise.all([
    listLog(actor, project, { ...logQueryOf(filter), limit: pageSize, cursor: search.cursor }),
    listMembers(actor, project),
  ]);
  const path = projectPath(project, 'log');
  return (
    <PageBody>
      <PageHeader
        title="Log"
        actions={
          <a
            href={projectApiPath(project, `log.csv${writeLogFilter(filter)}`)}
            className={buttonClass('plain', 'medium')}
          >
            log.csv
          </a>
        }
      >
        Who did what when; nothing is ever taken out. What was marked in a text is not told here.
      </PageHeader>
      <LogFilterForm projectId={project} filter={filter} people={members} />
      {page.items.length === 0 ? (
        <EmptyState title={isLogFiltered(filter) ? 'Nothing fits' : 'Nothing has happened yet'}>
          {isLogFiltered(filter)
            ? 'Nothing of this kind was done by this person in this time.'
            : 'Members, imports, plans, readings, decisions and releases will stand here.'}
        </EmptyState>
      ) : (
        <LogLines page={page} />
      )}
      <nav aria-label="Pages of the log" className="flex justify-between gap-2 empty:hidden">
        {search.cursor !== undefined && (
          <ButtonLink href={path + writeLogFilter(filter)}>Newest</ButtonLink>
        )}
        {page.nextCursor !== null && (
          <ButtonLink className="ml-auto" href={path + writeLogFilter(filter, page.nextCursor)}>
            Earlier
          </ButtonLink>
        )}
      </nav>
    </PageBody>
  );
});

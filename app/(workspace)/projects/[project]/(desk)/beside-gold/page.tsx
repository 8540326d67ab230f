import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import {
  isNarrowed,
  ownFilter,
  readBesideFilter,
  readFrom,
  writeBesideFilter,
} from '@/components/beside-gold/beside-filter';
import { BesideFilterForm } from '@/components/beside-gold/beside-filter-form';
import { BesideList } from '@/components/beside-gold/beside-list';
import { BesideSummary } from '@/components/beside-gold/beside-summary';
import { Moment } from '@/components/shell/moment';
import { countOf, formatCount } from '@/components/shell/number-words';
import { PageBody, Part } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listBesideGold } from '@/lib/data/feedback/list-beside-gold';
import { readScheme } from '@/lib/data/projects/read-scheme';
import type { FeedbackSummary } from '@/lib/domain/feedback/summarise-feedback';

export const metadata: Metadata = { title: 'Beside gold' };

const pageSize = 50;

export default definePage('/projects/[project]/beside-gold', async ({ actor, params, search }) => {
  const { project } = params;
  const filter = readBesideFilter(search);
  const from = readFrom(search);
  const [{ release, summary, found, entries }, { scheme }] = await Promise.all([
    listBesideGold(actor, project, { ...ownFilter(filter), limit: pageSize, offset: from }),
    readScheme(actor, project),
  ]);
  const path = projectPath(project, 'beside-gold');
  if (release === null || countReadings(summary) === 0) {
    return (
      <PageBody>
        <PageHeader title="Beside gold" />
        <EmptyState
          title="Nothing to compare yet"
          action={<ButtonLink href={projectPath(project)}>To the project</ButtonLink>}
        >
          {release === null
            ? 'When a final release is out, each of your finished readings stands here beside its gold.'
            : 'None of your finished readings is of a snippet in the newest final release.'}
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader title="Beside gold">
        Your readings beside the gold of <b className="font-semibold">{release.name}</b>,{' '}
        <Moment at={release.createdAt.toISOString()} to="day" />. {resultWords(summary)} For you
        alone, to learn from.
      </PageHeader>
      <BesideSummary summary={summary} scheme={scheme} />
      <Part title="Your readings" aside={<CountWords found={found} />}>
        <BesideFilterForm projectId={project} filter={filter} />
        {entries.length === 0 ? (
          <EmptyState title="Nothing fits">
            {isNarrowed(filter)
              ? 'None of your readings fits. Show all and narrow less.'
              : 'The list ends before this place.'}
          </EmptyState>
        ) : (
          <BesideList projectId={project} query={writeBesideFilter(filter)} entries={entries} />
        )}
        <nav aria-label="Pages of the list" className="flex justify-between gap-2 empty:hidden">
          {from > 0 && (
            <ButtonLink href={path + writeBesideFilter(filter, Math.max(0, from - pageSize))}>
              Previous {pageSize}
            </ButtonLink>
          )}
          {from + pageSize < found && (
            <ButtonLink
              className="ml-auto"
              href={path + writeBesideFilter(filter, from + pageSize)}
            >
              Next {pageSize}
            </ButtonLink>
          )}
        </nav>
      </Part>
    </PageBody>
  );
});

function CountWords({ found }: { readonly found: number }) {
  return <span className="text-ink-2 tabular-nums">{countOf(found, 'reading')}</span>;
}

function countReadings({ results: { same, differs, notClear } }: FeedbackSummary): number {
  return same + differs + notClear;
}

/** `Of 12, 9 are as gold, 2 differ and 1 was left in doubt.` */
function resultWords(summary: FeedbackSummary): string {
  const { same, differs, notClear } = summary.results;
  const doubt = notClear > 0 ? `, ${formatCount(notClear)} left in doubt` : '';
  return `Of ${countOf(countReadings(summary), 'reading')}, ${formatCount(same)} as gold, ${formatCount(differs)} ${differs === 1 ? 'differs' : 'differ'}${doubt}.`;
}

import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { ImportForm } from '@/components/import/import-form';
import { ImportList } from '@/components/import/import-list';
import { PageBody, Part } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { listImports } from '@/lib/data/jobs/list-imports';
import { listRounds } from '@/lib/data/plans/list-rounds';
import { listMembers } from '@/lib/data/projects/members';

export const metadata: Metadata = { title: 'Import' };

export default definePage('/projects/[project]/import', async ({ actor, params }) => {
  const [imports, rounds, members] = await Promise.all([
    listImports(actor, params.project),
    listRounds(actor, params.project),
    listMembers(actor, params.project),
  ]);
  const annotators = members.filter(
    ({ roles, leftAt }) => leftAt === null && roles.includes('annotator'),
  );
  return (
    <PageBody width="narrow">
      <PageHeader title="Import">
        Every file is named in the report with what became of it. A text is taken whole with its
        annotations, or refused whole.
      </PageHeader>
      <ImportForm
        projectId={params.project}
        rounds={rounds.map(({ name }) => name)}
        // A pilot that was drawn out of it is no place for more texts.
        usualRound={rounds.toSorted((a, b) => b.snippets - a.snippets)[0]?.name ?? ''}
        annotators={annotators.map(({ email, name }) => ({ email, name }))}
      />
      <Part title="Imports so far">
        {imports.length === 0 ? (
          <p className="text-ink-2">None yet. Each import stands here with its report.</p>
        ) : (
          <ImportList
            imports={imports.map(({ createdAt, ...row }) => ({
              ...row,
              createdAt: createdAt.toISOString(),
            }))}
          />
        )}
      </Part>
    </PageBody>
  );
});

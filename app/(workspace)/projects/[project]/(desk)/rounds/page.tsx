import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { NewRoundButton } from '@/components/rounds/new-round-dialog';
import { RoundTable } from '@/components/rounds/round-table';
import { PageBody } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { readRoundAgreement, readRounds } from '@/lib/data/plans/read-rounds';

export const metadata: Metadata = { title: 'Rounds' };

export default definePage('/projects/[project]/rounds', async ({ actor, params }) => {
  const rounds = await readRounds(actor, params.project);
  return (
    <PageBody>
      <PageHeader
        title="Rounds"
        actions={
          <NewRoundButton
            projectId={params.project}
            sources={rounds
              .filter(({ unassigned }) => unassigned > 0)
              .map(({ name, unassigned }) => ({ name, unassigned }))}
          />
        }
      >
        A pilot first, then batches: each round has its own plan, and is read under the versions of
        guideline and labels of its time. Agreement without NOT CLEAR, before adjudication.
      </PageHeader>
      <RoundTable
        projectId={params.project}
        rounds={rounds}
        agreement={readRoundAgreement(actor, params.project)}
      />
    </PageBody>
  );
});

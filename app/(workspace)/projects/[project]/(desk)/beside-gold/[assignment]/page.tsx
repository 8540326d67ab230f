import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import {
  ownFilter,
  readBesideFilter,
  writeBesideFilter,
} from '@/components/beside-gold/beside-filter';
import { BesideHead } from '@/components/beside-gold/beside-head';
import { BesideView } from '@/components/beside/beside-view';
import { PageBody } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { readBesideGold } from '@/lib/data/feedback/read-beside-gold';
import { readOwnPreferences } from '@/lib/data/users/preferences';

export const metadata: Metadata = { title: 'Beside gold' };

export default definePage(
  '/projects/[project]/beside-gold/[assignment]',
  async ({ actor, params, search }) => {
    const filter = readBesideFilter(search);
    const [comparison, preferences] = await Promise.all([
      readBesideGold(actor, params.project, params.assignment, ownFilter(filter)),
      readOwnPreferences(actor),
    ]);
    const { snippet, scheme, clauses, feedback, flagReason } = comparison;
    return (
      <PageBody>
        <BesideHead
          projectId={params.project}
          query={writeBesideFilter(filter)}
          comparison={comparison}
          preferences={preferences}
        />
        <BesideView
          key={params.assignment}
          snippet={snippet}
          scheme={scheme}
          clauses={clauses}
          feedback={feedback}
          flagReason={flagReason}
          expectedTitle="Gold"
          guidelineHref={projectPath(params.project, 'guideline')}
        />
      </PageBody>
    );
  },
);

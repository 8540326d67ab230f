import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { OwnPracticeView } from '@/components/practice/own-practice-view';
import { PracticeDeskView } from '@/components/practice/practice-desk-view';
import { PageBody, Part } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { readOwnPractice } from '@/lib/data/practice/read-own-practice';
import { readPracticeDesk } from '@/lib/data/practice/read-practice-desk';
import { requireProject } from '@/lib/data/rights/require-project';

export const metadata: Metadata = { title: 'Practice' };

/** Those who lead make the practice; everybody works through the texts of others. */
export default definePage('/projects/[project]/practice', async ({ actor, params }) => {
  const { id, actions } = await requireProject(actor, 'viewPractice', params.project);
  const own = await readOwnPractice(actor, id);
  const isMaker = actions.includes('manageProject');
  return (
    <PageBody>
      <PageHeader title="Practice">
        {isMaker
          ? 'Texts with a known answer, for new annotators. After each they see what was expected and why. Nothing of it counts in the project.'
          : 'Texts with a known answer. After each you see what was expected and why. Nothing of it counts in the project; the leads see how far you are and how many came out as expected.'}
      </PageHeader>
      {isMaker && <PracticeDeskView projectId={id} desk={await readPracticeDesk(actor, id)} />}
      {isMaker && own.texts.length > 0 && (
        <Part title="Your own way through">
          <OwnPracticeView projectId={id} practice={own} />
        </Part>
      )}
      {!isMaker && <OwnPracticeView projectId={id} practice={own} />}
    </PageBody>
  );
});

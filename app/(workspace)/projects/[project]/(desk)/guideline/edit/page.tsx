import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { GuidelineEditor } from '@/components/guideline/guideline-editor';
import { PageBody } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { readGuidelineDesk } from '@/lib/data/projects/read-guideline-desk';

export const metadata: Metadata = { title: 'Edit the guideline' };

export default definePage('/projects/[project]/guideline/edit', async ({ actor, params }) => {
  const desk = await readGuidelineDesk(actor, params.project);
  return (
    <PageBody>
      <PageHeader title="Edit the guideline">
        From version {desk.version}. Each version stays readable, with what changed.
      </PageHeader>
      <GuidelineEditor key={desk.version} projectId={params.project} desk={desk} />
    </PageBody>
  );
});

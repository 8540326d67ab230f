import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { SchemeEditor } from '@/components/scheme/scheme-editor';
import { PageBody } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { readSchemeDesk } from '@/lib/data/projects/read-scheme-desk';

export const metadata: Metadata = { title: 'Edit the labels' };

export default definePage('/projects/[project]/scheme/edit', async ({ actor, params }) => {
  const desk = await readSchemeDesk(actor, params.project);
  return (
    <PageBody>
      <PageHeader title="Edit the labels">
        From version {desk.version}. A label in use can be retired; what was marked with it stays.
      </PageHeader>
      <SchemeEditor key={desk.version} projectId={params.project} desk={desk} />
    </PageBody>
  );
});

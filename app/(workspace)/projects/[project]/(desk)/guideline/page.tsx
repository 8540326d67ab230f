import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { parseGuideline } from '@/components/guideline/guideline-blocks';
import { GuidelineContents } from '@/components/guideline/guideline-contents';
import { GuidelineText } from '@/components/guideline/guideline-text';
import { Moment } from '@/components/shell/moment';
import { PageBody } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { readGuideline } from '@/lib/data/projects/read-guideline';

export const metadata: Metadata = { title: 'Guideline' };

export default definePage('/projects/[project]/guideline', async ({ actor, params }) => {
  const { version, createdAt, text } = await readGuideline(actor, params.project);
  const blocks = parseGuideline(text);
  return (
    <PageBody>
      <PageHeader title="Guideline">
        Version {version}, <Moment at={createdAt.toISOString()} to="day" />. Decisions cite its
        clauses by their numbers.
      </PageHeader>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
        <GuidelineContents blocks={blocks} />
        <GuidelineText blocks={blocks} />
      </div>
    </PageBody>
  );
});

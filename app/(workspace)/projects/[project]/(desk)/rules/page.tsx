import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { RuleDesk } from '@/components/rules/rule-desk';
import { RuleTable } from '@/components/rules/rule-table';
import { ruleHints } from '@/components/rules/rule-words';
import { PageBody, Part } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { requireProject } from '@/lib/data/rights/require-project';
import { mergeRuleTitles } from '@/lib/domain/adjudication/item';

export const metadata: Metadata = { title: 'Rules' };

export default definePage('/projects/[project]/rules', async ({ actor, params }) => {
  const { mergeRule, actions } = await requireProject(actor, 'viewCaseQueue', params.project);
  return (
    <PageBody>
      <PageHeader title="Rules">
        How readings become gold without a person. What no rule settles waits in Adjudicate.
      </PageHeader>
      <Part title="Merge rule">
        {actions.includes('manageProject') ? (
          <RuleDesk projectId={params.project} current={mergeRule} />
        ) : (
          <p className="max-w-prose text-pretty">
            <strong className="font-semibold">{mergeRuleTitles[mergeRule]}.</strong>{' '}
            {ruleHints[mergeRule]}
          </p>
        )}
      </Part>
      <Part title="What each rule makes of readings that differ">
        <RuleTable current={mergeRule} />
      </Part>
    </PageBody>
  );
});

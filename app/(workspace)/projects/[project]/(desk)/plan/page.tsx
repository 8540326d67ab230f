import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { definePage } from '@/app/_pages/define-page';
import { PlanDesk } from '@/components/plan/plan-desk';
import { PlanHistory } from '@/components/plan/plan-history';
import { PageBody, Part } from '@/components/shell/page-body';
import { moveWorkPath, projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listRounds } from '@/lib/data/plans/list-rounds';
import { listMembers } from '@/lib/data/projects/members';

export const metadata: Metadata = { title: 'Plan' };

export default definePage('/projects/[project]/plan', async ({ actor, params }) => {
  const [rounds, members] = await Promise.all([
    listRounds(actor, params.project),
    listMembers(actor, params.project),
  ]);
  const people = members
    .filter(
      ({ roles, leftAt, isDisabled }) =>
        leftAt === null && !isDisabled && roles.includes('annotator'),
    )
    .map(({ email, name, hasPassword }) => ({ email, name, isAwaited: !hasPassword }));
  const toPlan = rounds.filter(({ unassigned }) => unassigned > 0);
  const hasTexts = rounds.some(({ snippets }) => snippets > 0);
  return (
    <PageBody>
      <PageHeader
        title="Plan"
        actions={
          rounds.some(({ plans }) => plans.length > 0) && (
            <ButtonLink href={moveWorkPath(params.project)}>Move work</ButtonLink>
          )
        }
      >
        Who reads what: spread evenly, the same for the same seed, and shown before anything is
        made.
      </PageHeader>
      {showDesk()}
      {rounds.some(({ plans }) => plans.length > 0) && (
        <Part title="Plans made so far">
          <PlanHistory rounds={rounds} />
        </Part>
      )}
    </PageBody>
  );

  function showDesk(): ReactNode {
    if (!hasTexts) {
      return (
        <EmptyState
          title="Nothing to plan yet"
          action={
            <ButtonLink variant="primary" href={projectPath(params.project, 'import')}>
              Import texts
            </ButtonLink>
          }
        >
          Import the texts first; then they are dealt out to the annotators here.
        </EmptyState>
      );
    }
    if (people.length === 0 && toPlan.length > 0) {
      return (
        <EmptyState
          title="Nobody annotates here yet"
          action={
            <ButtonLink variant="primary" href={projectPath(params.project, 'members')}>
              Add members
            </ButtonLink>
          }
        >
          Add at least two annotators; then the plan can be made.
        </EmptyState>
      );
    }
    return (
      <PlanDesk
        projectId={params.project}
        rounds={toPlan.map(({ name, snippets, unassigned }) => ({ name, snippets, unassigned }))}
        people={people}
      />
    );
  }
});

import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { PageBody } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { ValueList } from '@/components/values/value-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { findCaseIds } from '@/lib/data/cases/find-case-ids';
import { listValuesToCheck } from '@/lib/data/cases/value-checks';
import { readScheme } from '@/lib/data/projects/read-scheme';

export const metadata: Metadata = { title: 'Values' };

export default definePage('/projects/[project]/values', async ({ actor, params }) => {
  const [values, { scheme }] = await Promise.all([
    listValuesToCheck(actor, params.project),
    readScheme(actor, params.project),
  ]);
  const caseIds = await findCaseIds(
    actor,
    params.project,
    values.map(({ snippet }) => snippet),
  );
  return (
    <PageBody width="narrow">
      <PageHeader title="Check values">
        Gold values that the program cannot read for sure. Correct what is proposed where it is
        wrong, and confirm one after the other with Enter. Several values: part them with a
        semicolon.
      </PageHeader>
      {values.length === 0 ? (
        <EmptyState
          title="No value needs a look"
          action={<ButtonLink href={projectPath(params.project)}>To the overview</ButtonLink>}
        >
          Numbers are read from gold spans as they come in. Those that could mean two things, a
          decimal comma, say, or a bound, stand here.
        </EmptyState>
      ) : (
        <ValueList
          projectId={params.project}
          values={values.map((value) => ({
            ...value,
            label: scheme.labels.find(({ name }) => name === value.label)?.title ?? value.label,
            caseId: caseIds.get(value.snippet) ?? null,
          }))}
        />
      )}
    </PageBody>
  );
});

import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import {
  agreementCsvPath,
  agreementQueryOf,
  readAgreementFilter,
} from '@/components/agreement/agreement-filter';
import { AgreementFilterForm } from '@/components/agreement/agreement-filter-form';
import { AgreementView } from '@/components/agreement/agreement-view';
import { NotClearSwitch } from '@/components/agreement/not-clear-switch';
import { Moment } from '@/components/shell/moment';
import { PageBody } from '@/components/shell/page-body';
import { buttonClass } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { listReaderNames } from '@/lib/data/agreement/list-reader-names';
import { readAgreement } from '@/lib/data/agreement/read-agreement';
import { findCaseIds } from '@/lib/data/cases/find-case-ids';
import { listRoundNames } from '@/lib/data/plans/list-round-names';
import { readScheme } from '@/lib/data/projects/read-scheme';
import { requireProject } from '@/lib/data/rights/require-project';
import { listMaterials } from '@/lib/data/snippets/list-materials';
import type { AgreementReport } from '@/lib/domain/agreement/measure-agreement';

export const metadata: Metadata = { title: 'Agreement' };

export default definePage('/projects/[project]/agreement', async ({ actor, params, search }) => {
  const { actions } = await requireProject(actor, 'viewAgreement', params.project);
  const filter = readAgreementFilter(search);
  const [report, names, { scheme }, materials, rounds] = await Promise.all([
    // With intervals it takes seconds: 2,000 resamples, which are asked for.
    readAgreement(actor, params.project, agreementQueryOf(filter)),
    listReaderNames(actor, params.project),
    readScheme(actor, params.project),
    listMaterials(actor, 'viewAgreement', params.project),
    listRoundNames(actor, 'viewAgreement', params.project),
  ]);
  const caseIds = actions.includes('viewCaseQueue')
    ? await findCaseIds(actor, params.project, snippetsIn(report))
    : new Map<string, string>();
  return (
    <PageBody>
      <PageHeader
        title="Agreement"
        actions={
          <a
            href={agreementCsvPath(params.project, filter)}
            className={buttonClass('plain', 'medium')}
          >
            agreement.csv
          </a>
        }
      >
        Before adjudication, and kept as it was: what is decided afterwards never enters it. As of{' '}
        <Moment at={report.at.toISOString()} />.
      </PageHeader>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <NotClearSwitch projectId={params.project} filter={filter} notClear={report.notClear} />
        <AgreementFilterForm
          projectId={params.project}
          filter={filter}
          materials={materials}
          rounds={rounds}
          labels={scheme.labels.map(({ name, title }) => ({ name, title }))}
        />
      </div>
      <AgreementView
        projectId={params.project}
        filter={filter}
        report={report}
        nameOf={(email) => names.get(email) ?? email}
        titleOf={(name) => scheme.labels.find((label) => label.name === name)?.title ?? name}
        caseIds={caseIds}
        isNamingReaders={actions.includes('viewProgress')}
      />
    </PageBody>
  );
});

/** Every snippet that the page may name. */
function snippetsIn({ pairs, excluded }: AgreementReport): string[] {
  return [
    ...pairs.flatMap(({ disagreements }) => Object.values(disagreements).flat()),
    ...excluded.map(({ snippet }) => snippet),
  ];
}

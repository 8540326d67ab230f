import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { ClauseChanges } from '@/components/guideline/clause-changes';
import { parseGuideline } from '@/components/guideline/guideline-blocks';
import { GuidelineContents } from '@/components/guideline/guideline-contents';
import { GuidelineText } from '@/components/guideline/guideline-text';
import { Moment } from '@/components/shell/moment';
import { PageBody, Part } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { VersionList, versionOf } from '@/components/shell/version-list';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { readGuidelineHistory } from '@/lib/data/projects/read-guideline';
import { requireProject } from '@/lib/data/rights/require-project';
import { parseGuidelineClauses } from '@/lib/domain/guideline/clauses';
import { compareClauses } from '@/lib/domain/guideline/compare-clauses';

export const metadata: Metadata = { title: 'Guideline' };

export default definePage('/projects/[project]/guideline', async ({ actor, params, search }) => {
  const { project } = params;
  const [{ shown, newest, versions }, { actions }] = await Promise.all([
    readGuidelineHistory(actor, project, versionOf(search.version)),
    requireProject(actor, 'viewProject', project),
  ]);
  const blocks = parseGuideline(shown.text);
  const isOld = shown.version < newest.version;
  const changes = compareClauses(
    parseGuidelineClauses(shown.text),
    parseGuidelineClauses(newest.text),
  );
  return (
    <PageBody>
      <PageHeader
        title="Guideline"
        actions={
          actions.includes('manageProject') && (
            <ButtonLink href={`${projectPath(project, 'guideline')}/edit`}>Edit</ButtonLink>
          )
        }
      >
        Version {shown.version}, <Moment at={shown.createdAt.toISOString()} to="day" />. Decisions
        cite its clauses by their numbers.
      </PageHeader>
      {isOld && (
        <Notice
          tone="info"
          actions={
            <ButtonLink size="small" href={projectPath(project, 'guideline')}>
              To version {newest.version}
            </ButtonLink>
          }
        >
          This is an earlier version. Assignments and decisions that were made under it name it.
        </Notice>
      )}
      {isOld && (
        <Part title={`What changed since, up to version ${newest.version}`}>
          {changes.length === 0 ? (
            <p className="text-ink-2">No clause has other words.</p>
          ) : (
            <div className="max-w-prose">
              <ClauseChanges changes={changes} />
            </div>
          )}
        </Part>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
        <GuidelineContents blocks={blocks} />
        <GuidelineText blocks={blocks} />
      </div>
      {versions.length > 1 && (
        <Part title="Versions">
          <VersionList
            path={projectPath(project, 'guideline')}
            versions={versions}
            shown={shown.version}
          />
        </Part>
      )}
    </PageBody>
  );
});

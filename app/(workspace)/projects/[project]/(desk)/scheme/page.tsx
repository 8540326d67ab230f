import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { AttributeTable } from '@/components/scheme/attribute-table';
import { DownloadText } from '@/components/scheme/download-text';
import { LabelTable } from '@/components/scheme/label-table';
import { VersionDifferences } from '@/components/scheme/version-differences';
import { Moment } from '@/components/shell/moment';
import { PageBody, Part } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { VersionList, versionOf } from '@/components/shell/version-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { readSchemeHistory } from '@/lib/data/projects/read-scheme';
import { requireProject } from '@/lib/data/rights/require-project';
import { Refusal } from '@/lib/domain/errors';
import { bratFileNames } from '@/lib/domain/label-scheme/scheme-from-brat';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { writeAnnotationConf } from '@/lib/domain/label-scheme/write-annotation-conf';
import { writeShortcutsConf } from '@/lib/domain/label-scheme/write-shortcuts-conf';
import { writeVisualConf } from '@/lib/domain/label-scheme/write-visual-conf';

export const metadata: Metadata = { title: 'Labels' };

export default definePage('/projects/[project]/scheme', async ({ actor, params, search }) => {
  const { project } = params;
  const [{ shown, newest, other, versions }, { actions }] = await Promise.all([
    readSchemeHistory(actor, project, versionOf(search.version), versionOf(search.with)),
    requireProject(actor, 'viewProject', project),
  ]);
  const { version, createdAt, scheme } = shown;
  const files = configurationOf(scheme);
  const isOld = version < newest.version;
  return (
    <PageBody>
      <PageHeader
        title="Labels"
        actions={
          <>
            {files.texts.map(({ name, text }) => (
              <DownloadText key={name} fileName={name} text={text}>
                {name}
              </DownloadText>
            ))}
            {actions.includes('manageProject') && (
              <ButtonLink href={`${projectPath(project, 'scheme')}/edit`}>Edit</ButtonLink>
            )}
          </>
        }
      >
        Version {version} of the label scheme, <Moment at={createdAt.toISOString()} to="day" />.
      </PageHeader>
      {isOld && (
        <Notice
          tone="info"
          actions={
            <ButtonLink size="small" href={projectPath(project, 'scheme')}>
              To version {newest.version}
            </ButtonLink>
          }
        >
          This is an earlier version. Assignments and decisions that were made under it name it.
        </Notice>
      )}
      {files.fault !== null && <Notice tone="warn">{files.fault}</Notice>}
      {scheme.labels.length === 0 ? (
        <EmptyState title="No labels yet">
          The project was made blank: the first import of a brat folder brings its labels.
        </EmptyState>
      ) : (
        <LabelTable labels={scheme.labels} />
      )}
      {scheme.attributes.length > 0 && (
        <Part title="Attributes">
          <AttributeTable scheme={scheme} />
        </Part>
      )}
      {versions.length > 1 && (
        <Part title="Differences">
          <VersionDifferences
            shown={shown}
            other={other ?? (isOld ? newest : null)}
            versions={versions.map((each) => each.version)}
          />
        </Part>
      )}
      {versions.length > 1 && (
        <Part title="Versions">
          <VersionList path={projectPath(project, 'scheme')} versions={versions} shown={version} />
        </Part>
      )}
    </PageBody>
  );
});

/** The scheme as brat's configuration files; why it cannot be written as such where it cannot. */
function configurationOf(scheme: LabelScheme): {
  texts: { name: string; text: string }[];
  fault: string | null;
} {
  try {
    const texts = [
      { name: bratFileNames.annotation, text: writeAnnotationConf(scheme) },
      { name: bratFileNames.visual, text: writeVisualConf(scheme) },
      { name: bratFileNames.shortcuts, text: writeShortcutsConf(scheme) },
    ];
    return { texts, fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { texts: [], fault: error.message };
  }
}

import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { AttributeTable } from '@/components/scheme/attribute-table';
import { DownloadText } from '@/components/scheme/download-text';
import { LabelTable } from '@/components/scheme/label-table';
import { Moment } from '@/components/shell/moment';
import { PageBody, Part } from '@/components/shell/page-body';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { readScheme } from '@/lib/data/projects/read-scheme';
import { Refusal } from '@/lib/domain/errors';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { writeAnnotationConf } from '@/lib/domain/label-scheme/write-annotation-conf';

export const metadata: Metadata = { title: 'Labels' };

export default definePage('/projects/[project]/scheme', async ({ actor, params }) => {
  const { version, createdAt, scheme } = await readScheme(actor, params.project);
  const conf = configurationOf(scheme);
  return (
    <PageBody>
      <PageHeader
        title="Labels"
        actions={
          conf.text !== null && (
            <DownloadText fileName="annotation.conf" text={conf.text}>
              annotation.conf
            </DownloadText>
          )
        }
      >
        Version {version} of the label scheme, <Moment at={createdAt.toISOString()} to="day" />.
      </PageHeader>
      {conf.fault !== null && <Notice tone="warn">{conf.fault}</Notice>}
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
    </PageBody>
  );
});

function configurationOf(
  scheme: LabelScheme,
): { text: string; fault: null } | { text: null; fault: string } {
  try {
    return { text: writeAnnotationConf(scheme), fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { text: null, fault: error.message };
  }
}

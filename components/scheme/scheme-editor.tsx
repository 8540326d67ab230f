'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DraftNotices } from '@/components/forms/draft-notices';
import { useKeptDraft } from '@/components/forms/use-kept-draft';
import { countOf } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { Part } from '@/components/shell/page-body';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { SchemeDesk } from '@/lib/data/projects/read-scheme-desk';
import { compareSchemes } from '@/lib/domain/label-scheme/compare-schemes';
import { labelSchemeSchema, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { findSchemeFaults, putBack, type Lost } from '@/lib/domain/label-scheme/scheme-faults';
import { findSchemeDoubts } from '@/lib/domain/label-scheme/scheme-doubts';
import { AttributeList } from './attribute-list';
import { LabelList } from './label-list';
import { LinesInput } from './lines-input';
import { PublishSchemeDialog } from './publish-scheme-dialog';
import { ReadFilesDialog } from './read-files-dialog';
import { SchemeChangeList } from './scheme-change-list';
import { SchemeFaults } from './scheme-faults-notice';
import { SchemePreview } from './scheme-preview';

/** Making a new version of the label scheme: its labels, how they will look, what it changes. */
export function SchemeEditor({
  projectId,
  desk,
}: {
  readonly projectId: string;
  readonly desk: SchemeDesk;
}) {
  const router = useRouter();
  const { version: base, scheme: published, use } = desk;
  const kept = useKeptDraft(`scheme ${projectId}`, { version: base, value: published }, readKept);
  const { draft: scheme, write, drop } = kept;
  const [dialog, setDialog] = useState<'files' | 'publish' | null>(null);

  const changes = compareSchemes(published, scheme);
  const faults = findSchemeFaults(published, scheme, use);
  const doubts = findSchemeDoubts(scheme);
  const restore = (lost: readonly Lost[]) => write(putBack(scheme, published, lost));

  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <DraftNotices draft={kept} base={base} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-6 [&>*]:min-w-0">
          <LabelList
            scheme={scheme}
            published={published}
            use={use}
            onWrite={write}
            onReadFiles={() => setDialog('files')}
          />
          <AttributeList scheme={scheme} published={published} use={use} onWrite={write} />
          <Part title="Reasons for NOT CLEAR">
            <Field
              label="Offered when a snippet is flagged"
              hint="One a line. Readers can always write their own."
            >
              {(wiring) => (
                <LinesInput
                  {...wiring}
                  rows={Math.max(4, published.reasons.length + 1)}
                  lines={scheme.reasons}
                  onLines={(reasons) => write({ ...scheme, reasons })}
                />
              )}
            </Field>
          </Part>
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6 [&>*]:min-w-0">
          <Part title="As annotators will have it">
            <SchemePreview scheme={scheme} />
            {doubts.map((doubt) => (
              <Notice key={doubt} tone="warn">
                {doubt}
              </Notice>
            ))}
          </Part>
          <Part title="What changes">
            {changes.length === 0 ? (
              <p className="text-ink-2">Nothing differs from version {base} yet.</p>
            ) : (
              <SchemeChangeList changes={changes} />
            )}
          </Part>
        </div>
      </div>
      {faults.length > 0 && <SchemeFaults faults={faults} onRestore={restore} />}
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <span aria-live="polite" className="mr-auto text-ink-2">
          {changes.length === 0
            ? 'Nothing changed yet'
            : `${countOf(changes.length, 'change')}${kept.isKept ? ', kept in this browser until published' : ''}`}
        </span>
        <ButtonLink href={projectPath(projectId, 'scheme')}>
          {changes.length === 0 ? 'Back' : 'Later'}
        </ButtonLink>
        <Button
          variant="primary"
          disabled={changes.length === 0 || faults.length > 0}
          onClick={() => setDialog('publish')}
        >
          Publish version {base + 1} …
        </Button>
      </div>
      {dialog === 'files' && (
        <ReadFilesDialog
          scheme={scheme}
          use={use}
          onClose={() => setDialog(null)}
          onTake={(read) => {
            write(read);
            setDialog(null);
          }}
        />
      )}
      {dialog === 'publish' && (
        <PublishSchemeDialog
          projectId={projectId}
          desk={desk}
          scheme={scheme}
          changes={changes}
          onClose={() => setDialog(null)}
          onRestore={(lost) => {
            restore(lost);
            setDialog(null);
            router.refresh();
          }}
          onPublished={() => {
            drop();
            router.push(projectPath(projectId, 'scheme'));
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

function readKept(kept: unknown): LabelScheme | null {
  const { data } = labelSchemeSchema.safeParse(kept);
  return data ?? null;
}

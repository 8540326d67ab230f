'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { publishSchemeVersion } from '@/lib/actions/scheme';
import type { SchemeDesk } from '@/lib/data/projects/read-scheme-desk';
import type { SchemeChange } from '@/lib/domain/label-scheme/compare-schemes';
import { labelChoicesOf, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { SchemeChangeList } from './scheme-change-list';

/** Says what a version concerns before it is published. */
export function PublishSchemeDialog({
  projectId,
  desk: { version: base, scheme: published, use, unbegun, begun, half },
  scheme,
  changes,
  onClose,
  onPublished,
}: {
  readonly projectId: string;
  readonly desk: SchemeDesk;
  readonly scheme: LabelScheme;
  readonly changes: readonly SchemeChange[];
  readonly onClose: () => void;
  readonly onPublished: () => void;
}) {
  const { run, isPending, failure } = useAction(publishSchemeVersion);
  const send = async () => {
    const result = await run({ projectId, base, scheme });
    if (result.ok) onPublished();
  };
  const retired = changes.flatMap((change) =>
    change.kind === 'labelRetired' ? [change.label] : [],
  );
  const isReadAnew = changes.some(
    (change) => change.kind === 'labelChanged' && change.fields.includes('quantity'),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Publish version ${base + 1}?`}
      description={`It applies to the ${countOf(unbegun, 'assignment')} that nobody has begun and to those made from now on. ${begun === 0 ? 'What' : `The ${countOf(begun, 'assignment')} in progress and what`} is finished ${begun === 0 ? 'keeps' : 'keep'} the version of before.`}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={isPending} onClick={() => void send()}>
            {isPending ? 'Publishing …' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure !== null && <FailureNotice failure={failure} />}
        <SchemeChangeList changes={changes} />
        {retired.map(({ name, title }) => (
          <Notice key={name} tone="warn">
            {title} is on {countOf(use.labels[name] ?? 0, 'span')}, which keep it.
          </Notice>
        ))}
        {half > 0 && labelChoicesOf(published) !== labelChoicesOf(scheme) && (
          <Notice tone="warn">
            {countOf(half, 'snippet')} {half === 1 ? 'is' : 'are'} begun by one reader and not by
            another. They will be read with different labels to choose from, and leave the agreement
            as “scheme changed”. A new round would keep it apart.
          </Notice>
        )}
        {isReadAnew && (
          <Notice tone="info">The numbers of gold are read anew with the other unit.</Notice>
        )}
      </div>
    </Dialog>
  );
}

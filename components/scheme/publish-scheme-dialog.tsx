'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { usePreview } from '@/components/forms/use-preview';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { previewSchemeEffect, publishSchemeVersion } from '@/lib/actions/scheme';
import type { SchemeDesk } from '@/lib/data/projects/read-scheme-desk';
import type { RefusalDetail } from '@/lib/domain/errors';
import { changesGold, type SchemeChange } from '@/lib/domain/label-scheme/compare-schemes';
import { labelChoicesOf, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Lost } from '@/lib/domain/label-scheme/scheme-faults';
import { SchemeChangeList } from './scheme-change-list';
import { SchemeEffectNotice } from './scheme-effect';
import { RestoreButton } from './scheme-faults-notice';

/** Says what a version concerns before it is published. */
export function PublishSchemeDialog({
  projectId,
  desk: { version: base, scheme: published, use, unbegun, begun, half },
  scheme,
  changes,
  onClose,
  onRestore,
  onPublished,
}: {
  readonly projectId: string;
  readonly desk: SchemeDesk;
  readonly scheme: LabelScheme;
  readonly changes: readonly SchemeChange[];
  readonly onClose: () => void;
  /** What came into use in the meantime is put back into the draft. */
  readonly onRestore: (lost: readonly Lost[]) => void;
  readonly onPublished: () => void;
}) {
  const { run, isPending, failure } = useAction(publishSchemeVersion);
  const send = async () => {
    const result = await run({ projectId, base, scheme });
    if (result.ok) onPublished();
  };
  const retired = changes.flatMap((change) =>
    change.kind === 'labelRetired' && change.label.mappedTo === undefined ? [change.label] : [],
  );
  const isGoldOther = changes.some(changesGold);
  const effect = usePreview(previewSchemeEffect, isGoldOther ? { projectId, scheme } : null);
  const isKnown = !isGoldOther || (effect.preview.kind === 'shown' && !effect.isOld);
  const lost = (failure?.details ?? []).flatMap(lostOf);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Publish version ${base + 1}?`}
      description={`It applies to the ${countOf(unbegun, 'assignment')} that nobody has begun and to those made from now on. ${begun === 0 ? 'What' : `The ${countOf(begun, 'assignment')} in progress and what`} is finished ${begun === 0 ? 'keeps' : 'keep'} the version of before.`}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={isPending || !isKnown} onClick={() => void send()}>
            {isPending ? 'Publishing …' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure !== null && <FailureNotice failure={failure} />}
        {lost.length > 0 && (
          <div>
            <RestoreButton lost={lost} onRestore={onRestore} />
          </div>
        )}
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
        {isGoldOther && <SchemeEffectNotice preview={effect.preview} onAgain={effect.again} />}
      </div>
    </Dialog>
  );
}

/** What the server says came into use since the page was loaded. */
function lostOf({ code, path }: RefusalDetail): Lost[] {
  if (path === undefined) return [];
  if (code === 'labelInUse') return [{ kind: 'label', name: path }];
  return code === 'attributeInUse' ? [{ kind: 'attribute', name: path }] : [];
}

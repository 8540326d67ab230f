'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { currentSheet } from '@/lib/stores/annotate-state';
import { countWords } from '@/lib/stores/describe-operation';
import { useActions, useAnnotate } from './annotate-context';
import { AnnotateKeys } from './annotate-keys';
import { GuidelinePanel } from './guideline-panel';
import type { GuidelineDesk } from './use-guideline';

/** The questions and the pages that open over the screen; one at a time. */
export function ScreenDialogs({ guideline }: { readonly guideline: GuidelineDesk }) {
  const dialog = useAnnotate((state) => state.dialog);
  const { showDialog } = useActions();
  const close = (): void => showDialog(null);
  return (
    <>
      <OutcomeDialog isOpen={dialog === 'outcome'} onClose={close} />
      <NoValueDialog isOpen={dialog === 'noValue'} onClose={close} />
      <AnnotateKeys />
      <Dialog isOpen={dialog === 'guideline'} onClose={close} title="Guideline" shape="right">
        <GuidelinePanel guideline={guideline} isOpen />
      </Dialog>
    </>
  );
}

type Question = { readonly isOpen: boolean; readonly onClose: () => void };

/** Done without a value: silence is no answer. */
function OutcomeDialog({ isOpen, onClose }: Question) {
  const { finish, showDialog } = useActions();
  const caps = useKeyCaps();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="No value is marked. What did you find?"
      description="An empty snippet says nothing by itself, so the outcome has to be chosen."
    >
      <div className="grid gap-2">
        <Button keys={caps('noValue')} className="justify-between!" onClick={() => finish('none')}>
          No value here
        </Button>
        <Button keys={caps('flag')} className="justify-between!" onClick={() => showDialog('flag')}>
          Not clear: say why
        </Button>
        <Button className="justify-between!" onClick={() => finish('unreadable')}>
          The text is unreadable
        </Button>
        <Button variant="quiet" keys={['Esc']} className="justify-between!" onClick={onClose}>
          Back to the text
        </Button>
      </div>
    </Dialog>
  );
}

/** No value here, although there are spans. */
function NoValueDialog({ isOpen, onClose }: Question) {
  const { clearAndFinish } = useActions();
  const count = useAnnotate((state) => currentSheet(state)?.ledger.shown.annotations.length ?? 0);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="There are values in this snippet"
      description={`“No value here” takes away ${countWords(count, 'value')} and finishes the snippet. It can be undone.`}
      actions={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button variant="danger" onClick={clearAndFinish}>
            Take away {countWords(count, 'value')}
          </Button>
        </>
      }
    />
  );
}

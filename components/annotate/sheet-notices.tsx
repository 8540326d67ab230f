'use client';

import { besideGoldPath } from '@/components/shell/paths';
import { Button, buttonClass } from '@/components/ui/button';
import { currentEntries, reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { countWords, outcomeWords } from '@/lib/stores/describe-operation';
import { isToDo } from '@/lib/stores/queue-order';
import { useActions, useAnnotate } from './annotate-context';
import { NoticeBox } from './notice-box';
import { PracticeNotices } from './practice-notices';
import { ConflictChoice, RefusalChoice } from './trouble-choices';

/** What stands between the question and the text: a choice to make, or that this one is finished. */
export function SheetNotices({
  sheet,
  projectId,
}: {
  readonly sheet: AssignmentSheet;
  readonly projectId: string;
}) {
  const { reopen } = useActions();
  const hasWork = useAnnotate((state) => currentEntries(state).some(isToDo));
  const isPractice = useAnnotate((state) => state.practice !== null);
  const { trouble, shown } = sheet.ledger;
  if (trouble?.kind === 'conflict') return <ConflictChoice sheet={sheet} />;
  if (trouble?.kind === 'refused') return <RefusalChoice sheet={sheet} />;
  if (shown.status === 'withdrawn') {
    return <NoticeBox tone="info">{reasonNotToEdit(sheet)?.text}</NoticeBox>;
  }
  if (isPractice) {
    return (
      <PracticeNotices sheet={sheet} projectId={projectId} finishedWords={finishedWords(sheet)} />
    );
  }
  if (shown.status !== 'finished') return null;
  const { frozenBecause, hasGoldBeside } = sheet.view;
  return (
    <>
      {!hasWork && (
        <NoticeBox tone="ok" title="Your queue is done">
          Every snippet in it is finished.{' '}
          <a
            href={`/projects/${encodeURIComponent(projectId)}`}
            className="text-accent underline underline-offset-2"
          >
            To the project
          </a>
        </NoticeBox>
      )}
      <NoticeBox
        tone="ok"
        actions={
          <>
            {hasGoldBeside && (
              <a
                href={besideGoldPath(projectId, sheet.view.id)}
                className={buttonClass('plain', 'small')}
              >
                Beside gold
              </a>
            )}
            {frozenBecause === null && (
              <Button size="small" onClick={reopen}>
                Reopen to change
              </Button>
            )}
          </>
        }
      >
        Finished: {finishedWords(sheet)}.{frozenBecause !== null && ` ${frozenBecause}`}
      </NoticeBox>
    </>
  );
}

function finishedWords({ ledger }: AssignmentSheet): string {
  const { outcome, annotations } = ledger.shown;
  if (outcome === null || outcome === 'values') return countWords(annotations.length, 'value');
  return outcomeWords[outcome];
}

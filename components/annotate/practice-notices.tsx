'use client';

import { practiceTryPath, projectPath } from '@/components/shell/paths';
import { Button } from '@/components/ui/button';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { isHandedIn, isTry } from '@/lib/stores/practice-way';
import { NoticeBox } from './notice-box';
import { useActions, useAnnotate } from './annotate-context';

const linkClass = 'text-accent underline underline-offset-2';

/** What a practice says over the text: how an answer is made, and where a finished try is shown. */
export function PracticeNotices({
  sheet,
  projectId,
  finishedWords,
}: {
  readonly sheet: AssignmentSheet;
  readonly projectId: string;
  /** How the reading ended. */
  readonly finishedWords: string;
}) {
  const { reopen } = useActions();
  const { id } = sheet.view;
  const isOfTry = useAnnotate((state) => isTry(state, id));
  const isFinished = sheet.ledger.shown.status === 'finished';
  if (!isOfTry) {
    return (
      <NoticeBox
        tone="info"
        title="Your reading is the known answer"
        actions={
          isFinished &&
          sheet.view.frozenBecause === null && (
            <Button size="small" onClick={reopen}>
              Reopen to change
            </Button>
          )
        }
      >
        {isFinished
          ? `Finished: ${finishedWords}. ${isHandedIn(sheet) ? 'It is offered to the annotators now.' : 'It is offered to the annotators when the server has it.'} `
          : 'Say why in the notes of the spans and of the snippet. A clause number with a colon at the start of a note, like “2.1: …”, shows that clause. When you are done, the text is offered to the annotators. '}
        <a href={projectPath(projectId, 'practice')} className={linkClass}>
          To the practice
        </a>
      </NoticeBox>
    );
  }
  if (!isFinished) return null;
  return (
    <NoticeBox tone="ok">
      Finished: {finishedWords}.{' '}
      {isHandedIn(sheet) ? (
        <a href={practiceTryPath(projectId, id)} className={linkClass}>
          What was expected
        </a>
      ) : (
        'What was expected is shown when the server has it.'
      )}
    </NoticeBox>
  );
}

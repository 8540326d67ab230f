'use client';

import { ChevronDown, ChevronUp, List } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { noChoice } from '@/lib/stores/adjudicate-choice';
import { canDecide, currentChoice, currentItem, currentSheet } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate, type ShownState } from './adjudicate-context';
import { RecordingLine } from './recording-line';
import { useRecord } from './use-record';

/** Moving between cases, what became of the last decision, and recording the next. */
export function ActionBar() {
  const { step, skip } = useActions();
  const record = useRecord();
  const isRecording = useAdjudicate((state) => state.recording.kind === 'recording');
  const hasCase = useAdjudicate((state) => state.currentId !== null);
  const isToRecord = useAdjudicate(hasSomethingToRecord);
  if (!hasCase) return <QueueBar />;
  return (
    <footer className="flex min-h-15 items-center gap-2 border-t border-line bg-panel px-3 py-2 md:gap-2.5 lg:px-5">
      <QueueButton />
      <Button keys={['J']} aria-label="Next" className="max-md:px-2.5" onClick={() => step(1)}>
        <ChevronDown aria-hidden size={16} className="md:hidden" />
        <span className="max-md:hidden">Next</span>
      </Button>
      <Button keys={['K']} aria-label="Previous" className="max-md:px-2.5" onClick={() => step(-1)}>
        <ChevronUp aria-hidden size={16} className="md:hidden" />
        <span className="max-md:hidden">Previous</span>
      </Button>
      <Button keys={['S']} className="max-md:hidden" onClick={skip}>
        Skip
      </Button>
      <RecordingLine />
      <Button
        variant="primary"
        keys={['↵']}
        aria-disabled={isRecording || undefined}
        onClick={record}
      >
        {isToRecord ? 'Record, next' : 'Next to decide'}
      </Button>
    </footer>
  );
}

/** An open item, a case to confirm, or a decided item that somebody began to decide again. */
function hasSomethingToRecord(state: ShownState): boolean {
  const sheet = currentSheet(state);
  const item = currentItem(state);
  if (sheet === null || !canDecide(sheet, item)) return false;
  return item === null || item.isOpen || currentChoice(state) !== noChoice;
}

/** With nothing to decide, the way to the cases that there are. */
function QueueBar() {
  const hasRows = useAdjudicate((state) => state.rows.length > 0);
  if (!hasRows) return null;
  return (
    <footer className="flex min-h-15 items-center border-t border-line bg-panel px-3 py-2 wide:hidden">
      <QueueButton />
    </footer>
  );
}

/** Where the queue has no room beside the case. */
function QueueButton() {
  const { showDialog } = useActions();
  return (
    <Button aria-label="Queue" className="px-2.5 wide:hidden" onClick={() => showDialog('queue')}>
      <List aria-hidden size={16} />
    </Button>
  );
}

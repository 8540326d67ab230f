'use client';

import { Dialog } from '@/components/ui/dialog';
import { useActions, useAnnotate } from './annotate-context';
import { OwnPace } from './own-pace';
import { QueueList } from './queue-list';
import { useMediaQuery, wideScreen } from '@/components/workspace/use-media-query';

type Queue = {
  readonly projectId: string;
  readonly finishedAt: readonly number[];
};

/** The queue beside the text; on narrow screens a drawer. */
export function QueueColumn({ projectId, finishedAt }: Queue) {
  const isWide = useMediaQuery(wideScreen);
  const isOpen = useAnnotate((state) => state.dialog === 'queue');
  const { showDialog } = useActions();
  return (
    <>
      <aside className="hidden min-h-0 flex-col border-r border-line bg-panel wide:flex">
        <QueueList projectId={projectId} />
        <OwnPace finishedAt={finishedAt} />
      </aside>
      <Dialog
        isOpen={isOpen && !isWide}
        onClose={() => showDialog(null)}
        title="Queue"
        shape="left"
      >
        <div className="-mx-5 flex min-h-0 flex-1 flex-col">
          <QueueList projectId={projectId} />
          <OwnPace finishedAt={finishedAt} />
        </div>
      </Dialog>
    </>
  );
}

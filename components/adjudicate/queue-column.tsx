'use client';

import { useMediaQuery, wideScreen } from '@/components/workspace/use-media-query';
import { Dialog } from '@/components/ui/dialog';
import { useActions, useAdjudicate } from './adjudicate-context';
import { QueueList } from './queue-list';

type QueueProps = { readonly projectId: string; readonly isCut: boolean };

/** The queue beside the case; on narrow screens a drawer. */
export function QueueColumn(props: QueueProps) {
  const isWide = useMediaQuery(wideScreen);
  const isOpen = useAdjudicate((state) => state.dialog === 'queue');
  const { showDialog } = useActions();
  return (
    <>
      <aside
        data-queue
        aria-label="Queue"
        className="hidden min-h-0 flex-col border-r border-line bg-panel wide:row-span-2 wide:flex"
      >
        <QueueList {...props} />
      </aside>
      <Dialog
        isOpen={isOpen && !isWide}
        onClose={() => showDialog(null)}
        title="Queue"
        shape="left"
      >
        <div data-queue className="-mx-5 flex min-h-0 flex-1 flex-col">
          <QueueList {...props} />
        </div>
      </Dialog>
    </>
  );
}

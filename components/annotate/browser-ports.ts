/** The outside world of the annotator's screen in a real browser. */
import { openIndexedJournal } from '@/lib/stores/indexed-journal';
import { createRandomId } from '@/lib/stores/random-id';
import type { ScreenPorts } from '@/lib/stores/screen-context';
import type { TabChannel } from '@/lib/stores/tab-link';

export function browserPorts(
  user: string,
  given: Pick<ScreenPorts, 'loadAssignment' | 'sendOperations' | 'showAnswer'>,
): ScreenPorts {
  return {
    ...given,
    newId: () => createRandomId(),
    now: () => new Date(),
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    journal: openIndexedJournal(user),
    channel: openTabChannel(`goldspan ${user}`),
    tab: createRandomId(),
    // A note is kept when its field is left.
    settleFields: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}

/** Tabs of other people who use this browser hear nothing: the name is the person's. */
function openTabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null;
  const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));
  return {
    post: (message) => open().postMessage(message),
    listen: (hear) => {
      const tell = ({ data }: MessageEvent<unknown>): void => hear(data);
      open().addEventListener('message', tell);
      return () => {
        open().removeEventListener('message', tell);
        open().close();
        channel = null;
      };
    },
  };
}

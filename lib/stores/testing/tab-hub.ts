/** The channel between the tabs of one browser, with messages that take a moment. For tests. */
import type { TabChannel } from '../tab-link';

export type TabHub = { readonly join: () => TabChannel };

export function createTabHub(): TabHub {
  const tabs = new Set<Set<(message: unknown) => void>>();
  return {
    join() {
      const listeners = new Set<(message: unknown) => void>();
      tabs.add(listeners);
      return {
        post(message) {
          const copy: unknown = structuredClone(message);
          for (const other of tabs) {
            if (other === listeners) continue;
            void Promise.resolve().then(() => {
              for (const hear of other) hear(copy);
            });
          }
        },
        listen(hear) {
          listeners.add(hear);
          return () => listeners.delete(hear);
        },
      };
    },
  };
}

/**
 * The adjudicator's screen as one store: zustand vanilla, made once per screen and never on the
 * server. The modules beside this one hold its parts; this one joins them.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CaseSheet } from './adjudicate-case';
import { createAdjudicateContext, type AdjudicatePorts } from './adjudicate-context';
import { createDecidingActions, type DecidingActions } from './adjudicate-deciding';
import { noFilter, sortRows, type CaseRow, type QueueFilter } from './adjudicate-queue';
import { createRecordingActions, type RecordingActions } from './adjudicate-recording';
import type { AdjudicateDialog, AdjudicateState } from './adjudicate-state';
import { createVisitActions, type VisitActions } from './adjudicate-visits';

type ViewActions = {
  readonly setFilter: (change: Partial<QueueFilter>) => void;
  readonly toggleWhole: () => void;
  readonly showDialog: (dialog: AdjudicateDialog | null) => void;
  readonly dismissAnnouncement: () => void;
};

export type AdjudicateActions = VisitActions & DecidingActions & RecordingActions & ViewActions;

export type AdjudicateStore<Sheet extends CaseSheet = CaseSheet> = {
  readonly store: StoreApi<AdjudicateState<Sheet>>;
  readonly actions: AdjudicateActions;
};

export type AdjudicateStart<Sheet> = {
  readonly rows: readonly CaseRow[];
  /** The case that the page was opened with. */
  readonly currentId: string | null;
  /** Null when it cannot be opened. */
  readonly initial: Sheet | null;
  readonly filter?: Partial<QueueFilter>;
};

export function createAdjudicateStore<Sheet extends CaseSheet>(
  { rows, currentId, initial, filter = {} }: AdjudicateStart<Sheet>,
  ports: AdjudicatePorts<Sheet>,
): AdjudicateStore<Sheet> {
  const store = createStore<AdjudicateState<Sheet>>()(() => ({
    rows: sortRows(rows),
    filter: { ...noFilter, ...filter },
    kept: new Set(currentId === null ? [] : [currentId]),
    currentId,
    subjects: new Map(),
    sheets: new Map(initial === null ? [] : [[initial.id, initial]]),
    loads: new Map(),
    choices: new Map(),
    isWhole: false,
    recording: { kind: 'idle' },
    conflict: null,
    dialog: null,
    announcement: null,
  }));
  const context = createAdjudicateContext(store, ports);
  const visits = createVisitActions(context);
  return {
    store,
    actions: {
      ...visits,
      ...createDecidingActions(context),
      ...createRecordingActions(context, visits),
      setFilter(change) {
        store.setState((state) => ({
          filter: { ...state.filter, ...change },
          kept: new Set(state.currentId === null ? [] : [state.currentId]),
        }));
        visits.fetchAhead();
      },
      toggleWhole: () => store.setState(({ isWhole }) => ({ isWhole: !isWhole })),
      showDialog: (dialog) => store.setState({ dialog }),
      dismissAnnouncement: () => store.setState({ announcement: null }),
    },
  };
}

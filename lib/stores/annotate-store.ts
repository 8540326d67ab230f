/**
 * The annotator's screen as one store: zustand vanilla, made once per screen and never on the
 * server. The modules beside this one hold its parts; this one joins them.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AssignmentView, QueueEntry } from '@/lib/domain/assignment/view';
import type { AnnotateState, ScreenDialog } from './annotate-state';
import { openSheet } from './assignment-sheet';
import { createCaretActions, type CaretActions } from './caret-actions';
import { createOpenSpanActions, type OpenSpanActions } from './open-span-actions';
import type { QueueFilter } from './queue-order';
import { createReadingActions, type ReadingActions } from './reading-actions';
import { createScreenContext, type ScreenPorts } from './screen-context';
import { createStepActions, type StepActions } from './step-actions';
import { createTroubleActions, type TroubleActions } from './trouble-actions';
import { createVisitActions, type VisitActions } from './visit-actions';
import { createWorkKeeping, type WorkKeeping } from './work-keeping';

type ViewActions = {
  readonly showDialog: (dialog: ScreenDialog | null) => void;
  readonly setFilter: (filter: QueueFilter) => void;
  readonly setSearch: (search: string) => void;
  readonly dismissAnnouncement: () => void;
};

type KeepingActions = {
  /** Takes up what this computer keeps; called once, when the screen is there. */
  readonly startKeeping: () => Promise<void>;
  readonly sweepKept: () => void;
  readonly forgetStranded: (id: string) => void;
  readonly close: () => void;
};

export type AnnotateActions = VisitActions &
  ReadingActions &
  OpenSpanActions &
  CaretActions &
  StepActions &
  TroubleActions &
  KeepingActions &
  ViewActions;

export type AnnotateStore = {
  readonly store: StoreApi<AnnotateState>;
  readonly actions: AnnotateActions;
};

/** `initial` is the snippet that the page was opened with; null for an empty queue. */
export function createAnnotateStore(
  start: {
    readonly queue: readonly QueueEntry[];
    readonly initial: AssignmentView | null;
    readonly practice?: AnnotateState['practice'];
  },
  ports: ScreenPorts,
): AnnotateStore {
  const { queue, initial, practice = null } = start;
  const store = createStore<AnnotateState>()(() => ({
    queue,
    currentId: initial?.id ?? null,
    sheets: new Map(initial === null ? [] : [[initial.id, openSheet(initial)]]),
    loads: new Map(),
    openSpan: null,
    lastPlace: null,
    practice,
    carets: new Map(),
    dialog: null,
    filter: 'all',
    search: '',
    announcement: null,
    keeping: 'unknown',
    isSignedOut: false,
    stranded: new Map(),
  }));
  const context = createScreenContext(store, ports, (id) => visits.reload(id));
  const visits = createVisitActions(context, (id) => void work.claim(id));
  const reading = createReadingActions(context, visits);
  const openSpan = createOpenSpanActions(context, reading);
  const work: WorkKeeping = createWorkKeeping(context, ports, {
    keepOpenSpan: openSpan.keep,
    load: visits.load,
  });
  return {
    store,
    actions: {
      ...visits,
      ...reading,
      ...openSpan,
      ...createTroubleActions(context, visits.reload),
      startKeeping: work.start,
      sweepKept: () => void work.sweep(),
      forgetStranded: work.forget,
      close: work.close,
      ...createCaretActions(context, openSpan),
      ...createStepActions(context, openSpan),
      // Whatever leaves a snippet first keeps what the dialog holds.
      visit: (id) => {
        openSpan.keep();
        visits.visit(id);
      },
      step: (direction) => {
        openSpan.keep();
        visits.step(direction);
      },
      done: () => {
        openSpan.keep();
        reading.done();
      },
      noValueHere: () => {
        openSpan.keep();
        reading.noValueHere();
      },
      showDialog: (dialog) => store.setState({ dialog }),
      setFilter: (filter) => store.setState({ filter }),
      setSearch: (search) => store.setState({ search }),
      dismissAnnouncement: () => store.setState({ announcement: null }),
    },
  };
}

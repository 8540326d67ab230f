/** A screen's store with a server for each assignment and hand-turned timers. For tests. */
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { QueueEntry } from '@/lib/domain/assignment/view';
import { currentSheet, type AnnotateState } from '../annotate-state';
import { createAnnotateStore, type AnnotateStore } from '../annotate-store';
import { openSheet } from '../assignment-sheet';
import { FakeServer, type Weather } from './fake-server';
import { createMemoryJournal, type MemoryJournal } from './memory-journal';
import { createTabHub } from './tab-hub';
import { countIds, numberedId, sampleEntry, sampleView } from './sample-assignment';

export type ScreenBench = AnnotateStore & {
  /** The weather of every request until it is changed. */
  weather: Weather;
  /** Ids whose loading fails, as when the network is gone. */
  readonly unloadable: Set<string>;
  readonly loaded: string[];
  /** The tries whose answers the screen has left for. */
  readonly answered: string[];
  /** What this computer keeps. */
  readonly journal: MemoryJournal;
  readonly serverOf: (id: string) => FakeServer;
  /** Lets promises run; timers only run with `runTimers`. */
  readonly rest: () => Promise<void>;
  readonly runTimers: () => Promise<void>;
  readonly newId: () => string;
};

export function createScreenBench(
  queue: readonly QueueEntry[] = ['1', '2', '3'].map((id) => sampleEntry(id)),
  changes: Parameters<typeof sampleView>[1] = {},
  practice: AnnotateState['practice'] = null,
): ScreenBench {
  const servers = new Map<string, FakeServer>();
  const timers = new Set<() => void>();
  const newId = countIds(100);
  const journal = createMemoryJournal();
  const [first] = queue;
  const serverOf = (id: string): FakeServer => {
    const known = servers.get(id);
    if (known !== undefined) return known;
    const { view, context, ledger } = openSheet(sampleView(id, id === first?.id ? changes : {}));
    const server = new FakeServer(context);
    server.state = ledger.shown;
    servers.set(view.id, server);
    return server;
  };
  const viewOf = (id: string) =>
    sampleView(id, { ...(id === first?.id && changes), ...serverOf(id).state });
  const rest = async (): Promise<void> => {
    for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
  };
  const bench: ScreenBench = {
    ...createAnnotateStore(
      { queue, initial: first === undefined ? null : viewOf(first.id), practice },
      {
        loadAssignment: async (id) => {
          await Promise.resolve();
          if (bench.unloadable.has(id)) throw new Error('The server cannot be reached.');
          bench.loaded.push(id);
          return viewOf(id);
        },
        sendOperations: async (id, baseRevision, operations) => {
          await Promise.resolve();
          return serverOf(id).receive(bench.weather, baseRevision, operations);
        },
        showAnswer: (id) => bench.answered.push(id),
        newId,
        now: () => new Date('2025-01-01T12:00:00Z'),
        schedule: (run) => {
          timers.add(run);
          return () => timers.delete(run);
        },
        journal,
        channel: createTabHub().join(),
        tab: 'tab',
        settleFields: () => undefined,
      },
    ),
    weather: 'fine',
    unloadable: new Set(),
    loaded: [],
    answered: [],
    journal,
    serverOf,
    rest,
    runTimers: async () => {
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
      await rest();
    },
    newId,
  };
  bench.store.setState({ keeping: 'kept' });
  return bench;
}

/** An annotation of the sample text, `2.31 eV`. */
export const sampleAnnotation = {
  id: numberedId(1),
  fragments: [[39, 46]],
  label: 'Experimental_bandgap',
  attributes: {},
  note: null,
} as const;

export const withOne = {
  status: 'inProgress',
  revision: 1,
  annotations: [sampleAnnotation],
} as const;

/** The state of the snippet that is shown. */
export function shown(bench: ScreenBench): AssignmentState {
  const sheet = currentSheet(bench.store.getState());
  if (sheet === null) throw new Error('No snippet is shown.');
  return sheet.ledger.shown;
}

/** What the screen said last. */
export function said({ announcement }: AnnotateState): string {
  return announcement?.text ?? '';
}

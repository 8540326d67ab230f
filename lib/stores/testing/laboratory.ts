/**
 * People at work, without a browser: computers with a journal each, tabs on them that can be
 * killed, a server for each assignment, and a network that fails. Everything waits for `rest`,
 * so that a session is the same whenever it is played. For tests.
 */
import type { Operation } from '@/lib/domain/assignment/operation';
import { assertPresent } from '@/lib/domain/errors';
import { createAnnotateStore, type AnnotateStore } from '../annotate-store';
import { openSheet } from '../assignment-sheet';
import { FakeServer, type Weather } from './fake-server';
import { createMemoryJournal, type MemoryJournal } from './memory-journal';
import { countIds, sampleEntry, sampleView } from './sample-assignment';
import { createTabHub, type TabHub } from './tab-hub';

const assignments = ['1', '2'];

export type Tab = AnnotateStore & { readonly computer: number; isAlive: boolean };

type Computer = { readonly journal: MemoryJournal; readonly hub: TabHub };

export class Laboratory {
  weather: Weather = 'fine';
  readonly tabs: Tab[] = [];
  readonly servers = new Map(
    assignments.map((id) => [id, new FakeServer(openSheet(sampleView(id)).context)]),
  );
  /** Every operation that a computer has kept, and those that a person has dropped. */
  readonly kept = new Map<string, Operation>();
  readonly dropped = new Set<string>();
  readonly newId = countIds();
  readonly #computers: Computer[] = [0, 1].map(() => ({
    journal: createMemoryJournal(),
    hub: createTabHub(),
  }));
  readonly #timers = new Set<{ readonly run: () => void; readonly tab: Tab }>();

  serverOf(id: string): FakeServer {
    return assertPresent(this.servers.get(id), `a server for ${id}`);
  }

  journalOf(computer: number): MemoryJournal {
    return this.#computer(computer).journal;
  }

  /** Opens a tab on one of two computers; its page comes from the server as it is now. */
  open(computer: number, assignment: string): Tab {
    const { journal, hub } = this.#computer(computer);
    const link = hub.join();
    const viewOf = (id: string) => sampleView(id, this.serverOf(id).state);
    const never = new Promise<never>(() => undefined);
    const pass = async <T>(run: () => T | Promise<T>): Promise<T> => {
      await Promise.resolve();
      return tab.isAlive ? run() : never;
    };
    const screen = createAnnotateStore(
      { queue: assignments.map((id) => sampleEntry(id)), initial: viewOf(assignment) },
      {
        loadAssignment: (id) =>
          pass(() => {
            if (this.weather !== 'fine') throw new Error('The server cannot be reached.');
            return viewOf(id);
          }),
        sendOperations: async (id, baseRevision, operations) => {
          const answer = await pass(() =>
            this.serverOf(id).receive(this.weather, baseRevision, operations),
          );
          return pass(() => answer);
        },
        showAnswer: () => undefined,
        newId: this.newId,
        now: () => new Date('2025-01-01T12:00:00Z'),
        schedule: (run) => {
          const timer = { run, tab };
          this.#timers.add(timer);
          return () => this.#timers.delete(timer);
        },
        journal: {
          readAll: () => pass(journal.readAll),
          read: (id) => pass(() => journal.read(id)),
          change: (id, change) =>
            pass(async () => {
              await journal.change(id, change);
              for (const { operation } of change.append) this.kept.set(operation.id, operation);
            }),
        },
        channel: {
          post: (message) => {
            if (tab.isAlive) link.post(message);
          },
          listen: (hear) => link.listen((message) => (tab.isAlive ? hear(message) : undefined)),
        },
        tab: this.newId(),
        settleFields: () => undefined,
      },
    );
    const tab: Tab = { ...screen, computer, isAlive: true };
    this.tabs.push(tab);
    void tab.actions.startKeeping();
    return tab;
  }

  /** The power is cut: nothing more comes from the tab, and no goodbye. */
  kill(tab: Tab): void {
    tab.isAlive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  /** A person closes the tab. */
  close(tab: Tab): void {
    tab.actions.close();
    this.kill(tab);
  }

  /** Lets everything run that does not wait for a timer. */
  async rest(): Promise<void> {
    for (let tick = 0; tick < 120; tick += 1) await Promise.resolve();
  }

  async runTimers(): Promise<void> {
    for (const timer of [...this.#timers]) {
      this.#timers.delete(timer);
      if (timer.tab.isAlive) timer.run();
    }
    await this.rest();
  }

  /** The person in front of a tab settles what cannot be settled by itself. */
  settle(tab: Tab, keepsMine: boolean): void {
    for (const [id, { ledger }] of tab.store.getState().sheets) {
      const before = ledger.unsent.map((operation) => operation.id);
      if (ledger.trouble?.kind === 'conflict') {
        if (keepsMine) tab.actions.keepMine(id);
        else tab.actions.takeServer(id);
      } else if (ledger.trouble?.kind === 'refused') tab.actions.dropRefused(id);
      else continue;
      const after = tab.store.getState().sheets.get(id)?.ledger.unsent ?? [];
      const left = new Set(after.map((operation) => operation.id));
      for (const dropped of before) if (!left.has(dropped)) this.dropped.add(dropped);
    }
  }

  #computer(index: number): Computer {
    return assertPresent(this.#computers[index], `computer ${index}`);
  }
}

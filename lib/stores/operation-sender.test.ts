import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/domain/assignment/operation';
import type { SendResult } from '@/lib/domain/assignment/view';
import { openSheet } from './assignment-sheet';
import { enqueueOperations, openLedger, type Ledger } from './ledger';
import { createStamp, type StampOperation } from '@/lib/domain/assignment/operation-draft';
import { createOperationSender, pauseAfter, type OperationSender } from './operation-sender';
import { applyRebase, rebaseOnServer } from './settle-trouble';
import { FakeServer, type Weather } from './testing/fake-server';
import { choices, draftOf, type Choice } from './testing/generated-drafts';
import { countIds, sampleView } from './testing/sample-assignment';

const { context } = openSheet(sampleView('1'));

type Bench = {
  readonly server: FakeServer;
  readonly stamp: StampOperation;
  readonly sender: OperationSender;
  ledger: Ledger;
  readonly made: Operation[];
  mostOnTheWay: number;
  readonly sent: (readonly Operation[])[];
  readonly pauses: number[];
  readonly do: (choice: Choice) => void;
  /** Lets requests and timers run until nothing moves. */
  readonly settle: () => Promise<void>;
};

/** One screen with one assignment, a server, weather for each request, and hand-turned timers. */
function createBench(weather: readonly Weather[] = []): Bench {
  const server = new FakeServer(context);
  const forecast = [...weather];
  const timers = new Set<() => void>();
  const newId = countIds();
  const stamp = createStamp(newId, () => new Date('2025-01-01T12:00:00Z'));
  let onTheWay = 0;
  const bench: Bench = {
    server,
    stamp,
    ledger: openLedger(server.state),
    made: [],
    mostOnTheWay: 0,
    sent: [],
    pauses: [],
    sender: createOperationSender({
      readLedger: () => bench.ledger,
      writeLedger: (_, ledger: Ledger) => (bench.ledger = ledger),
      contextOf: () => context,
      send: async (_, baseRevision, operations): Promise<SendResult> => {
        bench.sent.push(operations);
        onTheWay += 1;
        bench.mostOnTheWay = Math.max(bench.mostOnTheWay, onTheWay);
        await Promise.resolve();
        onTheWay -= 1;
        return server.receive(forecast.shift() ?? 'fine', baseRevision, operations);
      },
      schedule: (run, milliseconds) => {
        bench.pauses.push(milliseconds);
        timers.add(run);
        return () => timers.delete(run);
      },
    }),
    do(choice: Choice): void {
      const draft = draftOf(choice, bench.ledger.shown, newId);
      if (draft === null) return;
      const operation = stamp(draft);
      bench.ledger = enqueueOperations(bench.ledger, [operation], context);
      bench.made.push(operation);
      bench.sender.kick('1');
    },
    async settle(): Promise<void> {
      for (let round = 0; round < 200; round += 1) {
        for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
        if (bench.ledger.trouble?.kind === 'signedOut') bench.sender.retry('1');
        else if (timers.size > 0) {
          const [run] = timers;
          timers.delete(run!);
          run!();
        } else if (onTheWay === 0) return;
      }
    },
  };
  return bench;
}

const weathers = fc.array(
  fc.constantFrom<Weather>('fine', 'requestLost', 'answerLost', 'arrivesTwice', 'signedOut'),
  { maxLength: 20 },
);

describe('sending operations', () => {
  it('neither loses nor doubles one, whatever the network does', async () => {
    await fc.assert(
      fc.asyncProperty(
        choices,
        weathers,
        fc.array(fc.boolean()),
        async (sequence, weather, waits) => {
          const bench = createBench(weather);
          for (const [i, choice] of sequence.entries()) {
            bench.do(choice);
            if (waits[i] === true) await Promise.resolve();
          }
          await bench.settle();
          expect(bench.server.log.map(({ id }) => id)).toEqual(bench.made.map(({ id }) => id));
          expect(bench.ledger.unsent).toEqual([]);
          expect(bench.ledger.trouble).toBeNull();
          expect(bench.ledger.confirmed).toEqual(bench.server.state);
          expect(bench.ledger.shown).toEqual(bench.server.state);
          expect(bench.mostOnTheWay).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stops at a change from elsewhere and keeps every operation for a decision', async () => {
    await fc.assert(
      fc.asyncProperty(choices, choices, weathers, async (before, after, weather) => {
        const bench = createBench(weather);
        for (const choice of before) bench.do(choice);
        await bench.settle();
        const known = bench.server.log.length;
        if (bench.server.state.status === 'finished') return;
        bench.server.writeElsewhere(bench.stamp({ type: 'note', text: 'from elsewhere' }));
        for (const choice of after) {
          if (bench.ledger.trouble?.kind !== 'conflict') bench.do(choice);
        }
        await bench.settle();
        const mine = bench.made.slice(known).map(({ id }) => id);
        if (mine.length === 0) return;
        const { trouble } = bench.ledger;
        expect(trouble?.kind).toBe('conflict');
        expect(bench.ledger.unsent.map(({ id }) => id)).toEqual(mine);
        expect(bench.ledger.shown).toEqual(bench.server.state);
        expect(bench.server.log).toHaveLength(known + 1);

        if (trouble?.kind !== 'conflict') return;
        const rebase = rebaseOnServer(bench.ledger, trouble.server, context, null);
        expect([...rebase.kept, ...rebase.lost.map(({ operation }) => operation)]).toHaveLength(
          mine.length,
        );
        bench.ledger = applyRebase(bench.ledger, trouble.server, rebase);
        bench.sender.retry('1');
        await bench.settle();
        expect(bench.server.log.slice(known + 1)).toEqual(rebase.kept);
        expect(bench.ledger.shown).toEqual(bench.server.state);
      }),
      { numRuns: 200 },
    );
  });

  it('sends what has gathered while a request is on its way as one batch', async () => {
    const bench = createBench();
    const add = (pick: number): Choice => ({ what: 'add', pick });
    bench.do(add(1));
    bench.do(add(2));
    bench.do(add(3));
    await bench.settle();
    expect(bench.sent.map((operations) => operations.length)).toEqual([1, 2]);
  });

  it('waits longer after each failure, and repeats the very same operations', async () => {
    const bench = createBench(['requestLost', 'answerLost', 'requestLost']);
    bench.do({ what: 'add', pick: 1 });
    await bench.settle();
    expect(bench.pauses).toEqual([1_000, 2_000, 4_000]);
    expect(new Set(bench.sent.map((operations) => JSON.stringify(operations))).size).toBe(1);
    expect(bench.server.log).toHaveLength(1);
    expect(pauseAfter(40)).toBe(30_000);
  });

  it('does not break a pause when more is done meanwhile', async () => {
    const bench = createBench(['requestLost']);
    bench.do({ what: 'add', pick: 1 });
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    bench.do({ what: 'add', pick: 2 });
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    expect(bench.server.requests).toBe(1);
    await bench.settle();
    expect(bench.sent.map((operations) => operations.length)).toEqual([1, 2]);
  });

  it('does not wait when it is told to try again', async () => {
    const bench = createBench(['requestLost']);
    bench.do({ what: 'add', pick: 1 });
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    expect(bench.ledger.trouble).toEqual({ kind: 'unreachable', attempts: 1 });
    bench.sender.retry('1');
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    expect(bench.ledger.unsent).toEqual([]);
    await bench.settle();
    expect(bench.server.requests).toBe(2);
  });

  it('takes a lost answer for what it is, not for a conflict', async () => {
    const bench = createBench(['answerLost']);
    bench.do({ what: 'add', pick: 1 });
    bench.do({ what: 'add', pick: 2 });
    await bench.settle();
    expect(bench.ledger.trouble).toBeNull();
    expect(bench.server.log.map(({ id }) => id)).toEqual(bench.made.map(({ id }) => id));
  });
});

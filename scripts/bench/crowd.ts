/**
 * Fifty annotators at once, each on an assignment of their own, sending with the program's own
 * sender: one request at a time, what gathers meanwhile in one batch.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { requestsOf } from '@/components/annotate/assignment-requests';
import { readOwnAssignment } from '@/lib/data/assignments/read-assignment';
import { assignmentOf } from '@/lib/data/testing/build-project';
import { createStamp } from '@/lib/domain/assignment/operation-draft';
import { createOperationSender } from '@/lib/stores/operation-sender';
import { enqueueOperations } from '@/lib/stores/ledger';
import { openSheet } from '@/lib/stores/assignment-sheet';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';
import type { Result } from './report';
import { makeSnippets } from './sample-texts';
import { sessionCookie, type Workbench } from './workbench';

const people = 50;
/** Without a pause: ten changes a second from each, whether the server has answered or not. */
const unpaused = 100;
const pause = 200;

type Annotator = {
  /** Makes one change. @returns when it is acknowledged */
  readonly change: () => Promise<void>;
};

type Counts = { requests: number };

export async function measureCrowd(bench: Workbench): Promise<Result[]> {
  const counts: Counts = { requests: 0 };
  const annotators = await gather(bench, counts);
  const rounds = Math.max(5, Math.ceil(bench.samples / 4));
  // A server that has just been started is slow until its code is compiled, in each worker.
  await run(annotators, counts, 40, changeThenPause(0));
  const alone = await run(annotators.slice(0, 1), counts, bench.samples, changeThenPause(pause));
  const paused = await run(annotators, counts, rounds, changeThenPause(pause));
  const closed = await run(annotators, counts, rounds, changeThenPause(0));
  const open = await run(annotators, counts, rounds * 2, changeEvery(unpaused));
  return [
    resultOf('one annotator, 200 ms pause: acknowledged, no screen', alone, 15, null),
    resultOf('50 annotators, 200 ms pause: acknowledged', paused, 40, null),
    resultOf('50 annotators, no pause, 10 changes/s each: acknowledged', open, 200, 400),
    resultOf('50 annotators, one by one without pause: acknowledged', closed, null, null),
  ];
}

type Run = {
  readonly samples: readonly number[];
  readonly seconds: number;
  readonly requests: number;
};

/** How one annotator spends the rounds; every acknowledgement's time goes into `samples`. */
type Manner = (annotator: Annotator, rounds: number, samples: number[]) => Promise<void>;

async function run(
  annotators: readonly Annotator[],
  counts: Counts,
  rounds: number,
  manner: Manner,
): Promise<Run> {
  const samples: number[] = [];
  const before = counts.requests;
  const start = performance.now();
  await Promise.all(
    annotators.map(async (annotator, i) => {
      // Not all in one moment: people do not press their keys together.
      await wait((i * pause) / annotators.length);
      await manner(annotator, rounds, samples);
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  return { samples, seconds, requests: counts.requests - before };
}

function changeThenPause(milliseconds: number): Manner {
  return async (annotator, rounds, samples) => {
    for (let i = 0; i < rounds; i += 1) {
      samples.push(await timeChange(annotator));
      if (milliseconds > 0) await wait(milliseconds);
    }
  };
}

function changeEvery(milliseconds: number): Manner {
  return async (annotator, rounds, samples) => {
    const changes: Promise<void>[] = [];
    const start = performance.now();
    for (let i = 0; i < rounds; i += 1) {
      changes.push(timeChange(annotator).then((time) => void samples.push(time)));
      await wait(Math.max(0, start + (i + 1) * milliseconds - performance.now()));
    }
    await Promise.all(changes);
  };
}

async function timeChange(annotator: Annotator): Promise<number> {
  const start = performance.now();
  await annotator.change();
  return performance.now() - start;
}

function resultOf(
  name: string,
  { samples, seconds, requests }: Run,
  milliseconds: number | null,
  rate: number | null,
): Result {
  return {
    name,
    samples,
    aim: milliseconds === null ? null : { at: 'p95', milliseconds },
    rates: [
      { name: 'operations a second', value: samples.length / seconds, aim: rate },
      { name: 'requests a second', value: requests / seconds, aim: null },
    ],
  };
}

async function gather(bench: Workbench, counts: Counts): Promise<Annotator[]> {
  const { project, readers } = await bench.prepare(makeSnippets(1), people);
  return Promise.all(
    readers.map(async (reader) => {
      const assignment = await assignmentOf(project, reader, 'snippet 001');
      const cookie = `${sessionCookie}=${await bench.sessionOf(reader)}`;
      const view = await readOwnAssignment(reader, assignment);
      return makeAnnotator(bench.url, reader.userId, cookie, openSheet(view), counts);
    }),
  );
}

/** One screen's ledger and sender, without the screen. */
function makeAnnotator(
  url: string,
  userId: string,
  cookie: string,
  { view, context, ledger: start }: ReturnType<typeof openSheet>,
  counts: Counts,
): Annotator {
  let ledger = start;
  let waiting: { readonly id: string; readonly done: () => void }[] = [];
  const stamp = createStamp(randomUUID, () => new Date());
  const send = (path: string, init: RequestInit) => {
    counts.requests += 1;
    const headers = { ...(init.headers as Record<string, string>), cookie, origin: url };
    return fetch(`${url}${path}`, { ...init, headers, keepalive: false });
  };
  const requests = requestsOf(userId, send);
  const sender = createOperationSender({
    readLedger: () => ledger,
    writeLedger: (_, next) => {
      ledger = next;
      if (next.trouble !== null) throw new Error(`Not sent: ${JSON.stringify(next.trouble)}`);
      const unsent = new Set(next.unsent.map(({ id }) => id));
      const [done, rest] = [
        waiting.filter(({ id }) => !unsent.has(id)),
        waiting.filter(({ id }) => unsent.has(id)),
      ];
      waiting = rest;
      for (const each of done) each.done();
    },
    contextOf: () => context,
    send: requests.sendOperations,
    schedule: () => () => undefined,
  });
  let made = 0;
  return {
    change: () =>
      new Promise((resolve) => {
        const operation = stamp(nextDraft(made, ledger.shown.annotations.at(-1)?.id));
        made += 1;
        waiting.push({ id: operation.id, done: resolve });
        ledger = enqueueOperations(ledger, [operation], context);
        sender.kick(view.id);
      }),
  };
}

/** Add, change, note, add, remove: the reading grows slowly, as readings do. */
function nextDraft(made: number, last: string | undefined): OperationDraft {
  const start = (made * 7) % 900;
  const add: OperationDraft = {
    type: 'add',
    annotation: {
      id: randomUUID(),
      fragments: [[start, start + 12]],
      label: 'Experimental_bandgap',
    },
  };
  if (last === undefined) return add;
  switch (made % 4) {
    case 1:
      return { type: 'change', annotation: last, set: { label: 'Unknown_bandgap' } };
    case 2:
      return { type: 'note', text: `note ${made}` };
    case 3:
      return { type: 'remove', annotation: last };
    default:
      return add;
  }
}

/** One client that annotates at random and survives what a network does to it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '@/lib/domain/assignment/operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { integerBelow, type RandomSource } from '@/lib/domain/random/seeded-random';
import type { ApiClient } from './api-client';

/** Operations that the server has acknowledged, by id. */
export type Acknowledged = Map<string, Operation>;

export type RandomAnnotator = {
  readonly api: ApiClient;
  readonly assignment: string;
  /** Code points of the text. */
  readonly length: number;
  readonly steps: number;
  readonly random: RandomSource;
  readonly acknowledged: Acknowledged;
};

type Answer = {
  readonly revision?: number;
  readonly applied?: readonly string[];
  readonly state?: AssignmentState;
};

const labels = ['Experimental_bandgap', 'Literature_bandgap', 'NOT_CLEAR'];

/** A lost answer, now and then: the client sends the same again and may not be doubled. */
const chanceOfLoss = 0.15;

export async function annotateAtRandom(annotator: RandomAnnotator): Promise<void> {
  const { api, assignment, random, acknowledged } = annotator;
  let state = await persist(() => api.get<AssignmentState>(`/assignments/${assignment}`));
  for (let step = 0; step < annotator.steps; step += 1) {
    let operation = draw(state, annotator);
    for (;;) {
      const sent = operation;
      const { status, body } = await persist(() =>
        api.call<Answer>('POST', `/assignments/${assignment}/operations`, {
          baseRevision: state.revision,
          operations: [sent],
        }),
      );
      if (random() < chanceOfLoss) continue;
      if (body.applied?.includes(sent.id) === true) acknowledged.set(sent.id, sent);
      if (body.state !== undefined) state = body.state;
      if (status === 200) break;
      // Somebody else changed the reading: think again over its new state. What may not be done
      // in the state (422) was not done.
      operation = draw(state, annotator);
      if (status !== 409 && status !== 422) throw new Error(`Unexpected status ${status}`);
      if (status === 422) {
        state = await persist(() => api.get<AssignmentState>(`/assignments/${assignment}`));
      }
    }
  }
}

function draw(state: AssignmentState, { length, random }: RandomAnnotator): Operation {
  const base = { id: randomUUID(), at: new Date().toISOString() };
  if (state.status === 'finished') return { ...base, type: 'reopen' };
  const { annotations } = state;
  const chosen = annotations[integerBelow(random, Math.max(1, annotations.length))];
  const kind = integerBelow(random, 10);
  const label = labels[integerBelow(random, labels.length)] ?? 'NOT_CLEAR';
  const start = integerBelow(random, length - 8);
  const end = start + 3 + integerBelow(random, 5);
  if (chosen === undefined || kind < 5) {
    const annotation = { id: randomUUID(), fragments: [[start, end]] as [number, number][], label };
    return { ...base, type: 'add', annotation };
  }
  if (kind < 7) return { ...base, type: 'change', annotation: chosen.id, set: { label } };
  if (kind < 8) return { ...base, type: 'remove', annotation: chosen.id };
  if (kind < 9) return { ...base, type: 'note', text: `note ${start}` };
  return { ...base, type: 'finish', outcome: 'values' };
}

/** Tries until there is an answer: the server may be down for a while. */
async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt > 600) throw error;
      await wait(50);
    }
  }
}

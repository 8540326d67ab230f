import { expect, test } from 'vitest';
import { type Counts, oneFailed, onePassed } from './counts';
import { runSteps } from './run-stages';
import type { Lane, Stage } from './stages';

function stage(name: string, result: Counts | Error, needs?: string): Stage {
  const run = () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result));
  return needs === undefined ? { name, run } : { name, run, needs };
}

const run = (lane: Lane, stop?: AbortSignal) => runAll([[lane]], stop);

async function runAll(steps: readonly (readonly Lane[])[], stop?: AbortSignal) {
  const said: string[] = [];
  const total = await runSteps(steps, { say: (line) => said.push(...line.split('\n')), stop });
  return { total, said, last: said.at(-1) };
}

test('the last line is the sum over all stages', async () => {
  const { last, total } = await run([stage('a', { passed: 10, failed: 0 }), stage('b', onePassed)]);
  expect(last).toBe('11 passed, 0 failed');
  expect(total).toEqual({ passed: 11, failed: 0 });
});

test('a failing stage does not stop those that do not need it', async () => {
  const { last, said } = await run([
    stage('build', oneFailed),
    stage('browser', { passed: 100, failed: 0 }, 'build'),
    stage('start', { passed: 5, failed: 0 }),
  ]);
  expect(last).toBe('5 passed, 2 failed');
  expect(said).toContain('browser    0 passed, 1 failed (not run: build failed)');
});

test('a stage that breaks counts as failed, with its reason', async () => {
  const { last, said } = await run([
    stage('build', new Error('The build failed.')),
    stage('b', onePassed),
  ]);
  expect(last).toBe('1 passed, 1 failed');
  expect(said).toContain('build      0 passed, 1 failed (The build failed.)');
});

test('what did not run because it was stopped has not passed', async () => {
  const stopped = AbortSignal.abort(new Error('Stopped.'));
  expect((await run([stage('a', onePassed)], stopped)).last).toBe('0 passed, 1 failed');
});

test('lanes run at the same time, steps one after the other', async () => {
  const order: string[] = [];
  let goOn = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const step = (name: string, before: () => unknown): Stage => ({
    name,
    run: async () => {
      order.push(name);
      await before();
      order.push(`${name} ends`);
      return onePassed;
    },
  });
  const first = [step('a', () => waiting)];
  const beside = [step('b', () => goOn())];
  const { last } = await runAll([[first, beside], [[step('c', () => undefined)]]]);
  expect(order).toEqual(['a', 'b', 'a ends', 'b ends', 'c', 'c ends']);
  expect(last).toBe('3 passed, 0 failed');
});

/**
 * Random editing sessions of store, queue and server: whatever happens to tabs, computers and the
 * network, at the end the screens, the server's state and the folded log are the same, every
 * operation that a computer kept is in the log once or was dropped by a person, and nothing is
 * left behind. `GOLDSPAN_LONG=1` plays ten thousand.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldOperations } from '@/lib/domain/assignment/apply-operation';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import { currentSheet, saveStatus } from './annotate-state';
import { openSheet } from './assignment-sheet';
import { isSettled } from './ledger';
import { choices, draftOf, type Choice } from './testing/generated-drafts';
import { Laboratory, type Tab } from './testing/laboratory';
import { sampleView } from './testing/sample-assignment';
import type { Weather } from './testing/fake-server';

const runs = process.env.GOLDSPAN_LONG === '1' ? 10_000 : 1_000;

type Step =
  | { readonly kind: 'work'; readonly tab: number; readonly choices: readonly Choice[] }
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'open'; readonly computer: number; readonly assignment: string }
  | { readonly kind: 'visit'; readonly tab: number; readonly assignment: string }
  | { readonly kind: 'settle'; readonly tab: number; readonly keepsMine: boolean }
  | { readonly kind: 'kill' | 'close' | 'undo' | 'redo' | 'retry'; readonly tab: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'rest' };

type StepAtTab = Exclude<Step, { kind: 'weather' | 'open' | 'wait' | 'rest' }>;

const tab = fc.nat(3);
const assignment = fc.constantFrom('1', '2');
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant<'work'>('work'), tab, choices }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant<'weather'>('weather'),
        weather: fc.constantFrom<Weather>(
          'fine',
          'requestLost',
          'answerLost',
          'arrivesTwice',
          'signedOut',
        ),
      }),
    },
    fc.record({ kind: fc.constant<'open'>('open'), computer: fc.nat(1), assignment }),
    fc.record({ kind: fc.constant<'visit'>('visit'), tab, assignment }),
    fc.record({ kind: fc.constant<'settle'>('settle'), tab, keepsMine: fc.boolean() }),
    fc.record({
      kind: fc.constantFrom<'kill' | 'close' | 'undo' | 'redo' | 'retry'>(
        'kill',
        'close',
        'undo',
        'redo',
        'retry',
      ),
      tab,
    }),
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom<'wait' | 'rest'>('wait', 'rest') }) },
  ),
  { maxLength: 25 },
);

it('ends the same everywhere', { timeout: 40 * 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (session) => {
      const laboratory = new Laboratory();
      laboratory.open(0, '1');
      for (const step of session) await play(laboratory, step);
      await endSession(laboratory);
      check(laboratory);
    }),
    { numRuns: runs },
  );
});

async function play(laboratory: Laboratory, step: Step): Promise<void> {
  switch (step.kind) {
    case 'weather':
      laboratory.weather = step.weather;
      break;
    case 'open':
      laboratory.open(step.computer, step.assignment);
      break;
    case 'rest':
      await laboratory.rest();
      break;
    case 'wait':
      await laboratory.runTimers();
      break;
    default: {
      const at = laboratory.tabs[step.tab % Math.max(1, laboratory.tabs.length)];
      if (at !== undefined) playAt(laboratory, at, step);
    }
  }
}

function playAt(laboratory: Laboratory, at: Tab, step: StepAtTab): void {
  switch (step.kind) {
    case 'work':
      for (const choice of step.choices) {
        const sheet = currentSheet(at.store.getState());
        const draft = sheet && draftOf(choice, sheet.ledger.shown, laboratory.newId);
        if (draft !== null) at.actions.change([draft]);
      }
      break;
    case 'visit':
      at.actions.visit(step.assignment);
      break;
    case 'settle':
      laboratory.settle(at, step.keepsMine);
      break;
    case 'retry':
      at.actions.retryAll();
      break;
    case 'kill':
      laboratory.kill(at);
      break;
    case 'close':
      laboratory.close(at);
      break;
    default:
      at.actions[step.kind]();
  }
}

/** The network is good again, and somebody sits down at each computer until nothing waits. */
async function endSession(laboratory: Laboratory): Promise<void> {
  laboratory.weather = 'fine';
  for (const computer of [0, 1]) {
    if (laboratory.tabs.every((each) => each.computer !== computer)) laboratory.open(computer, '1');
  }
  for (let round = 0; round < 12; round += 1) {
    for (const each of laboratory.tabs) {
      each.actions.sweepKept();
      each.actions.retryAll();
      laboratory.settle(each, true);
    }
    await laboratory.runTimers();
  }
  for (const each of laboratory.tabs) {
    for (const id of laboratory.servers.keys()) {
      if (each.store.getState().sheets.has(id)) each.actions.reload(id);
    }
  }
  await laboratory.runTimers();
}

function check(laboratory: Laboratory): void {
  const logged = new Set<string>();
  for (const [id, server] of laboratory.servers) {
    const { context } = openSheet(sampleView(id));
    expect(foldOperations(untouchedAssignment, server.log, context)).toEqual(server.state);
    for (const operation of server.log) {
      expect(logged.has(operation.id), `${operation.id} is in a log twice`).toBe(false);
      logged.add(operation.id);
    }
    for (const { store } of laboratory.tabs) {
      const ledger = store.getState().sheets.get(id)?.ledger;
      if (ledger === undefined) continue;
      expect(isSettled(ledger)).toBe(true);
      expect(ledger.shown).toEqual(server.state);
    }
  }
  for (const [id] of laboratory.kept) {
    const isThere = logged.has(id) || laboratory.dropped.has(id);
    expect(isThere, `${id} was kept and is lost`).toBe(true);
  }
  for (const computer of [0, 1]) expect(laboratory.journalOf(computer).entries).toEqual([]);
  for (const { store } of laboratory.tabs) {
    expect(['untouched', 'saved', 'elsewhere']).toContain(saveStatus(store.getState()).kind);
    expect(store.getState().stranded.size).toBe(0);
  }
}

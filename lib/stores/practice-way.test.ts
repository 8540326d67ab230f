import { describe, expect, it } from 'vitest';
import { isHandedIn } from './practice-way';
import { createScreenBench, shown, withOne, type ScreenBench } from './testing/screen-bench';

const makeBench = (changes = {}, answers: readonly string[] = []) =>
  createScreenBench(undefined, changes, { answers });
const current = ({ store }: ScreenBench) => store.getState().currentId;
const said = ({ store }: ScreenBench) => store.getState().announcement?.text ?? '';

describe('after a try', () => {
  it('shows what was expected once the server has it all, and stays until then', async () => {
    const bench = makeBench(withOne);
    bench.actions.setFlag('other');
    bench.actions.done();
    expect(bench.answered).toEqual([]);
    await bench.rest();
    expect(bench.answered).toEqual(['1']);
    expect(bench.serverOf('1').state.status).toBe('finished');
    expect(current(bench)).toBe('1');
  });

  it('does so for “no value” too, and after spans were cleared', async () => {
    const bench = makeBench();
    bench.actions.noValueHere();
    await bench.rest();
    const cleared = makeBench(withOne);
    cleared.actions.clearAndFinish();
    await cleared.rest();
    expect([bench.answered, cleared.answered]).toEqual([['1'], ['1']]);
    expect(cleared.serverOf('1').state).toMatchObject({ outcome: 'none', annotations: [] });
  });

  it.each(['requestLost', 'signedOut'] as const)('goes on and says so when %s', async (weather) => {
    const bench = makeBench();
    bench.weather = weather;
    bench.actions.noValueHere();
    await bench.rest();
    expect(bench.answered).toEqual([]);
    expect(current(bench)).toBe('2');
    expect(said(bench)).toContain('kept on this computer and not sent yet');

    // What arrives later does not tear anybody away.
    bench.weather = 'fine';
    bench.actions.retryAll();
    await bench.rest();
    expect(bench.serverOf('1').state.status).toBe('finished');
    expect(bench.answered).toEqual([]);
    bench.actions.visit('1');
    bench.actions.done();
    await bench.rest();
    expect(bench.answered).toEqual(['1']);
  });

  it('says where the try is kept when the browser refuses to keep it', async () => {
    const bench = makeBench();
    const started = bench.actions.startKeeping();
    await bench.runTimers();
    await bench.runTimers();
    await started;
    bench.journal.isRefusing = true;
    bench.weather = 'requestLost';
    bench.actions.setFlag('other');
    await bench.rest();
    const told = new Set<string>();
    bench.store.subscribe(({ keeping }) => told.add(keeping));
    bench.actions.noValueHere();
    await bench.rest();
    expect([...told]).toEqual(['refused']);
    expect(current(bench)).toBe('2');
    expect(said(bench)).toContain('kept in this tab only and not sent yet');
  });

  it('shows nothing while another tab works on it', () => {
    const bench = makeBench();
    bench.weather = 'answerLost';
    bench.actions.noValueHere();
    const sheet = bench.store.getState().sheets.get('1')!;
    const ledger = { ...sheet.ledger, unsent: [], trouble: { kind: 'elsewhere' } as const };
    const confirmed = { ...ledger.confirmed, status: 'finished' as const };
    expect(isHandedIn({ ...sheet, ledger: { ...ledger, confirmed } })).toBe(false);
    expect(isHandedIn({ ...sheet, ledger: { ...ledger, confirmed, trouble: null } })).toBe(true);
  });

  it('forgets it when the finish is taken back, or another snippet is visited', async () => {
    const bench = makeBench();
    bench.actions.noValueHere();
    bench.actions.undo();
    await bench.rest();
    expect(shown(bench).status).toBe('inProgress');
    bench.actions.noValueHere();
    bench.actions.step(1);
    await bench.rest();
    expect(bench.answered).toEqual([]);
  });

  it('goes on as ever after an answer, and outside a practice', async () => {
    for (const bench of [makeBench({}, ['1', '2', '3']), createScreenBench()]) {
      bench.actions.noValueHere();
      await bench.rest();
      expect(current(bench)).toBe('2');
      expect(bench.answered).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { saveStatus } from './annotate-state';
import { createScreenBench, sampleAnnotation, withOne, shown, said } from './testing/screen-bench';

describe('a newer state that arrives while work is unsent', () => {
  it('does not replace the work', async () => {
    const bench = createScreenBench();
    bench.actions.visit('2');
    await bench.rest();
    bench.serverOf('1').writeElsewhere({
      id: bench.newId(),
      at: '2025-01-01T12:00:00Z',
      type: 'note',
      text: 'from elsewhere',
    });
    bench.weather = 'requestLost';
    bench.actions.visit('1');
    bench.actions.setNote('mine');
    await bench.rest();
    expect(bench.loaded.filter((id) => id === '1')).toHaveLength(1);
    expect(shown(bench).note).toBe('mine');
    bench.weather = 'fine';
    await bench.runTimers();
    expect(saveStatus(bench.store.getState())).toMatchObject({ kind: 'conflict', count: 1 });
  });
});

describe('a change from elsewhere', () => {
  async function meetConflict(outcome: 'open' | 'finished') {
    const bench = createScreenBench(undefined, withOne);
    const stamp = { at: '2025-01-01T12:00:00Z' };
    bench
      .serverOf('1')
      .writeElsewhere(
        outcome === 'open'
          ? { ...stamp, id: bench.newId(), type: 'remove', annotation: sampleAnnotation.id }
          : { ...stamp, id: bench.newId(), type: 'finish', outcome: 'values' },
      );
    bench.weather = 'requestLost';
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.chooseLabel('Literature_bandgap');
    bench.actions.select([[82, 92]]);
    bench.actions.chooseLabel('Computational_bandgap');
    await bench.rest();
    bench.weather = 'fine';
    await bench.runTimers();
    return bench;
  }

  it('shows what the server has and waits', async () => {
    const bench = await meetConflict('open');
    expect(shown(bench).annotations).toEqual([]);
    expect(saveStatus(bench.store.getState())).toEqual({
      kind: 'conflict',
      count: 2,
      assignment: '1',
    });
    bench.actions.select([[0, 3]]);
    expect(bench.store.getState().openSpan).toBeNull();
    bench.actions.retryAll();
    await bench.rest();
    expect(bench.serverOf('1').log).toHaveLength(1);
  });

  it('lists what cannot be put on top before anything is dropped', async () => {
    const bench = await meetConflict('open');
    const preview = bench.actions.previewMine('1');
    expect(preview?.kept.map(({ type }) => type)).toEqual(['add']);
    expect(preview?.lost.map(({ operation }) => operation.type)).toEqual(['change']);
    bench.actions.keepMine('1');
    await bench.rest();
    expect(bench.serverOf('1').state.annotations).toMatchObject([
      { label: 'Computational_bandgap' },
    ]);
    expect(saveStatus(bench.store.getState()).kind).toBe('saved');
  });

  it('reopens a snippet that was finished elsewhere, to put the changes on top', async () => {
    const bench = await meetConflict('finished');
    expect(bench.actions.previewMine('1')?.kept.map(({ type }) => type)).toEqual([
      'reopen',
      'change',
      'add',
    ]);
    bench.actions.keepMine('1');
    await bench.rest();
    expect(bench.serverOf('1').state).toMatchObject({
      status: 'inProgress',
      annotations: [{ label: 'Literature_bandgap' }, { label: 'Computational_bandgap' }],
    });
  });

  it('drops the changes when that is chosen', async () => {
    const bench = await meetConflict('open');
    bench.actions.takeServer('1');
    await bench.rest();
    expect(shown(bench)).toEqual(bench.serverOf('1').state);
    expect(bench.serverOf('1').log).toHaveLength(1);
    bench.actions.undo();
    expect(said(bench.store.getState())).toContain('nothing to undo');
  });
});

describe('signed out', () => {
  it('keeps the changes until somebody signs in and sends again', async () => {
    const bench = createScreenBench();
    bench.weather = 'signedOut';
    bench.actions.setNote('one');
    bench.actions.setNote('two');
    await bench.rest();
    await bench.runTimers();
    expect(saveStatus(bench.store.getState())).toEqual({ kind: 'signedOut', count: 2 });
    bench.weather = 'fine';
    bench.actions.retryAll();
    await bench.rest();
    expect(bench.serverOf('1').state.note).toBe('two');
    expect(bench.serverOf('1').log).toHaveLength(2);
  });
});

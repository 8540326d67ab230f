import { describe, expect, it } from 'vitest';
import { currentSheet, saveStatus } from './annotate-state';
import { createScreenBench, sampleAnnotation, withOne, shown } from './testing/screen-bench';

describe('moving between snippets', () => {
  it('fetches the next one ahead, once', async () => {
    const bench = createScreenBench();
    bench.actions.fetchAhead();
    await bench.rest();
    expect(bench.loaded).toEqual(['2']);
    bench.actions.step(1);
    expect(currentSheet(bench.store.getState())?.view.id).toBe('2');
  });

  it('keeps sending the operations of a snippet that was left', async () => {
    const bench = createScreenBench(undefined, withOne);
    bench.weather = 'requestLost';
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.removeOpenSpan();
    await bench.rest();
    bench.actions.visit('2');
    await bench.rest();
    bench.actions.setFlag('which sample');
    await bench.rest();
    expect(saveStatus(bench.store.getState())).toEqual({ kind: 'unreachable', count: 2 });
    bench.weather = 'fine';
    await bench.runTimers();
    expect(bench.serverOf('1').state.annotations).toEqual([]);
    expect(bench.serverOf('2').state.flag.on).toBe(true);
    expect(saveStatus(bench.store.getState()).kind).toBe('saved');
  });

  it('keeps what the dialog holds when the snippet is left', async () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.moveOpenEdge(-1);
    bench.actions.step(1);
    await bench.rest();
    expect(bench.serverOf('1').state.annotations[0]?.fragments).toEqual([[39, 45]]);
  });

  it('says that a snippet did not come, and loads it on request', async () => {
    const bench = createScreenBench();
    bench.unloadable.add('2');
    bench.actions.visit('2');
    await bench.rest();
    expect(bench.store.getState().loads.get('2')).toMatchObject({ kind: 'failed' });
    bench.unloadable.clear();
    bench.actions.reload('2');
    await bench.rest();
    expect(currentSheet(bench.store.getState())?.view.id).toBe('2');
    expect(bench.store.getState().loads.size).toBe(0);
  });

  it('takes the newer state of the server over on coming back, with nothing unsent', async () => {
    const bench = createScreenBench();
    bench.actions.visit('2');
    await bench.rest();
    bench.serverOf('1').writeElsewhere({
      id: bench.newId(),
      at: '2025-01-01T12:00:00Z',
      type: 'note',
      text: 'from elsewhere',
    });
    bench.actions.visit('1');
    await bench.rest();
    expect(shown(bench).note).toBe('from elsewhere');
  });
});

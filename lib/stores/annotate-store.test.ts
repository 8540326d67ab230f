import { describe, expect, it } from 'vitest';
import { currentEntries, saveStatus } from './annotate-state';
import { numberedId, sampleEntry } from './testing/sample-assignment';
import { createScreenBench, sampleAnnotation, withOne, shown, said } from './testing/screen-bench';

describe('labelling', () => {
  it('opens a selection with nothing chosen, and one label closes it and sends it', async () => {
    const bench = createScreenBench();
    bench.actions.select([[39, 46]]);
    expect(bench.store.getState().openSpan).toMatchObject({ annotation: null, note: '' });
    expect(shown(bench).annotations).toEqual([]);
    bench.actions.setSpanNote('from the plot');
    bench.actions.chooseLabel('Experimental_bandgap');
    expect(bench.store.getState().openSpan).toBeNull();
    await bench.rest();
    expect(bench.serverOf('1').state.annotations).toMatchObject([
      { fragments: [[39, 46]], label: 'Experimental_bandgap', note: 'from the plot' },
    ]);
    expect(saveStatus(bench.store.getState()).kind).toBe('saved');
  });

  it('opens the span that has the very edges of a selection', () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.select([[39, 46]]);
    expect(bench.store.getState().openSpan?.annotation).toBe(sampleAnnotation.id);
    bench.actions.select([[39, 43]]);
    expect(bench.store.getState().openSpan?.annotation).toBeNull();
  });

  it('changes label, edges and note of an open span as one step', async () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.moveOpenEdge(-1);
    bench.actions.chooseOtherEdge();
    bench.actions.moveOpenEdge(1);
    bench.actions.setSpanNote('shorter');
    bench.actions.chooseLabel('Literature_bandgap');
    expect(shown(bench).annotations).toMatchObject([
      { fragments: [[40, 45]], label: 'Literature_bandgap', note: 'shorter' },
    ]);
    await bench.rest();
    expect(bench.serverOf('1').log).toHaveLength(1);
    bench.actions.undo();
    expect(shown(bench).annotations).toEqual([sampleAnnotation]);
  });

  it('keeps edges when something else is opened, and leaves them on backing out', () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.moveOpenEdge(-1);
    bench.actions.backOut();
    expect(shown(bench).annotations).toEqual([sampleAnnotation]);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.moveOpenEdge(-1);
    bench.actions.select([[0, 3]]);
    expect(shown(bench).annotations[0]?.fragments).toEqual([[39, 45]]);
  });

  it('lets a selection go on a click beside it, but not one with a note', () => {
    const bench = createScreenBench();
    bench.actions.select([[39, 46]]);
    bench.actions.letGo();
    expect(bench.store.getState().openSpan).toBeNull();
    bench.actions.select([[39, 46]]);
    bench.actions.setSpanNote('wait');
    bench.actions.letGo();
    expect(bench.store.getState().openSpan?.note).toBe('wait');
  });

  it('walks from number to number and from span to span, round the ends', () => {
    const bench = createScreenBench(undefined, withOne);
    const place = () => bench.store.getState().openSpan?.fragments;
    bench.actions.stepNumber(1);
    expect(place()).toEqual([[39, 46]]);
    bench.actions.chooseLabel('Unknown_bandgap');
    bench.actions.stepNumber(1);
    expect(place()).toEqual([[82, 92]]);
    bench.actions.stepNumber(1);
    expect(place()).toEqual([[39, 46]]);
    bench.actions.stepNumber(-1);
    expect(place()).toEqual([[82, 92]]);
    bench.actions.chooseLabel('Literature_bandgap');
    bench.actions.stepSpan(1);
    expect(place()).toEqual([[39, 46]]);
    bench.actions.stepSpan(-1);
    expect(place()).toEqual([[82, 92]]);
  });

  it('says why a change was refused and leaves everything as it was', () => {
    const bench = createScreenBench();
    bench.actions.select([[39, 46]]);
    bench.actions.chooseLabel('No_such_label');
    expect(said(bench.store.getState())).toContain('No_such_label');
    expect(bench.store.getState().openSpan).not.toBeNull();
    expect(saveStatus(bench.store.getState())).toEqual({ kind: 'untouched' });
  });
});

describe('outcomes', () => {
  it('finishes with none at once and goes on to the next snippet', async () => {
    const bench = createScreenBench();
    bench.actions.noValueHere();
    expect(bench.store.getState().currentId).toBe('2');
    await bench.rest();
    expect(bench.serverOf('1').state).toMatchObject({ status: 'finished', outcome: 'none' });
    expect(currentEntries(bench.store.getState())[0]).toMatchObject({ outcome: 'none' });
  });

  it('asks before “no value here” takes spans away, and does it as one step', async () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.noValueHere();
    expect(bench.store.getState()).toMatchObject({ currentId: '1', dialog: 'noValue' });
    bench.actions.clearAndFinish();
    await bench.rest();
    expect(bench.serverOf('1').state).toMatchObject({ outcome: 'none', annotations: [] });
    bench.actions.visit('1');
    bench.actions.undo();
    expect(shown(bench)).toMatchObject({ outcome: null, annotations: [sampleAnnotation] });
  });

  it('is done with values, or undecided when flagged, and otherwise asks', async () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.done();
    expect(bench.store.getState().currentId).toBe('2');
    await bench.rest();
    bench.actions.done();
    expect(bench.store.getState()).toMatchObject({ currentId: '2', dialog: 'outcome' });
    bench.actions.setFlag('which sample');
    bench.actions.done();
    expect(bench.store.getState().currentId).toBe('3');
    await bench.rest();
    expect(bench.serverOf('1').state.outcome).toBe('values');
    expect(bench.serverOf('2').state).toMatchObject({
      outcome: 'undecided',
      flag: { on: true, reason: 'which sample' },
    });
  });

  it('does not flag without a reason', () => {
    const bench = createScreenBench();
    expect(bench.actions.setFlag('  ')).toBe(false);
    expect(said(bench.store.getState())).toContain('needs a reason');
    expect(shown(bench).flag.on).toBe(false);
  });

  it('changes a finished snippet only after it was reopened', () => {
    const bench = createScreenBench(undefined, {
      ...withOne,
      status: 'finished',
      outcome: 'values',
    });
    bench.actions.select([[0, 3]]);
    expect(bench.store.getState().openSpan).toBeNull();
    expect(bench.store.getState().announcement).toMatchObject({ remedy: 'reopen' });
    bench.actions.reopen();
    bench.actions.select([[0, 3]]);
    expect(bench.store.getState().openSpan).not.toBeNull();
  });

  it('does not reopen a frozen one, by undo either', async () => {
    const frozenBecause = 'The round is closed.';
    const frozen = createScreenBench(undefined, {
      ...withOne,
      status: 'finished',
      outcome: 'values',
      frozenBecause,
    });
    frozen.actions.reopen();
    expect(said(frozen.store.getState())).toBe(frozenBecause);
    const bench = createScreenBench(undefined, { ...withOne, frozenBecause });
    bench.actions.done();
    await bench.rest();
    bench.actions.visit('1');
    bench.actions.undo();
    expect(shown(bench).status).toBe('finished');
    expect(said(bench.store.getState())).toBe(frozenBecause);
  });

  it('says when nothing is left', async () => {
    const bench = createScreenBench([sampleEntry('1')]);
    bench.actions.noValueHere();
    expect(bench.store.getState().currentId).toBe('1');
    expect(said(bench.store.getState())).toContain('Nothing is left');
    await bench.rest();
    expect(bench.serverOf('1').state.outcome).toBe('none');
  });
});

describe('an empty queue', () => {
  it('shows nothing and does nothing', () => {
    const bench = createScreenBench([]);
    bench.actions.fetchAhead();
    bench.actions.step(1);
    bench.actions.done();
    bench.actions.noValueHere();
    bench.actions.undo();
    expect(bench.store.getState().currentId).toBeNull();
    expect(bench.actions.change([{ type: 'note', text: numberedId(1) }])).toBe(false);
  });
});

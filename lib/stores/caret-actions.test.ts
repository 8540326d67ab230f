import { describe, expect, it } from 'vitest';
import { currentCaret, currentSheet } from './annotate-state';
import { createScreenBench, sampleAnnotation, type ScreenBench } from './testing/screen-bench';

const withOne = { status: 'inProgress', revision: 1, annotations: [sampleAnnotation] } as const;

const openNow = (bench: ScreenBench) => bench.store.getState().openSpan;
const caretNow = (bench: ScreenBench) => currentCaret(bench.store.getState());

describe('the caret', () => {
  it('selects by word, and what it selects is labelled at once', () => {
    const bench = createScreenBench();
    bench.actions.placeCaret(39, false);
    bench.actions.stepCaret('word', 1, true);
    expect(caretNow(bench)).toEqual({ anchor: 39, focus: 46 });
    bench.actions.labelCaret('Experimental_bandgap');
    expect(openNow(bench)).toBeNull();
    expect(currentSheet(bench.store.getState())?.ledger.shown.annotations).toMatchObject([
      { fragments: [[39, 46]], label: 'Experimental_bandgap' },
    ]);
    expect(caretNow(bench)).toEqual({ anchor: 46, focus: 46 });
  });

  it('takes exactly the characters that it selects, without outer blanks', () => {
    const bench = createScreenBench();
    bench.actions.placeCaret(38, false);
    bench.actions.placeCaret(41, true);
    bench.actions.openCaret();
    expect(openNow(bench)?.fragments).toEqual([[39, 41]]);
  });

  it('opens the span that it stands in or behind, else the word', () => {
    const bench = createScreenBench(undefined, withOne);
    for (const place of [39, 42, 46]) {
      bench.actions.placeCaret(place, false);
      bench.actions.openCaret();
      expect(openNow(bench)?.annotation).toBe(sampleAnnotation.id);
      bench.actions.backOut();
    }
    bench.actions.placeCaret(5, false);
    bench.actions.openCaret();
    expect(openNow(bench)).toMatchObject({ annotation: null, fragments: [[4, 14]] });
  });

  it('labels nothing where nothing that can be seen is selected', () => {
    const bench = createScreenBench();
    bench.actions.placeCaret(3, false);
    bench.actions.placeCaret(4, true);
    bench.actions.labelCaret('Experimental_bandgap');
    expect(openNow(bench)).toBeNull();
    expect(currentSheet(bench.store.getState())?.ledger.shown.annotations).toEqual([]);
  });

  it('is where numbers and spans are gone through from', () => {
    const bench = createScreenBench();
    bench.actions.placeCaret(60, false);
    bench.actions.stepNumber(1);
    expect(openNow(bench)?.fragments).toEqual([[82, 92]]);
    bench.actions.backOut();
    bench.actions.placeCaret(60, false);
    bench.actions.stepNumber(-1);
    expect(openNow(bench)?.fragments).toEqual([[39, 46]]);
  });

  it('stays with its snippet', () => {
    const bench = createScreenBench();
    const { currentId } = bench.store.getState();
    bench.actions.placeCaret(7, false);
    bench.actions.step(1);
    expect(bench.store.getState().currentId).not.toBe(currentId);
    expect(caretNow(bench).focus).toBe(0);
    bench.actions.step(-1);
    expect(caretNow(bench).focus).toBe(7);
  });
});

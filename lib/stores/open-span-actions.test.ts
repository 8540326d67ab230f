import { describe, expect, it } from 'vitest';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { currentSheet } from './annotate-state';
import { createScreenBench, sampleAnnotation, type ScreenBench } from './testing/screen-bench';

const scheme = {
  ...pv600Template.scheme,
  attributes: [
    { name: 'Approximate', labels: [], values: [] },
    { name: 'Method', labels: ['Experimental_bandgap'], values: ['optical', 'thermal'] },
  ],
};
const withOne = {
  status: 'inProgress',
  revision: 1,
  scheme,
  annotations: [{ ...sampleAnnotation, attributes: { Approximate: true, Method: 'optical' } }],
} as const;

const openNow = (bench: ScreenBench) => bench.store.getState().openSpan;
const shown = (bench: ScreenBench) =>
  currentSheet(bench.store.getState())?.ledger.shown.annotations ?? [];
const said = (bench: ScreenBench) => bench.store.getState().announcement?.text ?? '';

describe('a span in parts', () => {
  it('takes the next selection as one more part, sorted and apart', () => {
    const bench = createScreenBench();
    bench.actions.select([[39, 43]]);
    bench.actions.toggleAddingPart();
    bench.actions.letGo();
    bench.actions.select([[4, 14]]);
    expect(openNow(bench)).toMatchObject({
      fragments: [
        [4, 14],
        [39, 43],
      ],
      isAddingPart: false,
    });
    expect(said(bench)).toBe('Part added: “absorption”.');
    bench.actions.toggleAddingPart();
    bench.actions.select([[41, 46]]);
    bench.actions.chooseLabel('Experimental_bandgap');
    expect(shown(bench)).toMatchObject([
      {
        fragments: [
          [4, 14],
          [39, 46],
        ],
      },
    ]);
  });

  it('takes the next number as a part, and loses a part again, but never the last', () => {
    const bench = createScreenBench();
    bench.actions.select([[4, 14]]);
    bench.actions.toggleAddingPart();
    bench.actions.stepNumber(1);
    expect(openNow(bench)?.fragments).toEqual([
      [4, 14],
      [39, 46],
    ]);
    bench.actions.removePart(0);
    bench.actions.removePart(0);
    expect(openNow(bench)?.fragments).toEqual([[39, 46]]);
  });

  it('backs out of looking for a part first, then of the span', () => {
    const bench = createScreenBench();
    bench.actions.select([[4, 14]]);
    bench.actions.toggleAddingPart();
    bench.actions.backOut();
    expect(openNow(bench)).toMatchObject({ fragments: [[4, 14]], isAddingPart: false });
    bench.actions.backOut();
    expect(openNow(bench)).toBeNull();
  });
});

describe('attributes', () => {
  it('are put on with the label, as far as it may have them', () => {
    const bench = createScreenBench(undefined, { scheme });
    bench.actions.select([[39, 46]]);
    bench.actions.setAttribute('Approximate', true);
    bench.actions.setAttribute('Method', 'thermal');
    bench.actions.chooseLabel('Literature_bandgap');
    expect(shown(bench)).toMatchObject([{ attributes: { Approximate: true } }]);
    expect(said(bench)).toContain('Method');
  });

  it('are changed and taken away as one step with the rest', async () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.setAttribute('Method', 'thermal');
    bench.actions.setAttribute('Approximate', null);
    bench.actions.keep();
    expect(shown(bench)[0]?.attributes).toEqual({ Method: 'thermal' });
    await bench.rest();
    expect(bench.serverOf('1').log).toHaveLength(1);
    bench.actions.undo();
    expect(shown(bench)).toEqual(withOne.annotations);
  });

  it('that the new label may not have are dropped, said, and brought back with the label', () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.chooseLabel('Literature_bandgap');
    expect(shown(bench)).toMatchObject([
      { label: 'Literature_bandgap', attributes: { Approximate: true } },
    ]);
    expect(said(bench)).toMatch(/^Taken away.*: Method\. Undo brings it back\.$/u);
    bench.actions.undo();
    expect(shown(bench)).toEqual(withOne.annotations);
    bench.actions.redo();
    expect(shown(bench)[0]?.attributes).toEqual({ Approximate: true });
  });
});

describe('an edge that is dragged', () => {
  it('goes where it is dragged, on whole words or exactly', () => {
    const bench = createScreenBench(undefined, withOne);
    bench.actions.openAnnotation(sampleAnnotation.id);
    bench.actions.dragOpenEdge('start', 34, { words: true });
    expect(openNow(bench)).toMatchObject({ edge: 'start', fragments: [[28, 46]] });
    bench.actions.dragOpenEdge('end', 50, { words: false });
    expect(openNow(bench)).toMatchObject({ edge: 'end', fragments: [[28, 50]] });
    bench.actions.keep();
    expect(shown(bench)[0]?.fragments).toEqual([[28, 50]]);
  });
});

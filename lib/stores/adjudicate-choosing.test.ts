import { describe, expect, it } from 'vitest';
import { noChoice } from './adjudicate-choice';
import { currentChoice } from './adjudicate-state';
import { sampleCase } from './testing/adjudicated-cases';
import {
  experimental,
  computational,
  literature,
  text,
  ofLabel,
  ofTwo,
  ofSplit,
  openScreen,
  settled,
  decide,
} from './testing/adjudicate-screen';

describe('choosing', () => {
  it('preselects nothing, also where every reader chose the same label', () => {
    const sameLabel = sampleCase(
      'edges',
      text,
      { A: [['1.55 eV', experimental]], B: [['1.55', experimental]] },
      { rule: 'strict' },
    );
    const screen = openScreen([sameLabel]);
    expect(currentChoice(screen.get())).toBe(noChoice);
    screen.actions.chooseReader('A');
    expect(currentChoice(screen.get())).toMatchObject({ label: null, spans: [[[24, 31]]] });
    expect(screen.actions.record()).toBe('label');
    expect(screen.server.sent).toEqual([]);
  });

  it('takes all spans of the reader who split', async () => {
    const screen = openScreen([ofSplit]);
    decide(screen, 'B', literature);
    expect(currentChoice(screen.get()).spans).toEqual([[[79, 85]], [[90, 96]]]);
    screen.actions.record();
    await settled();
    expect(screen.server.sent).toMatchObject([
      {
        gold: [
          { fragments: [[79, 85]], label: literature },
          { fragments: [[90, 96]], label: literature },
        ],
      },
    ]);
  });

  it('labels the spans of a split one by one when asked to', async () => {
    const screen = openScreen([ofSplit]);
    screen.actions.chooseReader('B');
    screen.actions.aimNextLabel();
    screen.actions.chooseLabel(literature);
    expect(screen.actions.record()).toBe('label');
    screen.actions.chooseLabel(computational);
    screen.actions.setReason('Two sources.');
    screen.actions.record();
    await settled();
    expect(screen.server.sent[0]?.gold.map(({ label }) => label)).toEqual([
      literature,
      computational,
    ]);
  });

  it('says so when a reader has nothing to take, and takes no label that gold cannot have', () => {
    const screen = openScreen([ofTwo]);
    screen.actions.chooseReader('B');
    screen.actions.chooseLabel('NOT_CLEAR');
    screen.actions.chooseReader('Q');
    expect(currentChoice(screen.get())).toBe(noChoice);
    expect(screen.get().announcement?.text).toContain('Reader B marked nothing');
  });

  it('needs no label for no value, and a reason always', async () => {
    const screen = openScreen([ofLabel]);
    expect(screen.actions.record()).toBe('span');
    screen.actions.chooseNone();
    expect(screen.actions.record()).toBe('reason');
    screen.actions.setReason('  ');
    expect(screen.actions.record()).toBe('reason');
    screen.actions.setReason(' Another material. ');
    screen.actions.setClause('5.1');
    expect(screen.actions.record()).toBeNull();
    await settled();
    expect(screen.server.sent).toEqual([
      {
        id: 'id-1',
        caseRevision: 1,
        item: ofLabel.items[0]!.id,
        gold: [],
        reason: 'Another material.',
        clause: '5.1',
      },
    ]);
  });

  it('offers any span of any reader for a doubt about the whole snippet', () => {
    const doubt = sampleCase('doubt', text, { A: [], B: [] }, { flagged: ['A'] });
    expect(doubt.items).toMatchObject([{ hull: null, reasons: ['notClear'] }]);
    const screen = openScreen([doubt]);
    screen.actions.chooseHand();
    expect(screen.actions.record()).toBe('mark');
    screen.actions.mark([[24, 31]]);
    expect(currentChoice(screen.get()).spans).toEqual([[[24, 31]]]);
  });

  it('keeps what was chosen on a case that is left', () => {
    const screen = openScreen([ofLabel, ofTwo]);
    decide(screen);
    screen.actions.visit('two');
    expect(currentChoice(screen.get())).toBe(noChoice);
    screen.actions.visit('label');
    expect(currentChoice(screen.get())).toMatchObject({ label: experimental, reason: 'Measured.' });
  });
});

describe('marking by hand', () => {
  it('begins with what was chosen and backs out to it', () => {
    const screen = openScreen([ofLabel]);
    screen.actions.chooseReader('A');
    screen.actions.chooseHand();
    screen.actions.moveMarkEdge(-1);
    expect(currentChoice(screen.get()).spans).toEqual([[[24, 30]]]);
    screen.actions.chooseHand();
    screen.actions.moveMarkEdge(-1);
    expect(currentChoice(screen.get()).spans).toEqual([[[22, 30]]]);
    screen.actions.leaveHand();
    expect(currentChoice(screen.get())).toMatchObject({
      source: { kind: 'reader', letter: 'A' },
      spans: [[[24, 31]]],
    });
  });

  it('goes word by word, a number with its unit as one, and adds more', () => {
    const screen = openScreen([ofLabel]);
    const spans = () => currentChoice(screen.get()).spans;
    screen.actions.chooseHand();
    screen.actions.stepMark(1);
    expect(spans()).toEqual([[[24, 31]]]);
    screen.actions.stepMark(1);
    expect(spans()).toEqual([[[33, 39]]]);
    screen.actions.stepMark(-1);
    screen.actions.addMark();
    expect(spans()).toEqual([[[24, 31]], [[33, 39]]]);
    screen.actions.removeMark();
    expect(spans()).toEqual([[[24, 31]]]);
  });

  it('lets a selection replace the marks that it overlaps, and stand beside the others', () => {
    const screen = openScreen([ofLabel]);
    screen.actions.chooseHand();
    screen.actions.mark([[24, 28]]);
    screen.actions.mark([[48, 58]]);
    screen.actions.mark([[24, 31]]);
    expect(currentChoice(screen.get())).toMatchObject({
      spans: [[[24, 31]], [[48, 58]]],
      source: { active: 0 },
    });
  });
});

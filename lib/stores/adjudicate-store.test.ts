import { describe, expect, it } from 'vitest';
import type { CaseSheet } from './adjudicate-case';
import { noChoice } from './adjudicate-choice';
import {
  choiceFor,
  currentChoice,
  currentItem,
  currentSheet,
  currentSubject,
  listedRows,
} from './adjudicate-state';
import { createAdjudicateStore, type AdjudicateStart } from './adjudicate-store';
import { FakeCases, rowOf, sampleCase } from './testing/adjudicated-cases';

const experimental = 'Experimental_bandgap';
const computational = 'Computational_bandgap';
const literature = 'Literature_bandgap';

const text =
  'The film 😀 has a gap of 1.55 eV. Values between 2.2–2.4 eV were reported, also 1.5 eV and 1.6 eV.';

const ofLabel = sampleCase('label', text, {
  A: [['1.55 eV', experimental]],
  B: [['1.55 eV', literature]],
});
const ofTwo = sampleCase('two', text, {
  A: [
    ['1.55 eV', experimental],
    ['2.2–2.4 eV', literature],
  ],
  B: [],
});
const ofSplit = sampleCase('split', text, {
  A: [['1.5 eV and 1.6 eV', literature]],
  B: [
    ['1.5 eV', literature],
    ['1.6 eV', literature],
  ],
});

/** A screen on the cases, opened on the first; ids are counted. */
function openScreen(sheets: readonly CaseSheet[], start: Partial<AdjudicateStart<CaseSheet>> = {}) {
  const server = new FakeCases(sheets);
  let count = 0;
  const { store, actions } = createAdjudicateStore<CaseSheet>(
    {
      rows: sheets.map((sheet) => rowOf(sheet)),
      currentId: sheets[0]?.id ?? null,
      initial: sheets[0] ?? null,
      ...start,
    },
    {
      loadCase: server.loadCase,
      recordDecision: server.recordDecision,
      newId: () => `id-${(count += 1)}`,
      now: () => new Date('2026-03-01T15:00:00Z'),
    },
  );
  return { server, store, actions, get: store.getState };
}

/** Lets everything that has been answered be dealt with. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

type Screen = ReturnType<typeof openScreen>;

function decide({ actions }: Screen, letter = 'A', label = experimental, reason = 'Measured.') {
  actions.chooseReader(letter);
  actions.chooseLabel(label);
  actions.setReason(reason);
}

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

describe('recording', () => {
  it('calls nothing recorded before the server has said so, then goes on', async () => {
    const screen = openScreen([ofTwo, ofLabel]);
    const [first, second] = ofTwo.items;
    const release = screen.server.hold();
    decide(screen);
    screen.actions.record();
    await settled();
    expect(screen.get().recording).toMatchObject({ kind: 'recording', caseId: 'two' });
    expect(currentSheet(screen.get())).toBe(ofTwo);
    expect(currentSubject(screen.get())).toBe(first!.id);

    release();
    await settled();
    expect(screen.get().recording).toEqual({ kind: 'recorded', at: '2026-03-01T14:02:00Z' });
    expect(currentItem(screen.get())).toMatchObject({ id: second!.id, isOpen: true });
    expect(screen.get().rows.find(({ id }) => id === 'two')!.items).toEqual({ total: 2, open: 1 });

    decide(screen, 'A', literature);
    screen.actions.record();
    await settled();
    expect(screen.get().currentId).toBe('label');
    expect(screen.get().rows.find(({ id }) => id === 'two')!.status).toBe('decided');
  });

  it('records once however often the key is pressed', async () => {
    const screen = openScreen([ofLabel]);
    const release = screen.server.hold();
    decide(screen);
    screen.actions.record();
    screen.actions.record();
    await settled();
    screen.actions.record();
    release();
    await settled();
    expect(screen.server.sent).toHaveLength(1);
    expect(screen.server.sheets.get('label')!.decisions).toHaveLength(1);
    screen.actions.record();
    await settled();
    expect(screen.server.sent).toHaveLength(1);
  });

  it('sends a decision whose answer was lost again under the same id', async () => {
    const screen = openScreen([ofLabel]);
    screen.server.weather = 'answerLost';
    decide(screen);
    screen.actions.record();
    await settled();
    expect(screen.get().recording).toMatchObject({ kind: 'failed', isSignedOut: false });
    expect(currentChoice(screen.get())).toMatchObject({ label: experimental });
    screen.server.weather = 'fine';
    screen.actions.record();
    await settled();
    expect(screen.server.sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
    expect(screen.server.sheets.get('label')!.decisions).toHaveLength(1);
    expect(screen.get().recording.kind).toBe('recorded');
  });

  it('gives a changed decision an id of its own, so that the old one is not taken for it', async () => {
    const screen = openScreen([ofLabel]);
    screen.server.weather = 'answerLost';
    decide(screen);
    screen.actions.record();
    await settled();
    screen.server.weather = 'fine';
    screen.actions.chooseLabel(literature);
    screen.actions.record();
    await settled();
    expect(screen.server.sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
    expect(screen.get().conflict).toMatchObject({ caseId: 'label' });
    expect(currentChoice(screen.get())).toMatchObject({ label: literature });
  });

  it.each(['requestLost', 'signedOut', 'refused'] as const)(
    'keeps the choice when the request is %s, and can try again',
    async (weather) => {
      const screen = openScreen([ofLabel]);
      screen.server.weather = weather;
      decide(screen);
      screen.actions.record();
      await settled();
      expect(screen.get().recording).toMatchObject({
        kind: 'failed',
        isSignedOut: weather === 'signedOut',
      });
      expect(screen.get().rows[0]!.status).toBe('open');
      screen.server.weather = 'fine';
      screen.actions.record();
      await settled();
      expect(screen.get().recording.kind).toBe('recorded');
    },
  );

  it('changes nothing of what is on its way', async () => {
    const screen = openScreen([ofLabel]);
    const release = screen.server.hold();
    decide(screen);
    screen.actions.record();
    screen.actions.chooseNone();
    screen.actions.setReason('other words');
    expect(currentChoice(screen.get())).toMatchObject({ reason: 'Measured.' });
    release();
    await settled();
    expect(screen.server.sent).toMatchObject([{ reason: 'Measured.' }]);
  });

  it('does not carry a person off who has gone elsewhere meanwhile', async () => {
    const screen = openScreen([ofLabel, ofTwo, ofSplit]);
    const release = screen.server.hold();
    decide(screen);
    screen.actions.record();
    screen.actions.visit('split');
    release();
    await settled();
    expect(screen.get().currentId).toBe('split');
    expect(screen.get().recording.kind).toBe('recorded');
    expect(choiceFor(screen.get(), 'label', ofLabel.items[0]!.id)).toBe(noChoice);
  });

  it('decides a decided item again only when something is chosen', async () => {
    const screen = openScreen([ofLabel]);
    decide(screen);
    screen.actions.record();
    await settled();
    screen.actions.record();
    expect(screen.get().announcement?.text).toContain('Nothing else');
    screen.actions.chooseNone();
    screen.actions.setReason('Not of this film.');
    screen.actions.record();
    await settled();
    expect(screen.server.sheets.get('label')!.decisions).toHaveLength(2);
  });

  it('confirms a stale case as a whole, with the gold and the settled values it has', async () => {
    const stale: CaseSheet = {
      ...ofLabel,
      status: 'stale',
      items: [],
      gold: [
        { fragments: [[24, 31]], label: experimental, values: ['1.55'], check: null },
        { fragments: [[48, 58]], label: literature, values: ['2.3'], check: 'Look.' },
      ],
    };
    const screen = openScreen([stale]);
    expect(screen.actions.record()).toBe('reason');
    screen.actions.setReason('Looked at again.');
    screen.actions.record();
    await settled();
    const [sent] = screen.server.sent;
    expect(sent).not.toHaveProperty('item');
    expect(sent!.gold).toEqual([
      { fragments: [[24, 31]], label: experimental, values: ['1.55'] },
      { fragments: [[48, 58]], label: literature },
    ]);
  });

  it('decides nothing while a reading is out', () => {
    const screen = openScreen([{ ...ofLabel, status: 'stale', isComplete: false, items: [] }]);
    screen.actions.chooseNone();
    screen.actions.setReason('because');
    screen.actions.record();
    expect(screen.server.sent).toEqual([]);
  });
});

describe('a conflict', () => {
  it('shows the case as it is now and keeps the choice on the same item', async () => {
    const screen = openScreen([ofLabel]);
    decide(screen);
    screen.server.change('label', (sheet) => ({
      ...sheet,
      status: 'decided',
      items: sheet.items.map((item) => ({ ...item, isOpen: false })),
      decisions: [{ id: 'theirs', at: '2026-03-01T14:00:00Z' }],
    }));
    screen.actions.record();
    await settled();
    expect(currentItem(screen.get())).toMatchObject({ isOpen: false });
    expect(screen.get().conflict).toMatchObject({ orphan: null });
    expect(currentChoice(screen.get())).toMatchObject({
      source: { kind: 'reader', letter: 'A' },
      label: experimental,
      reason: 'Measured.',
    });
    screen.actions.record();
    await settled();
    expect(screen.server.sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
    expect(screen.server.sheets.get('label')!.decisions).toHaveLength(2);
    expect(screen.get().conflict).toBeNull();
  });

  it('carries the choice to the item that stands there now, as marks by hand', async () => {
    const screen = openScreen([ofLabel]);
    decide(screen);
    const redone = sampleCase('label', text, {
      A: [['gap of 1.55 eV', experimental]],
      B: [['1.55 eV', literature]],
    });
    screen.server.change('label', () => redone);
    screen.actions.record();
    await settled();
    expect(currentSubject(screen.get())).toBe(redone.items[0]!.id);
    expect(currentChoice(screen.get())).toMatchObject({
      source: { kind: 'hand' },
      spans: [[[24, 31]]],
      label: experimental,
      reason: 'Measured.',
    });
  });

  it('holds a choice up that nothing in the case takes any more', async () => {
    const screen = openScreen([ofLabel]);
    decide(screen);
    screen.server.change('label', (sheet) => ({ ...sheet, status: 'agreed', items: [] }));
    screen.actions.record();
    await settled();
    expect(screen.get().conflict?.orphan).toMatchObject({ reason: 'Measured.' });
    screen.actions.dropOrphan();
    expect(screen.get().conflict).toBeNull();
  });

  it('shows no readings of a case that waits again, and keeps the choice for later', async () => {
    const screen = openScreen([ofLabel]);
    decide(screen);
    screen.server.gone.add('label');
    screen.server.change('label', (sheet) => sheet);
    screen.actions.record();
    await settled();
    expect(currentSheet(screen.get())).toBeNull();
    expect(screen.get().loads.get('label')).toMatchObject({ isGone: true });
    screen.server.gone.delete('label');
    screen.actions.reload('label');
    await settled();
    expect(currentChoice(screen.get())).toMatchObject({ reason: 'Measured.' });
  });
});

describe('moving', () => {
  it('goes through items, then on to the next case, and back to its last item', async () => {
    const screen = openScreen([ofTwo, ofLabel]);
    await settled();
    const [first, second] = ofTwo.items;
    screen.actions.step(1);
    expect(currentSubject(screen.get())).toBe(second!.id);
    screen.actions.step(1);
    expect(screen.get().currentId).toBe('label');
    screen.actions.step(-1);
    expect([screen.get().currentId, currentSubject(screen.get())]).toEqual(['two', second!.id]);
    screen.actions.step(-1);
    expect(currentSubject(screen.get())).toBe(first!.id);
  });

  it('skips to what is open, leaving the choice where it was', () => {
    const screen = openScreen([ofTwo, ofLabel]);
    screen.actions.chooseNone();
    screen.actions.skip();
    expect(currentSubject(screen.get())).toBe(ofTwo.items[1]!.id);
    screen.actions.skip();
    expect(currentSubject(screen.get())).toBe(ofTwo.items[0]!.id);
  });

  it('never opens a case that waits, by key or by click', async () => {
    const waiting = rowOf(ofSplit, { status: 'waiting', canOpen: false, finished: 1, reasons: [] });
    const screen = openScreen([ofLabel, ofTwo], {
      rows: [rowOf(ofLabel), waiting, rowOf(ofTwo)],
      filter: { status: 'all' },
    });
    screen.actions.visit('split');
    expect(screen.get().currentId).toBe('label');
    for (let i = 0; i < 5; i += 1) screen.actions.step(1);
    screen.actions.fetchAhead();
    await settled();
    expect(screen.server.loaded).not.toContain('split');
  });

  it('fetches the next case ahead', async () => {
    const screen = openScreen([ofLabel, ofTwo]);
    screen.actions.fetchAhead();
    await settled();
    expect(screen.get().sheets.has('two')).toBe(true);
  });

  it('keeps a case listed that was decided under "to decide"', async () => {
    const screen = openScreen([ofLabel, ofTwo]);
    decide(screen);
    screen.actions.record();
    await settled();
    expect(listedRows(screen.get()).map(({ id }) => id)).toContain('label');
    screen.actions.setFilter({ status: 'toDecide' });
    expect(listedRows(screen.get()).map(({ id }) => id)).toEqual(['two']);
  });
});

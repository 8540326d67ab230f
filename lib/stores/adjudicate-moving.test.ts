import { describe, expect, it } from 'vitest';
import {
  currentChoice,
  currentItem,
  currentSheet,
  currentSubject,
  listedRows,
} from './adjudicate-state';
import { rowOf, sampleCase } from './testing/adjudicated-cases';
import {
  experimental,
  literature,
  text,
  ofLabel,
  ofTwo,
  ofSplit,
  openScreen,
  settled,
  decide,
} from './testing/adjudicate-screen';

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

import { describe, expect, it } from 'vitest';
import type { CaseSheet } from './adjudicate-case';
import { noChoice } from './adjudicate-choice';
import {
  choiceFor,
  currentChoice,
  currentItem,
  currentSheet,
  currentSubject,
} from './adjudicate-state';
import {
  experimental,
  literature,
  ofLabel,
  ofTwo,
  ofSplit,
  openScreen,
  settled,
  decide,
} from './testing/adjudicate-screen';

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

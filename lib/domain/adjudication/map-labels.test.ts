import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMarked, type GoldLabel } from '../label-scheme/mapping';
import { caseStatus, newCase, advanceCase } from './case-state';
import { applyDecisions, findDecisionsInForce } from './decision';
import { mapLabels } from './map-labels';
import { decisionOn, itemsOf, spanAt, spanOf, text } from './testing/readings';

/** What is marked Y is X in gold. */
const goldLabel: GoldLabel = (label) => (label === 'Y' ? 'X' : label);

const itemsMapped = (readings: Parameters<typeof itemsOf>[0]) =>
  itemsOf(readings, 'longer', text, goldLabel);

describe('mapLabels', () => {
  it('leaves one of spans that become the same, and spans that were the same before', () => {
    const spans = [spanAt(0, 3, 'Y'), spanAt(0, 3, 'X'), spanAt(0, 3, 'X'), spanAt(4, 6, 'Y')];
    expect(mapLabels(spans, goldLabel).map(({ id, label }) => [id, label])).toEqual([
      ['0-3-X', 'X'],
      ['0-3-X', 'X'],
      ['4-6-Y', 'X'],
    ]);
  });
});

describe('a case whose label was mapped', () => {
  it('is agreed where only that label differed, and says which spans it came from', () => {
    const [item] = itemsMapped([[spanOf('1.5 eV', 'X')], [spanOf('1.5 eV', 'Y')]]).items;
    expect(item).toMatchObject({ isOpen: false, reasons: [], gold: [{ label: 'X' }] });
    expect(item?.gold[0]?.sources).toHaveLength(2);
    // What the reader put down stays what it was.
    expect(item?.spans.map(({ label }) => label)).toEqual(['X', 'Y']);
  });

  it('is open where the spans that counted as words are numbers now', () => {
    const readings = [[spanOf('1.5 eV and 1.6 eV', 'Word')], [spanOf('1.5 eV', 'Word')]];
    const numbers: GoldLabel = (label) => (label === 'Word' ? 'X' : label);
    expect(itemsOf(readings).items[0]?.isOpen).toBe(false);
    expect(itemsOf(readings, 'longer', text, numbers).items[0]?.reasons).toEqual(['values']);
  });

  it('takes two spans of a reader that became one for one', () => {
    const both = [spanOf('1.5 eV', 'X'), spanOf('1.5 eV', 'Y')];
    expect(itemsMapped([both, [spanOf('1.5 eV', 'X')]]).items[0]?.gold).toHaveLength(1);
  });

  it('keeps its decisions, whose gold has the other label, and goes back when unmapped', () => {
    const readings = [[spanOf('1.5 eV', 'X')], [spanOf('1.5 eV', 'Y')]];
    const before = itemsOf(readings);
    const decision = decisionOn(before.items[0]?.key ?? '', [spanOf('1.5 eV', 'Y')]);
    const decided = [
      { type: 'readingsFinished', items: before } as const,
      { type: 'decisionRecorded', decision } as const,
      { type: 'rebuilt', items: itemsMapped(readings) } as const,
    ].reduce(advanceCase, newCase);
    expect(caseStatus(decided)).toBe('decided');
    expect(findDecisionsInForce(decided.items!, decided.decisions).byItem.size).toBe(1);
    const labels = (asGold: GoldLabel) =>
      applyDecisions(decided.items!, decided.decisions, asGold).map(({ label }) => label);
    expect([labels(goldLabel), labels(asMarked)]).toEqual([['X'], ['Y']]);
  });

  it('never has other items than before, whatever was read', () => {
    const span = fc
      .tuple(fc.constantFrom('1.5 eV', '1.6 eV', '1.5 eV and 1.6 eV'), fc.constantFrom('X', 'Y'))
      .map(([quote, label]) => spanOf(quote, label));
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(span, { selector: ({ id }) => id })), (all) => {
        const readings = all.slice(0, 3);
        const [before, after] = [itemsOf(readings), itemsMapped(readings)];
        expect(after.key).toBe(before.key);
        expect(after.items.map(({ key, spans }) => ({ key, spans }))).toEqual(
          before.items.map(({ key, spans }) => ({ key, spans })),
        );
        const gold = after.items.flatMap((item) => item.gold);
        expect(gold.map(({ label }) => label)).not.toContain('Y');
      }),
    );
  });
});

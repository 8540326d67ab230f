import { describe, expect, it } from 'vitest';
import type { CaseGold } from '../adjudication/decision';
import { pv600Template } from '../label-scheme/templates';
import { codePointLength, indexText, quoteOf } from '../text/code-points';
import { processGold } from './process-gold';

const { scheme: unbounded } = pv600Template;

function goldAt(body: string, quote: string, more: Partial<CaseGold> = {}): CaseGold {
  const start = codePointLength(body.slice(0, body.indexOf(quote)));
  return {
    fragments: [[start, start + codePointLength(quote)]],
    label: 'Experimental_bandgap',
    origin: 'agreed',
    sources: [],
    itemKey: 'item',
    decisionId: null,
    ...more,
  };
}

function process(body: string, gold: CaseGold, values?: string[], scheme = unbounded) {
  const text = indexText(body);
  const confirmations = values === undefined ? [] : [{ ...gold, values }];
  return processGold([gold], confirmations, { text, scheme }).map((span) => ({
    quote: quoteOf(text, span.fragments),
    values: span.values,
    isToCheck: span.check !== null,
  }));
}

describe('processGold', () => {
  it('reads a range as one value', () => {
    const body = '😀 a gap of 1.5–1.6 eV here';
    expect(process(body, goldAt(body, '1.5–1.6 eV'))).toEqual([
      { quote: '1.5–1.6 eV', values: ['1.55'], isToCheck: false },
    ]);
  });

  it('splits values joined by "and" into one span each', () => {
    const body = '😀 gaps of 1.5 eV and 1.6 eV here';
    expect(process(body, goldAt(body, '1.5 eV and 1.6 eV'))).toEqual([
      { quote: '1.5 eV', values: ['1.5'], isToCheck: false },
      { quote: '1.6 eV', values: ['1.6'], isToCheck: false },
    ]);
  });

  it('splits across the fragments of a discontinuous span', () => {
    const body = '1.5 xx and 1.6 eV';
    const gold = goldAt(body, '1.5', {
      fragments: [
        [0, 3],
        [7, 17],
      ],
    });
    expect(process(body, gold).map(({ quote }) => quote)).toEqual(['1.5', '1.6 eV']);
  });

  it('keeps what it cannot read for sure whole, with the reason to look', () => {
    const body = 'a gap below <1.6 eV';
    expect(process(body, goldAt(body, '<1.6 eV'))).toEqual([
      { quote: '<1.6 eV', values: ['1.6'], isToCheck: true },
    ]);
  });

  it('asks about a value beyond the bounds of its label, once', () => {
    const quantity = { unit: 'eV', minimum: '0.5', maximum: '1.55' };
    const labels = unbounded.labels.map((label) => ({ ...label, quantity }));
    const scheme = { ...unbounded, labels };
    const body = 'gaps of 1.5 eV and 1.6 eV here';
    const both = goldAt(body, '1.5 eV and 1.6 eV');
    expect(process(body, goldAt(body, '1.5 eV'), undefined, scheme)).toMatchObject([
      { values: ['1.5'], isToCheck: false },
    ]);
    expect(process(body, both, undefined, scheme)).toEqual([
      { quote: '1.5 eV and 1.6 eV', values: ['1.5', '1.6'], isToCheck: true },
    ]);
    expect(process(body, both, ['1.5', '1.6'], scheme)).toMatchObject([
      { values: ['1.5'], isToCheck: false },
      { values: ['1.6'], isToCheck: false },
    ]);
    const decided = { ...goldAt(body, '1.6 eV'), values: ['1.6'] };
    expect(process(body, decided, undefined, scheme)).toMatchObject([{ isToCheck: false }]);
  });

  it('takes what a person confirmed', () => {
    const body = 'a gap below <1.6 eV';
    expect(process(body, goldAt(body, '<1.6 eV'), ['1.59'])).toEqual([
      { quote: '<1.6 eV', values: ['1.59'], isToCheck: false },
    ]);
  });

  it('asks again when the values set do not fit the numbers of the text', () => {
    const body = 'a gap of 1.6 eV';
    const gold = goldAt(body, '1.6 eV', { values: ['1.6', '1.7'] });
    expect(process(body, gold)[0]?.isToCheck).toBe(true);
  });

  it('reads no value where the label carries none', () => {
    const body = 'a gap of 1.6 eV';
    expect(process(body, goldAt(body, '1.6 eV', { label: 'NOT_CLEAR' }))[0]?.values).toEqual([]);
  });
});

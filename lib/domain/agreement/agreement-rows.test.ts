import { describe, expect, it } from 'vitest';
import { agreementHeader, listAgreementRows } from './agreement-rows';
import { both, measure } from './testing/measured';
import { mark } from './testing/readings';

const report = measure([
  both('s1', [mark('exp', 0, 4)], [mark('exp', 0, 4)]),
  both('s2', [mark('exp', 0, 4)], []),
]);
const rows = listAgreementRows(report);
const valueOf = (a: string, name: string) =>
  rows.find((row) => row[0] === a && row[2] === name)?.slice(3);

describe('the rows of agreement', () => {
  it('have as many cells as the header, and every number once', () => {
    for (const row of rows) expect(row).toHaveLength(agreementHeader.length);
    const keys = rows.map(([a, b, name]) => JSON.stringify([a, b, name]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('hold the numbers of the report, of all pairs and of each', () => {
    expect(valueOf('', 'snippets_compared')).toEqual(['2', '', '', '']);
    for (const a of ['', report.pairs[0]!.a]) {
      expect(valueOf(a, 'spans_a')).toEqual(['2', '', '', '']);
      expect(valueOf(a, 'overlap_f1')).toEqual([String(2 / 3), '', '', '']);
    }
  });

  it('say why there is no value, and never 0 in its place', () => {
    expect(valueOf('', 'label_alpha')).toEqual([
      ...['', '', ''],
      'Only one label was used, exp: no disagreement is possible.',
    ]);
  });

  it('hold the ends of intervals', () => {
    const bootstrap = { seed: 1, resamples: 50 };
    const snippets = Array.from({ length: 20 }, (_, i) =>
      both(`s${i}`, [mark('exp', 0, 4)], i % 3 === 0 ? [] : [mark('exp', 0, 4)]),
    );
    const withIntervals = measure(snippets, { bootstrap });
    const row = listAgreementRows(withIntervals).find(([, , name]) => name === 'overlap_f1');
    expect(row?.slice(4, 6)).toEqual(withIntervals.pooled.overlapF1.interval?.map(String));
  });
});

import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { writeGoldAnn } from './write-gold-ann';

describe('writeGoldAnn', () => {
  it('numbers spans from T1 in the order of offsets, then of labels', () => {
    const text = indexText('😀 1.5 and 1.6\neV');
    const spans = [
      {
        label: 'Unknown_bandgap',
        fragments: [
          [10, 13],
          [14, 16],
        ],
      },
      { label: 'Unknown_bandgap', fragments: [[2, 5]] },
      { label: 'NOT_CLEAR', fragments: [[2, 5]] },
      { label: 'Unknown_bandgap', fragments: [[10, 16]] },
      { label: 'Unknown_bandgap', fragments: [[0, 1]] },
    ] as const;
    expect(writeGoldAnn(spans, text)).toBe(
      [
        'T1\tUnknown_bandgap 0 1\t😀',
        'T2\tNOT_CLEAR 2 5\t1.5',
        'T3\tUnknown_bandgap 2 5\t1.5',
        'T4\tUnknown_bandgap 10 13;14 16\t1.6 eV',
        'T5\tUnknown_bandgap 10 13;14 16\t1.6 eV',
        '',
      ].join('\n'),
    );
  });

  it('is empty for a snippet without spans', () => {
    expect(writeGoldAnn([], indexText('text'))).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import type { Label } from './scheme';
import { findSchemeDoubts } from './scheme-doubts';
import { pv600Template } from './templates';

const { scheme } = pv600Template;

function doubts(change: Partial<Label>) {
  const labels = scheme.labels.map((label) =>
    label.name === 'Unknown_bandgap' ? { ...label, ...change } : label,
  );
  return findSchemeDoubts({ ...scheme, labels });
}

describe('findSchemeDoubts', () => {
  it('has none about the template', () => {
    expect(findSchemeDoubts(scheme)).toEqual([]);
  });

  it('names labels that look alike and colours that are too light', () => {
    const { color } = scheme.labels[0]!;
    expect(doubts({ color })[0]).toMatch(/look alike/u);
    expect(doubts({ color: '#ffee88' })[0]).toMatch(/too light/u);
    expect(doubts({ color, retired: true })).toEqual([]);
  });

  it('names a key that does something else', () => {
    expect(doubts({ key: 'E' })).toEqual([
      'The key E of “Unknown” is that of “Choose the other edge” as well: while a span is open, it puts the label on.',
    ]);
    expect(doubts({ key: 'x' })).toEqual([]);
  });

  it('names a mapping between labels that are read otherwise', () => {
    const mapped = { retired: true, mappedTo: 'Literature_bandgap' };
    expect(doubts(mapped)).toEqual([]);
    expect(doubts({ ...mapped, quantity: null })[0]).toContain('“Unknown” is no number');
    expect(doubts({ ...mapped, quantity: { unit: 'meV' } })[0]).toContain(
      'in meV, “Literature” is a number in eV',
    );
  });
});

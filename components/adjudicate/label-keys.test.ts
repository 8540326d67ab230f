import { expect, it } from 'vitest';
import { labelSchemeSchema, type Label } from '@/lib/domain/label-scheme/scheme';
import { digitsOfLabels } from './label-keys';

function labels(...keys: (string | null)[]): Label[] {
  return labelSchemeSchema.parse({
    labels: keys.map((key, i) => ({ name: `l${i}`, title: `L${i}`, key, color: '#000000' })),
  }).labels;
}

it('keeps digits that labels have and gives the free ones to the rest', () => {
  expect([...digitsOfLabels(labels('2', 'e', null, '1'))].sort()).toEqual([
    ['l0', '2'],
    ['l1', '3'],
    ['l2', '4'],
    ['l3', '1'],
  ]);
});

it('gives no digit twice, and none past the ninth', () => {
  const digits = digitsOfLabels(labels('1', '1', ...Array.from({ length: 9 }, () => null)));
  expect(new Set(digits.values()).size).toBe(9);
  expect(digits.size).toBe(9);
  expect(digits.get('l0')).toBe('1');
  expect(digits.has('l10')).toBe(false);
});

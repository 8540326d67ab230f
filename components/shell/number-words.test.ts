import { expect, test } from 'vitest';
import { countOf, formatBytes, formatShare } from './number-words';

test('a share says neither all nor nothing too early', () => {
  expect(formatShare(0, 0)).toBe('0 %');
  expect(formatShare(0, 1200)).toBe('0 %');
  expect(formatShare(1, 1200)).toBe('1 %');
  expect(formatShare(600, 1200)).toBe('50 %');
  expect(formatShare(1199, 1200)).toBe('99 %');
  expect(formatShare(1200, 1200)).toBe('100 %');
});

test('counts carry their noun', () => {
  expect(countOf(1, 'case')).toBe('1 case');
  expect(countOf(0, 'case')).toBe('0 cases');
  expect(countOf(1200, 'entry', 'entries')).toBe('1,200 entries');
});

test('bytes are rounded within their unit and step up before they reach 1000 of it', () => {
  expect(formatBytes(0)).toBe('0 B');
  expect(formatBytes(999)).toBe('999 B');
  expect(formatBytes(1400)).toBe('1.4 kB');
  expect(formatBytes(9960)).toBe('10 kB');
  expect(formatBytes(999_600)).toBe('1.0 MB');
  expect(formatBytes(23_400_000)).toBe('23 MB');
});

import { describe, expect, it } from 'vitest';
import { compareCodePoints } from './code-point-order';

describe('compareCodePoints', () => {
  it('puts U+FF5E before U+1F600, which UTF-16 units would not', () => {
    expect(['\uff5e', '😀'].sort()).toEqual(['😀', '\uff5e']);
    expect(compareCodePoints('\uff5e', '😀')).toBeLessThan(0);
  });

  it('puts a word after its own beginning, and capitals before small letters', () => {
    expect(['ab', 'b', 'a', 'B', ''].sort(compareCodePoints)).toEqual(['', 'B', 'a', 'ab', 'b']);
    expect(compareCodePoints('ab', 'ab')).toBe(0);
  });
});

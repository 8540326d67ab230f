import { describe, expect, it } from 'vitest';
import { RecentValues } from './recent-values';

describe('RecentValues', () => {
  it('lets go of what was not used for longest', () => {
    const recent = new RecentValues<string>(10);
    recent.set('a', 'A', 4);
    recent.set('b', 'B', 4);
    expect(recent.get('a')).toBe('A');
    recent.set('c', 'C', 4);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['A', undefined, 'C']);
  });

  it('counts a value that is set again once', () => {
    const recent = new RecentValues<string>(10);
    recent.set('a', 'A', 5);
    recent.set('b', 'B', 5);
    recent.set('a', 'A2', 5);
    expect([recent.get('a'), recent.get('b')]).toEqual(['A2', 'B']);
  });

  it('keeps nothing that is heavier than the limit', () => {
    const recent = new RecentValues<string>(10);
    recent.set('a', 'A', 11);
    expect(recent.get('a')).toBeUndefined();
    recent.set('b', 'B', 10);
    expect(recent.get('b')).toBe('B');
  });
});

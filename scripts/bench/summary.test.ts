import { describe, expect, it } from 'vitest';
import { percentile, summarise } from './summary';

describe('percentile', () => {
  it('is the nearest rank, whatever the order', () => {
    const samples = [15, 50, 20, 40, 35];
    expect(percentile(samples, 5)).toBe(15);
    expect(percentile(samples, 30)).toBe(20);
    expect(percentile(samples, 40)).toBe(20);
    expect(percentile(samples, 50)).toBe(35);
    expect(percentile(samples, 100)).toBe(50);
  });

  it('of nothing is not a number', () => {
    expect(percentile([], 50)).toBeNaN();
  });
});

describe('summarise', () => {
  it('counts and ranks', () => {
    const samples = Array.from({ length: 200 }, (_, i) => i + 1);
    expect(summarise(samples)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198, worst: 200 });
  });
});

import { expect, test } from 'vitest';
import { hashOfSpan, spanOfHash } from './snippet-href';

test('a span is found again in its address', () => {
  expect(spanOfHash(hashOfSpan('a&b =#'))).toBe('a&b =#');
  expect(spanOfHash('')).toBeNull();
  expect(spanOfHash('#snippet-text')).toBeNull();
});

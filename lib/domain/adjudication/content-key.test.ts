import { expect, it } from 'vitest';
import { contentKey } from './content-key';

it('gives the published FNV-1a values for ASCII', () => {
  expect(contentKey('')).toBe('cbf29ce484222325');
  expect(contentKey('a')).toBe('af63dc4c8601ec8c');
  expect(contentKey('foobar')).toBe('85944171f73967e8');
});

it('pads to 16 digits and tells neighbours apart', () => {
  const keys = Array.from({ length: 2_000 }, (_, i) => contentKey(`item ${i}`));
  expect(new Set(keys).size).toBe(2_000);
  expect(keys.every((key) => key.length === 16)).toBe(true);
});

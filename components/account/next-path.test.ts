import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNextPath } from './next-path';

test('a path of this program is kept with its query', () => {
  expect(safeNextPath('/projects/p1/cases?reason=label#top')).toBe(
    '/projects/p1/cases?reason=label#top',
  );
});

test.each([
  undefined,
  '',
  'projects',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '/x/..//elsewhere.example',
  '/sign-in?next=/sign-in',
  '/x/../sign-in',
  '/api/auth/signout',
])('%j leads to the projects', (asked) => {
  expect(safeNextPath(asked)).toBe('/projects');
});

test('whatever is asked for, a browser stays on the site', () => {
  const awkward = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', ' ', 'a', '%', '5', 'c'),
  });
  fc.assert(
    fc.property(awkward, (asked) => {
      const origin = 'https://goldspan.example';
      expect(new URL(safeNextPath(asked), origin).origin).toBe(origin);
    }),
  );
});

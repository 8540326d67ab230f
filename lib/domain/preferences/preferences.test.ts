import { expect, it } from 'vitest';
import { defaultPreferences, preferencesPatchSchema, storedPreferencesSchema } from './preferences';

it('what was never chosen has its default', () => {
  expect(storedPreferencesSchema.parse({ textSize: 'large' })).toEqual({
    ...defaultPreferences,
    textSize: 'large',
  });
});

it('what is not known any more counts as not chosen', () => {
  const stored = {
    keys: { noSuchCommand: 'x' },
    textSize: 'gigantic',
    snapsToWords: false,
    old: 1,
  };
  expect(storedPreferencesSchema.parse(stored)).toEqual({
    ...defaultPreferences,
    snapsToWords: false,
  });
});

it('a patch holds what was changed and nothing else', () => {
  expect(preferencesPatchSchema.parse({ keys: { noValue: null } })).toEqual({
    keys: { noValue: null },
  });
  expect(preferencesPatchSchema.safeParse({ textSize: 'gigantic' }).success).toBe(false);
  expect(preferencesPatchSchema.safeParse({ isAdmin: true }).success).toBe(false);
});

import { beforeAll, expect, it } from 'vitest';
import { defaultPreferences } from '../../domain/preferences/preferences';
import type { UserActor } from '../actor';
import { makeUser } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { changeOwnPreferences, readOwnPreferences } from './preferences';

prepareTestDatabase();

let person: UserActor;

beforeAll(async () => {
  person = await makeUser('person');
});

it('a new account has the defaults', async () => {
  expect(await readOwnPreferences(person)).toEqual(defaultPreferences);
});

it('two windows that change different things keep both, and other people have neither', async () => {
  const other = await makeUser('other');
  await Promise.all([
    changeOwnPreferences(person, { textSize: 'large' }),
    changeOwnPreferences(person, { keys: { noValue: 'x', flag: null } }),
  ]);
  expect(await readOwnPreferences(person)).toEqual({
    ...defaultPreferences,
    textSize: 'large',
    keys: { noValue: 'x', flag: null },
  });
  await changeOwnPreferences(person, { keys: {} });
  expect((await readOwnPreferences(person)).keys).toEqual({});
  expect(await readOwnPreferences(other)).toEqual(defaultPreferences);
});

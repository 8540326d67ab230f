import { beforeAll, expect, it } from 'vitest';
import { findSessionActor, type UserActor } from '../actor';
import { makeUser } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { makePasswordLink, setAccountDisabled } from './account-care';
import { findCredentials } from './credentials';
import { acceptInvitation, findInvitation } from './invitations';
import { createOwnToken, findTokenActor } from './tokens';

prepareTestDatabase();

let admin: UserActor;

beforeAll(async () => {
  admin = await makeUser('admin', true);
});

it('a disabled account stops at once: its sessions, its tokens, its links', async () => {
  const person = await makeUser('person');
  const token = await createOwnToken(person, 'script');
  const { secret } = await makePasswordLink(admin, person.userId);
  expect(await findSessionActor(person.userId, 0)).not.toBeNull();

  await setAccountDisabled(admin, person.userId, true);
  expect(await findSessionActor(person.userId, 0)).toBeNull();
  expect(await findTokenActor(token)).toBeNull();
  expect(await findInvitation(secret)).toBeNull();
  expect(await findCredentials(person.email)).toMatchObject({ isDisabled: true });

  await setAccountDisabled(admin, person.userId, false);
  // The session of before does not come back to life.
  expect(await findSessionActor(person.userId, 0)).toBeNull();
  expect(await findTokenActor(token)).not.toBeNull();
});

it('a password link sets a new password once and ends the sessions', async () => {
  const person = await makeUser('forgetful');
  const { secret } = await makePasswordLink(admin, person.userId);
  expect(await findSessionActor(person.userId, 0)).not.toBeNull();
  await acceptInvitation(secret, 'a new hash');
  expect(await findCredentials(person.email)).toMatchObject({ passwordHash: 'a new hash' });
  expect(await findSessionActor(person.userId, 0)).toBeNull();
  await expect(acceptInvitation(secret, 'another')).rejects.toMatchObject({ code: 'notFound' });
});

it('is for admins alone, and not for one’s own account', async () => {
  const person = await makeUser('nobody special');
  await expect(makePasswordLink(person, admin.userId)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(setAccountDisabled(person, admin.userId, true)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(setAccountDisabled(admin, admin.userId, true)).rejects.toMatchObject({
    code: 'conflict',
  });
});

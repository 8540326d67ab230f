import { beforeAll, expect, it } from 'vitest';
import { findSessionActor, type UserActor } from '../actor';
import { database } from '../database';
import { listLog } from '../log/list-log';
import { renewInvitation } from '../projects/members';
import { join, makeProject, makeUser } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { makePasswordLink, pseudonymiseAccount, setAccountDisabled } from './account-care';
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

it('a pseudonym takes the place of a name everywhere, and the log holds', async () => {
  const project = await makeProject();
  const person = await join(project, 'somebody-known', 'annotator');
  const { secret } = await makePasswordLink(admin, person.userId);
  const token = await createOwnToken(person, 'the laptop of somebody');
  await expect(pseudonymiseAccount(admin, person.userId, 'Reader 7')).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(pseudonymiseAccount(person, person.userId, 'x')).rejects.toMatchObject({
    code: 'forbidden',
  });

  await setAccountDisabled(admin, person.userId, true);
  await expect(pseudonymiseAccount(admin, person.userId, 'Admin')).rejects.toMatchObject({
    message: 'Somebody else is called Admin. Choose another one.',
  });
  await pseudonymiseAccount(admin, person.userId, 'Reader 7');
  const log = await listLog(project.lead, project.id, { limit: 10, topic: 'people' });
  expect(log.items.map(({ event }) => event.type)).toEqual(['memberPseudonymised', 'memberAdded']);
  expect(log.names[person.userId]).toBe('Reader 7');

  await expect(setAccountDisabled(admin, person.userId, false)).rejects.toMatchObject({
    code: 'notFound',
  });
  await expect(renewInvitation(project.lead, project.id, person.userId)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await findInvitation(secret)).toBeNull();
  expect(await findTokenActor(token)).toBeNull();
  expect(await findCredentials(person.email)).toBeNull();
  const rows = await database().$queryRaw<{ row: string }[]>`
    SELECT u::text AS "row" FROM "User" u WHERE "id" = ${person.userId}
    UNION ALL SELECT t::text FROM "ApiToken" t WHERE "userId" = ${person.userId}
    UNION ALL SELECT e::text FROM "LogEntry" e WHERE "projectId" = ${project.id}`;
  for (const { row } of rows) expect(row).not.toMatch(/somebody/iu);
});

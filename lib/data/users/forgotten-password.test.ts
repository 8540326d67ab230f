import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor, type UserActor } from '../actor';
import { database } from '../database';
import { makeUser } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { makePasswordLink, setAccountDisabled } from './account-care';
import { isThrottled, setOwnPassword } from './credentials';
import { makeForgottenPasswordLink } from './forgotten-password';
import { acceptInvitation, findInvitation } from './invitations';

prepareTestDatabase();

let admin: UserActor;
let person: UserActor;

beforeEach(async () => {
  admin = await makeUser('admin', true);
  person = await makeUser('forgetful');
});

const ask = (email: string) => makeForgottenPasswordLink(systemActor, email);

describe('a link for a forgotten password', () => {
  it('is made for an account, and works for a day', async () => {
    const link = await ask(person.email.toUpperCase());
    expect(link).toMatchObject({ name: 'forgetful', email: person.email, days: 1 });
    expect(await findInvitation(link!.secret)).toMatchObject({ email: person.email });
    const row = await database().invitation.findFirstOrThrow({ where: { userId: person.userId } });
    const hours = (row.expiresAt.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('is none without an account, or for a disabled one', async () => {
    expect(await ask('nobody@example.org')).toBeNull();
    await setAccountDisabled(admin, person.userId, true);
    expect(await ask(person.email)).toBeNull();
  });

  it('is made three times, and signing in is not held up by it', async () => {
    for (let i = 0; i < 3; i++) expect(await ask(person.email)).not.toBeNull();
    for (let i = 0; i < 10; i++) expect(await ask(person.email)).toBeNull();
    expect(await isThrottled(person.email)).toBe(false);
  });

  it('leaves other links alone until one of them is used', async () => {
    const { secret: made } = await makePasswordLink(admin, person.userId);
    const asked = await ask(person.email);
    expect(await findInvitation(made)).not.toBeNull();
    await acceptInvitation(asked!.secret, 'a new hash');
    expect(await findInvitation(made)).toBeNull();
    await expect(acceptInvitation(asked!.secret, 'x')).rejects.toMatchObject({ code: 'notFound' });
  });

  it('ends when the password is changed', async () => {
    const asked = await ask(person.email);
    await setOwnPassword(person, 'a new hash');
    expect(await findInvitation(asked!.secret)).toBeNull();
  });
});

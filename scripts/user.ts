/**
 * Makes an account, for the owner of the machine:
 *
 *     npm run --silent user -- --email someone@example.org --name Someone [--admin]
 *
 * The password is read from standard input; when there is none, an invitation link is printed.
 */
import { parseArgs } from 'node:util';
import { hashPassword, passwordSchema } from '../lib/auth/password';
import { systemActor } from '../lib/data/actor';
import { database } from '../lib/data/database';
import { createUser } from '../lib/data/users/create-user';
import { emailSchema } from '../lib/data/users/email';
import { readPassword } from './standard-input';
import { reportFailure } from './report-failure';

async function makeAccount(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      admin: { type: 'boolean', default: false },
    },
  });
  if (values.email === undefined || values.name === undefined) {
    throw new Error('Say who: npm run user -- --email someone@example.org --name Someone');
  }
  const email = emailSchema.parse(values.email);
  const password = await readPassword();
  const passwordHash =
    password === null ? undefined : await hashPassword(passwordSchema.parse(password));
  const { invitation } = await createUser(systemActor, {
    email,
    name: values.name,
    isAdmin: values.admin,
    passwordHash,
  });
  console.log(
    invitation === null ? `Made the account ${email}.` : `${baseUrl()}/invitation/${invitation}`,
  );
}

function baseUrl(): string {
  return process.env.NEXTAUTH_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
}

try {
  await makeAccount();
} catch (error) {
  reportFailure(error);
} finally {
  await database().$disconnect();
}

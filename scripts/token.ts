/**
 * Prints a new API token of an account, and nothing else, for the owner of the machine:
 *
 *     npm run --silent token -- --email someone@example.org
 */
import { parseArgs } from 'node:util';
import { systemActor } from '../lib/data/actor';
import { database } from '../lib/data/database';
import { createTokenFor } from '../lib/data/users/tokens';
import { reportFailure } from './report-failure';

async function printToken(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string', default: 'command line' } },
  });
  if (values.email === undefined) {
    throw new Error('Say whose: npm run token -- --email someone@example.org');
  }
  console.log(await createTokenFor(systemActor, values.email, values.name));
}

try {
  await printToken();
} catch (error) {
  reportFailure(error);
} finally {
  await database().$disconnect();
}

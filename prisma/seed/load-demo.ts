/**
 * Loads the demo project into an empty database: accounts with random passwords, 600 synthetic
 * snippets, the ring plan, simulated readings, some decisions and a practice. Started by `npm start`; the last
 * line of its output is JSON, `{loaded, accounts}`, and holds the passwords, so it is never logged.
 */
import { demoReaders } from '../../lib/domain/demo/reader-profile';
import { generateDemo } from '../../lib/domain/demo/generate-demo';
import { assertPresent } from '../../lib/domain/errors';
import { hashPassword } from '../../lib/auth/password';
import { findSessionActor, systemActor } from '../../lib/data/actor';
import { database } from '../../lib/data/database';
import { newSecret } from '../../lib/data/identifier';
import { createProject } from '../../lib/data/projects/create-project';
import { addMember } from '../../lib/data/projects/members';
import { makeProjectPlan } from '../../lib/data/plans/make-project-plan';
import { addExamples } from '../../lib/data/practice/add-texts';
import { createUser, hasNoUsers } from '../../lib/data/users/create-user';
import type { Role } from '../../lib/domain/permissions';
import { decideDemoCases } from './decide-demo-cases';
import { storeDemoReadings } from './store-demo-readings';
import { storeDemoTexts } from './store-demo-texts';

const seed = 'goldspan-demo';

type Account = { role: Role; email: string; password: string };

const people: readonly { key: string; name: string; role: Role }[] = [
  { key: 'lead', name: 'Demo lead', role: 'lead' },
  { key: 'adjudicator', name: 'Demo adjudicator', role: 'adjudicator' },
  ...demoReaders.map(({ key }, i) => ({
    key,
    name: `Demo annotator ${i + 1}`,
    role: 'annotator' as const,
  })),
  { key: 'viewer', name: 'Demo viewer', role: 'viewer' },
];

async function loadDemo(): Promise<{ loaded: boolean; accounts: Account[] }> {
  if (!(await hasNoUsers())) return { loaded: false, accounts: [] };
  const demo = generateDemo(seed);
  const accounts: Account[] = [];
  let leadId = '';
  const projectId = await createProject(systemActor, {
    name: demo.title,
    template: 'pv600',
    isDemo: true,
  });
  for (const { key, name, role } of people) {
    const account = { role, email: `${key}@demo.example`, password: newSecret().slice(0, 16) };
    const passwordHash = await hashPassword(account.password);
    const { id } = await createUser(systemActor, {
      email: account.email,
      name,
      isAdmin: role === 'lead',
      passwordHash,
    });
    await addMember(systemActor, projectId, { email: account.email, name, roles: [role] });
    accounts.push(account);
    if (role === 'lead') leadId = id;
  }
  await storeDemoTexts(projectId, demo.snippets);
  await makeProjectPlan(systemActor, projectId, {
    annotators: demoReaders.map(({ key }) => `${key}@demo.example`),
    overlap: 2,
    method: 'ring',
    strata: ['material', 'publisher'],
    seed,
    commit: true,
  });
  await storeDemoReadings(projectId, demo.snippets, seed);
  await decideDemoCases(projectId, demo.snippets, seed);
  // The known answers of a practice are somebody's.
  await addExamples(assertPresent(await findSessionActor(leadId, 0), 'the demo’s lead'), projectId);
  return { loaded: true, accounts };
}

try {
  const result = await loadDemo();
  console.log(JSON.stringify(result));
} finally {
  await database().$disconnect();
}

import { beforeAll, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { database } from '../database';
import { join, makeProject, makeUser, type TestProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { changeRoles } from './change-roles';
import { addMember, removeMember } from './members';

prepareTestDatabase();

let project: TestProject;
let person: UserActor;

beforeAll(async () => {
  project = await makeProject();
  person = await join(project, 'person', 'annotator');
});

async function rolesOf(userId: string): Promise<readonly string[]> {
  const row = await database().membership.findUniqueOrThrow({
    where: { projectId_userId: { projectId: project.id, userId } },
  });
  return row.roles;
}

it('gives a member other roles', async () => {
  await changeRoles(project.lead, project.id, person.userId, ['annotator', 'adjudicator']);
  expect(await rolesOf(person.userId)).toEqual(['annotator', 'adjudicator']);
});

it('keeps the last lead a lead, also when two step down at once', async () => {
  await expect(
    changeRoles(project.lead, project.id, project.lead.userId, ['viewer']),
  ).rejects.toMatchObject({ code: 'conflict' });
  await changeRoles(project.lead, project.id, person.userId, ['lead']);
  const results = await Promise.allSettled([
    changeRoles(project.lead, project.id, project.lead.userId, ['viewer']),
    changeRoles(person, project.id, person.userId, ['viewer']),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const leads = await database().membership.count({
    where: { projectId: project.id, roles: { has: 'lead' } },
  });
  expect(leads).toBe(1);
});

it('keeps a lead also when two add each other without the role at once', async () => {
  const shared = await makeProject();
  const other = await join(shared, 'other', 'lead');
  const demote = (by: UserActor, whom: UserActor) =>
    addMember(by, shared.id, { email: whom.email, name: 'x', roles: ['viewer'] });
  await Promise.allSettled([demote(shared.lead, other), demote(other, shared.lead)]);
  const leads = await database().membership.count({
    where: { projectId: shared.id, roles: { has: 'lead' } },
  });
  expect(leads).toBe(1);
});

it('is for leads alone, and for members alone', async () => {
  const fresh = await makeProject();
  const viewer = await join(fresh, 'viewer', 'viewer');
  const stranger = await makeUser('stranger');
  await expect(changeRoles(viewer, fresh.id, viewer.userId, ['lead'])).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(changeRoles(stranger, fresh.id, viewer.userId, ['lead'])).rejects.toMatchObject({
    code: 'notFound',
  });
  await expect(
    changeRoles(fresh.lead, fresh.id, stranger.userId, ['viewer']),
  ).rejects.toMatchObject({ code: 'notFound' });
  await removeMember(fresh.lead, fresh.id, viewer.userId);
  await expect(changeRoles(fresh.lead, fresh.id, viewer.userId, ['viewer'])).rejects.toMatchObject({
    code: 'notFound',
  });
});

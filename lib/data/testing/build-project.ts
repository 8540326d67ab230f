/** Small builders for tests of lib/data: people, a project, texts, assignments, operations. */
import { randomUUID } from 'node:crypto';
import type { Operation } from '../../domain/assignment/operation';
import type { Role } from '../../domain/permissions';
import { assertPresent } from '../../domain/errors';
import { actorOf, systemActor, type UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { listQueue } from '../assignments/list-queue';
import { database } from '../database';
import { newId } from '../identifier';
import { openImportTarget } from '../imports/import-target';
import { storeSnippets } from '../imports/store-snippets';
import { makeProjectPlan } from '../plans/make-project-plan';
import { createProject } from '../projects/create-project';
import { addMember } from '../projects/members';

/** An account; admins may make projects. */
export async function makeUser(name: string, isAdmin = false): Promise<UserActor> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`;
  const user = await database().user.create({ data: { id: newId(), email, name, isAdmin } });
  return actorOf(user);
}

export type TestProject = {
  readonly id: string;
  readonly lead: UserActor;
};

/** A project of the PV600 template with its lead. */
export async function makeProject(template: 'pv600' | 'blank' = 'pv600'): Promise<TestProject> {
  const lead = await makeUser('lead', true);
  return { id: await createProject(lead, { name: `Test ${randomUUID()}`, template }), lead };
}

/** A new person with roles in the project. */
export async function join(
  project: TestProject,
  name: string,
  ...roles: Role[]
): Promise<UserActor> {
  const actor = await makeUser(name);
  await addMember(project.lead, project.id, { email: actor.email, name, roles });
  return actor;
}

/** Stores texts by name. */
export async function addTexts(
  project: TestProject,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const target = await openImportTarget(systemActor, project.id, null);
  await storeSnippets(
    systemActor,
    target,
    Object.entries(texts).map(([name, text]) => ({
      name,
      text,
      material: null,
      targets: [],
      sentences: [0],
      article: null,
    })),
  );
}

/** Assigns every unassigned text to all of the people. */
export async function assignAll(project: TestProject, people: readonly UserActor[]): Promise<void> {
  await makeProjectPlan(project.lead, project.id, {
    annotators: people.map(({ email }) => email),
    overlap: people.length,
    method: 'ring',
    strata: [],
    seed: 'test',
    commit: true,
  });
}

/** The id of a person's assignment of a text. */
export async function assignmentOf(
  project: TestProject,
  person: UserActor,
  snippet: string,
): Promise<string> {
  const queue = await listQueue(person, project.id);
  return assertPresent(
    queue.find((entry) => entry.snippet === snippet),
    `an assignment of ${snippet}`,
  ).id;
}

type Draft<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;

/** An operation with a fresh id. */
export function operation(draft: Draft<Operation>): Operation {
  return { ...draft, id: randomUUID(), at: '2026-01-01T12:00:00Z' };
}

export function addSpan(start: number, end: number, label: string): Operation {
  return operation({
    type: 'add',
    annotation: { id: randomUUID(), fragments: [[start, end]], label },
  });
}

/** Marks spans in a text and finishes it, as one person. */
export async function read(
  project: TestProject,
  person: UserActor,
  snippet: string,
  spans: readonly (readonly [start: number, end: number, label: string])[],
): Promise<string> {
  const id = await assignmentOf(project, person, snippet);
  const operations = [
    ...spans.map((span) => addSpan(...span)),
    operation({ type: 'finish', outcome: spans.length > 0 ? 'values' : 'none' }),
  ];
  await applyOperations(person, id, { baseRevision: 0, operations });
  return id;
}

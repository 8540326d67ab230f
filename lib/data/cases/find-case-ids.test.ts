import { beforeAll, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { listReaderNames } from '../agreement/list-reader-names';
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { findCaseIds } from './find-case-ids';

prepareTestDatabase();

let project: TestProject;
let a: UserActor;
let both: UserActor;
const text = 'The gap is 1.55 eV here.';
const label = 'Experimental_bandgap';

beforeAll(async () => {
  project = await makeProject();
  a = await join(project, 'annotator a', 'annotator');
  both = await join(project, 'annotator and adjudicator', 'annotator', 'adjudicator');
  await addTexts(project, { s1: text, s2: text });
  await assignAll(project, [a, both]);
  await read(project, a, 's1', [[11, 18, label]]);
  await read(project, both, 's1', []);
  await read(project, a, 's2', []);
});

it('leads to the cases that have left waiting, and to no other', async () => {
  const found = await findCaseIds(project.lead, project.id, ['s1', 's2', 'unknown']);
  expect([...found.keys()]).toEqual(['s1']);
  expect([...(await findCaseIds(both, project.id, ['s1', 's2'])).keys()]).toEqual(['s1']);
});

it('tells annotators nothing, neither of cases nor of the other readers', async () => {
  await expect(findCaseIds(a, project.id, ['s1'])).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listReaderNames(a, project.id)).rejects.toMatchObject({ code: 'forbidden' });
});

it('names readers by e-mail for those who see agreement', async () => {
  const names = await listReaderNames(both, project.id);
  expect(names.get(a.email)).toBe('annotator a');
  expect(names.size).toBe(2);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { systemActor } from '../actor';
import { database } from '../database';
import {
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  read,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { openImportTarget } from './import-target';
import { storeReadings, type NewReading } from './store-readings';

prepareTestDatabase();

const unit = '1.5 eV ';
const at = new Date('2026-01-05T12:00:00Z');

function readingOf(snippetId: string, text: string): NewReading {
  return {
    snippetId,
    text,
    outcome: 'values',
    flagReason: null,
    note: 'a "note"',
    source: null,
    startedAt: at,
    finishedAt: at,
    annotations: Array.from({ length: text.length / unit.length }, (_, i) => ({
      id: randomUUID(),
      fragments: [[i * unit.length, i * unit.length + 6]],
      label: 'Experimental_bandgap',
      attributes: {},
      note: null,
    })),
  };
}

it('stores more than one statement may carry, and leaves work alone', async () => {
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  await addTexts(project, { untouched: unit, begun: unit });
  await assignAll(project, [reader]);
  await addTexts(project, { long: unit.repeat(4_000), short: unit });
  await read(project, reader, 'begun', []);
  const snippets = await database().snippet.findMany({
    where: { projectId: project.id },
  });
  const idOf = (name: string) => snippets.find((each) => each.name === name)?.id ?? '';
  const target = await openImportTarget(systemActor, project.id, null);
  const stored = await storeReadings(
    systemActor,
    target,
    reader.userId,
    snippets.map(({ id, text }) => readingOf(id, text)),
  );
  expect(stored).toEqual(new Set(['long', 'short', 'untouched'].map(idOf)));

  const rows = await database().assignment.findMany({
    where: { projectId: project.id },
    include: { _count: { select: { annotations: true, operations: true } } },
  });
  const long = rows.find(({ snippetId }) => snippetId === idOf('long'));
  expect(long).toMatchObject({
    status: 'finished',
    outcome: 'values',
    revision: 1,
    note: 'a "note"',
    startedAt: at,
    finishedAt: at,
    _count: { annotations: 4_000, operations: 1 },
  });
  expect(new Set(rows.map(({ place }) => place)).size).toBe(4);
  const begun = await assignmentOf(project, reader, 'begun');
  expect(rows.find(({ id }) => id === begun)).toMatchObject({ outcome: 'none', note: null });
  const cases = await database().case.findMany({ where: { projectId: project.id } });
  expect(cases.map(({ status, isComplete }) => [status, isComplete])).toEqual(
    cases.map(() => ['agreed', true]),
  );
  expect(cases).toHaveLength(4);
  expect(await database().goldSpan.count()).toBe(4_002);
}, 60_000);

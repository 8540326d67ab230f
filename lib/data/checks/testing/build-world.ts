/** A small world with something of everything in it, made in the ways in which people make it. */
import { randomUUID } from 'node:crypto';
import { assertPresent } from '../../../domain/errors';
import type { LabelScheme } from '../../../domain/label-scheme/scheme';
import { splitSentences } from '../../../domain/snippets/sentences';
import { findTargets } from '../../../domain/snippets/targets';
import { codePointLength } from '../../../domain/text/code-points';
import { systemActor, type UserActor } from '../../actor';
import { applyOperations } from '../../assignments/apply-operations';
import { lockCaseOfSnippet } from '../../cases/case-facts';
import { refreshCases } from '../../cases/refresh-cases';
import { confirmValues, listValuesToCheck } from '../../cases/value-checks';
import { database, inTransaction } from '../../database';
import { openImportTarget, writeSchemeVersion } from '../../imports/import-target';
import { storeReadings } from '../../imports/store-readings';
import { storeSnippets } from '../../imports/store-snippets';
import { createJob, endJob, takeJob } from '../../jobs/jobs';
import { writeLog } from '../../log/write-log';
import { addExamples, addPracticeText } from '../../practice/add-texts';
import { openAnswer } from '../../practice/open-answer';
import { tryAgain } from '../../practice/try-again';
import { changeRoles } from '../../projects/change-roles';
import { removeMember } from '../../projects/members';
import { finish, firstValue, tryOf } from '../../testing/build-practice';
import {
  addSpan,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  operation,
  read,
  type TestProject,
} from '../../testing/build-project';
import { decide, release } from '../../testing/settle';

const text = 'A 😀 film of CdS: the gap is 1.55 eV. Others give <1.6 eV for CdS.';
const label = 'Experimental_bandgap';
const retired = 'Literature_bandgap';
const approximate = 'approximate';
const at = new Date('2026-01-05T12:00:00Z');

const sourceLines = {
  lines: [{ text: '#1\tAnnotatorNotes T1\tnot tied to anything' }],
  normalised: { byteOrderMark: false, carriageReturns: false, finalNewline: false },
};

type Span = readonly [start: number, end: number, label: string];

/** The value that readers mark, and one that a person must look at, in code points. */
const value = spanOf('1.55 eV');
const bound = spanOf('<1.6 eV');

export type World = {
  /** With a draft and a practice, and with a case in every state. */
  readonly project: TestProject;
  readonly practice: string;
  readonly a: UserActor;
  readonly b: UserActor;
  readonly learner: UserActor;
  /** Has left, and never was anything else. */
  readonly viewer: UserActor;
  /** With a final release. */
  readonly released: TestProject;
};

/** Makes the world; its snippets are named by what became of them. */
export async function buildWorld(): Promise<World> {
  const project = await makeProject();
  const a = await join(project, 'a', 'annotator');
  const b = await join(project, 'b', 'annotator');
  const c = await join(project, 'c', 'annotator');
  const viewer = await join(project, 'viewer', 'viewer');
  await removeMember(project.lead, project.id, viewer.userId);
  await changeScheme(project, (scheme) => ({
    ...scheme,
    attributes: [...scheme.attributes, { name: approximate, labels: [label], values: [] }],
  }));
  const names = ['agreed', 'begun', 'checked', 'decided', 'doubted', 'excluded', 'given', 'open'];
  await storeTexts(project, [...names, 'imported', 'stale']);
  await assignAll(project, [a, b]);
  await storeTexts(project, ['unread']);

  await readAs(project, 'agreed', [a, [value]], [b, [value]]);
  await readAs(project, 'checked', [a, [bound]], [b, [bound]]);
  await readAs(project, 'decided', [a, [value]], [b, []]);
  await readAs(project, 'excluded', [a, []], [b, []]);
  await readAs(project, 'open', [a, [value]], [b, []]);
  await readAs(project, 'stale', [a, [value]], [b, []]);
  await begin(project, a, 'begun');
  await doubt(project, a, 'doubted');
  await readAs(project, 'doubted', [b, []]);
  await giveAway(project, a, b, 'given');
  await importReading(project, a, 'imported');
  await redo(project, a, 'imported');
  await readAs(project, 'imported', [b, [value]]);

  const [toCheck] = await listValuesToCheck(project.lead, project.id);
  await confirmValues(project.lead, project.id, toCheck?.id ?? '', ['1.6']);
  await decide(project, 'decided', { item: 0, reason: 'Nothing was measured.' });
  await decide(project, 'decided', { item: 0, gold: [value], reason: 'It was measured.' });
  await decide(project, 'stale', { item: 0, gold: [value], reason: 'It was measured.' });
  // Another reader comes after the decision, and takes its ground away.
  await importReading(project, c, 'stale');
  await database().snippet.updateMany({
    where: { projectId: project.id, name: 'excluded' },
    data: { status: 'excluded', excludedReason: 'The text is damaged.' },
  });
  await release(project, 'draft', 'draft');
  await makeRecords(project);
  const { practice, learner } = await practise(project);
  return { project, practice, a, b, learner, viewer, released: await releaseOne() };
}

/** Publishes a version of the label scheme. */
async function changeScheme(
  project: TestProject,
  change: (scheme: LabelScheme) => LabelScheme,
): Promise<void> {
  const target = await openImportTarget(systemActor, project.id, null);
  await writeSchemeVersion(systemActor, target, change(target.scheme));
}

/** In code points. */
function spanOf(quote: string): Span {
  const start = codePointLength(text.slice(0, text.indexOf(quote)));
  return [start, start + codePointLength(quote), label];
}

async function storeTexts(project: TestProject, names: readonly string[]): Promise<void> {
  const target = await openImportTarget(systemActor, project.id, null);
  const stored = names.map((name) => ({
    ...{ name, text, material: 'CdS' },
    targets: findTargets(text, 'CdS'),
    sentences: splitSentences(text),
    article: { identifier: '10.1000/182' },
  }));
  await storeSnippets(systemActor, target, stored);
}

async function readAs(
  project: TestProject,
  snippet: string,
  ...readings: readonly (readonly [person: UserActor, spans: readonly Span[]])[]
): Promise<void> {
  for (const [person, spans] of readings) await read(project, person, snippet, spans);
}

async function begin(project: TestProject, person: UserActor, snippet: string): Promise<string> {
  const id = await assignmentOf(project, person, snippet);
  await applyOperations(person, id, {
    baseRevision: 0,
    operations: [
      operation({ type: 'note', text: 'Which film?' }),
      addSpan(...value),
      operation({
        type: 'add',
        annotation: {
          ...{ id: randomUUID(), fragments: [[bound[0], bound[1]]], label },
          attributes: { [approximate]: true },
        },
      }),
    ],
  });
  return id;
}

async function doubt(project: TestProject, person: UserActor, snippet: string): Promise<void> {
  const flag = operation({ type: 'flag', on: true, reason: 'which sample' });
  await finish(person, await assignmentOf(project, person, snippet), 'undecided', flag);
}

/** One finishes; the other has begun when the assignment is withdrawn. */
async function giveAway(
  project: TestProject,
  reader: UserActor,
  other: UserActor,
  snippet: string,
): Promise<void> {
  await read(project, reader, snippet, [value]);
  const id = await begin(project, other, snippet);
  await inTransaction(async (tx) => {
    const { snippetId } = await tx.assignment.findUniqueOrThrow({ where: { id } });
    const caseId = await lockCaseOfSnippet(tx, snippetId);
    await tx.assignment.update({ where: { id }, data: { status: 'withdrawn' } });
    await refreshCases(tx, [caseId]);
  });
}

async function importReading(
  project: TestProject,
  person: UserActor,
  snippet: string,
): Promise<void> {
  const { id } = await database().snippet.findFirstOrThrow({
    where: { projectId: project.id, name: snippet },
  });
  const annotations = [value, bound].map(([start, end]) => ({
    ...{ id: randomUUID(), fragments: [[start, end]] as const, label, attributes: {}, note: null },
  }));
  const target = await openImportTarget(systemActor, project.id, null);
  await storeReadings(systemActor, target, person.userId, [
    {
      ...{ snippetId: id, text, annotations, outcome: 'values', flagReason: null, note: 'Old.' },
      ...{ source: { name: `${snippet}.ann`, lines: sourceLines }, startedAt: at, finishedAt: at },
    },
  ]);
}

/** Opens an imported reading again, takes its second span out and finishes it. */
async function redo(project: TestProject, person: UserActor, snippet: string): Promise<void> {
  const id = await assignmentOf(project, person, snippet);
  const second = await database().annotation.findFirstOrThrow({
    where: { assignmentId: id, place: 1 },
  });
  const remove = operation({ type: 'remove', annotation: second.id });
  await finish(person, id, 'values', operation({ type: 'reopen' }), remove);
}

/** A job of each state that has an end or none, and an entry of the log. */
async function makeRecords({ id, lead }: TestProject): Promise<void> {
  const bytes = new Uint8Array([1, 2, 3]);
  await createJob(lead, id, 'import', {}, bytes);
  for (const state of ['done', 'failed'] as const) {
    const job = await createJob(lead, id, 'import', {}, bytes);
    await takeJob(systemActor, job);
    await endJob(systemActor, job, state, { message: state });
  }
  await inTransaction((tx) => writeLog(tx, lead, id, { type: 'goldShown', isShown: true }));
}

/** The examples, a try that was opened again, and an answer that another lead took over. */
async function practise(project: TestProject): Promise<Pick<World, 'practice' | 'learner'>> {
  const learner = await join(project, 'learner', 'annotator');
  await addExamples(project.lead, project.id);
  const former = await join(project, 'former', 'lead');
  const own = { name: 'own', text, material: 'CdS', ann: null };
  const { practice, assignment } = await addPracticeText(former, project.id, own);
  await finish(former, assignment, 'values', addSpan(...value));
  await changeRoles(project.lead, project.id, former.userId, ['viewer']);
  const { snippetId } = await database().assignment.findUniqueOrThrow({
    where: { id: assignment },
  });
  await openAnswer(project.lead, project.id, snippetId);

  const made = { project, practice, learner };
  const id = await tryOf(made, learner);
  const [start, end] = firstValue;
  await finish(learner, id, 'values', addSpan(start, end, retired));
  // Opened again, the try is under a version that would not take its span any more.
  await changeScheme(project, (scheme) => ({
    ...scheme,
    labels: scheme.labels.map((each) => ({ ...each, retired: each.name === retired })),
  }));
  await tryAgain(learner, id);
  return { practice, learner };
}

async function releaseOne(): Promise<TestProject> {
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  await storeTexts(project, ['released', 'released too']);
  await assignAll(project, [reader]);
  await readAs(project, 'released', [reader, [value]]);
  await readAs(project, 'released too', [reader, []]);
  const made = await release(project, 'final');
  assertPresent(made.files[0], 'a file of the release');
  return project;
}

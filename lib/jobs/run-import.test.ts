import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readAgreement } from '../data/agreement/read-agreement';
import { applyOperations } from '../data/assignments/apply-operations';
import { listQueue } from '../data/assignments/list-queue';
import { database } from '../data/database';
import { requestImport } from '../data/imports/request-import';
import { readJob } from '../data/jobs/jobs';
import { createProject } from '../data/projects/create-project';
import { exportReadings } from '../data/readings/export-readings';
import {
  join,
  makeProject,
  makeUser,
  operation,
  type TestProject,
} from '../data/testing/build-project';
import { prepareTestDatabase } from '../data/testing/database';
import type { UserActor } from '../data/actor';
import { runJob } from './run-job';

const corpora = path.resolve(import.meta.dirname, '../../../shared/corpora');

prepareTestDatabase();

type Report = {
  files: number;
  snippets: number;
  spans: number;
  created: number;
  skipped: number;
  errors: { file?: string; line?: number; code?: string; message: string }[];
  fileResults: { file: string; status: string }[];
};

async function importFiles(
  project: TestProject,
  kind: 'texts' | 'readings',
  files: Readonly<Record<string, string | Uint8Array>>,
  annotator?: UserActor,
): Promise<{ state: string; report: Report }> {
  const bytes: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(files)) {
    bytes[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return importBytes(project, kind, zipSync(bytes), annotator);
}

async function importBytes(
  project: TestProject,
  kind: 'texts' | 'readings',
  bytes: Uint8Array,
  annotator?: UserActor,
): Promise<{ state: string; report: Report }> {
  const id = await requestImport(project.lead, project.id, {
    kind,
    fileName: 'upload.zip',
    bytes,
    annotator: annotator?.email,
  });
  await runJob(id);
  const { state, report } = await readJob(project.lead, id);
  return { state, report: report as Report };
}

function folder(name: string): Record<string, Uint8Array> {
  const root = path.join(corpora, name);
  const files = readdirSync(root).filter((file) => /\.(txt|ann|conf)$/u.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file))]));
}

describe('an import', () => {
  it('stores texts and names every file', async () => {
    const project = await makeProject();
    const { state, report } = await importFiles(project, 'texts', {
      'a/MAPI_10.1--x_3.txt': 'MAPI has a gap.\r\nIt is 1.55 eV.',
      'a/metadata.csv': 'file,publisher,year\nMAPI_10.1--x_3.txt,Synthetic Press,2021\n',
      'a/readme.md': 'not a text',
    });
    expect(state).toBe('done');
    expect(report).toMatchObject({ files: 3, snippets: 1, created: 1, errors: [] });
    expect(report.fileResults).toEqual([
      { file: 'a/MAPI_10.1--x_3.txt', status: 'created' },
      { file: 'a/metadata.csv', status: 'used' },
      { file: 'a/readme.md', status: 'skipped' },
    ]);
    const snippet = await database().snippet.findFirstOrThrow({
      where: { projectId: project.id },
      include: { article: true },
    });
    expect(snippet).toMatchObject({
      text: 'MAPI has a gap.\nIt is 1.55 eV.',
      material: 'MAPI',
      targets: [0, 4],
      article: { identifier: '10.1/x', publisher: 'Synthetic Press', year: 2021 },
    });
  });

  it('takes the pairs that are right and refuses the others with file and line', async () => {
    const project = await makeProject();
    const reader = await join(project, 'reader', 'annotator');
    const { state, report } = await importFiles(
      project,
      'readings',
      {
        'good.txt': 'a gap of 1.55 eV',
        'good.ann': 'T1\tExperimental_bandgap 9 16\t1.55 eV\n',
        'bad.txt': 'a gap of 1.55 eV',
        'bad.ann': '#1\tAnnotatorNotes T1\tfine\nT1\tExperimental_bandgap 8 15\t1.55 eV\n',
        'other.txt': 'a gap of 1.55 eV',
        'other.ann': 'T1\tNo_such_type 9 16\t1.55 eV\n',
      },
      reader,
    );
    expect(state).toBe('done');
    expect(report).toMatchObject({ snippets: 1, created: 1, spans: 1 });
    expect(report.errors).toMatchObject([
      { file: 'bad.ann', line: 2 },
      { file: 'other.ann', line: 1 },
    ]);
    const names = await database().snippet.findMany({ where: { projectId: project.id } });
    expect(names.map(({ name }) => name)).toEqual(['good']);
  });

  it('fails as a whole, and leaves nothing, when the archive cannot be opened', async () => {
    const project = await makeProject();
    const whole = zipSync({ 'a.txt': strToU8('a text that is long enough') });
    for (const bytes of [
      whole.subarray(0, whole.length - 10),
      zipSync({ '../evil.txt': strToU8('x') }),
      zipSync({ 'bomb.txt': new Uint8Array(40 * 1024 * 1024) }),
    ]) {
      const { state, report } = await importBytes(project, 'texts', bytes);
      expect(state).toBe('failed');
      expect((report as unknown as { message: string }).message).not.toBe('');
    }
    expect(await database().snippet.count({ where: { projectId: project.id } })).toBe(0);
    expect(await database().stagedUpload.count()).toBe(0);
  });

  it('is the same when it runs twice', async () => {
    const project = await makeProject();
    const reader = await join(project, 'reader', 'annotator');
    const files = {
      'a.txt': 'a gap of 1.55 eV',
      'a.ann': 'T1\tExperimental_bandgap 9 16\t1.55 eV\n',
    };
    await importFiles(project, 'readings', files, reader);
    const { report } = await importFiles(project, 'readings', files, reader);
    expect(report).toMatchObject({ snippets: 1, created: 0, spans: 0, errors: [] });
    expect(
      await database().annotation.count({ where: { assignment: { projectId: project.id } } }),
    ).toBe(1);
  });
});

describe.skipIf(!existsSync(corpora))('real corpora', () => {
  it('gives the known agreement of four annotators', async () => {
    const lead = await makeUser('lead', true);
    const root = path.join(corpora, 'bratiaa-four-annotators');
    const conf = (name: string) => readFileSync(path.join(root, name), 'utf8');
    const id = await createProject(lead, {
      name: 'Four annotators',
      template: 'blank',
      annotationConf: conf('annotation.conf'),
      visualConf: conf('visual.conf'),
    });
    const project = { id, lead };
    for (const name of ['Peter', 'Lisa', 'Max', 'Maria']) {
      const reader = await join(project, name, 'annotator');
      const files = folder(`bratiaa-four-annotators/${name}`);
      const { report } = await importFiles(project, 'readings', files, reader);
      expect(report.errors).toEqual([]);
      expect(report.snippets).toBe(7);
    }
    const { pairs, pooled } = await readAgreement(lead, id, { notClear: 'exclude' });
    const rows = pairs.map((pair) => [
      `${pair.a.split('-')[0] ?? ''}, ${pair.b.split('-')[0] ?? ''}`,
      pair.spansA,
      pair.spansB,
      pair.exact,
      pair.exactSameLabel,
      pair.partial,
      pair.onlyA,
      pair.onlyB,
    ]);
    expect(rows).toEqual([
      ['lisa, maria', 404, 404, 382, 382, 19, 3, 3],
      ['lisa, max', 404, 358, 333, 333, 25, 46, 0],
      ['lisa, peter', 404, 401, 397, 386, 0, 7, 4],
      ['maria, max', 404, 358, 311, 311, 44, 49, 3],
      ['maria, peter', 404, 401, 376, 366, 18, 10, 7],
      ['max, peter', 358, 401, 329, 318, 25, 4, 47],
    ]);
    expect(pooled.meanStrictF1.value).toBeCloseTo(0.8904, 4);
  });

  it('writes 30 synthesis files back byte for byte, and one line otherwise after one change', async () => {
    const project = await makeProject('blank');
    const reader = await join(project, 'reader', 'annotator');
    const files = folder('materials-syntheses');
    const { report } = await importFiles(project, 'readings', files, reader);
    expect(report.errors).toEqual([]);
    expect(report.snippets).toBe(30);

    const before = new Map(
      (await exportReadings(project.lead, project.id)).map(({ path: at, content }) => [
        at.split('/').at(-1) ?? '',
        content,
      ]),
    );
    for (const [name, bytes] of Object.entries(files)) {
      if (/\.(ann|txt)$/u.test(name)) expect(before.get(name)).toBe(Buffer.from(bytes).toString());
    }

    const [first] = await listQueue(reader, project.id);
    const { annotations } = await database().assignment.findUniqueOrThrow({
      where: { id: first?.id ?? '' },
      include: { annotations: { orderBy: { place: 'asc' } } },
    });
    // The order of the queue is by chance; of one character nothing would be left.
    const changed = annotations.findLast(({ fragments: [start = 0, end = 0] }) => end - start > 1);
    await applyOperations(reader, first?.id ?? '', {
      baseRevision: 1,
      operations: [
        operation({ type: 'reopen' }),
        operation({
          type: 'change',
          annotation: changed?.id ?? '',
          set: { fragments: [[(changed?.fragments[0] ?? 0) + 1, changed?.fragments[1] ?? 0]] },
        }),
        operation({ type: 'finish', outcome: 'values' }),
      ],
    });
    const after = await exportReadings(project.lead, project.id);
    const differing = after.flatMap(({ path: at, content }) => {
      const old = before.get(at.split('/').at(-1) ?? '')?.split('\n') ?? [];
      return content.split('\n').filter((line, i) => line !== old[i]);
    });
    // The table of readings names another time of finishing; of the .ann lines one differs.
    expect(differing.filter((line) => line.startsWith('T'))).toHaveLength(1);
    expect(differing).toHaveLength(2);
  });
});

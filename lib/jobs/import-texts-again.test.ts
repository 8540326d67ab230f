import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../data/database';
import { requestImport, type ImportRequest } from '../data/imports/request-import';
import { readJob } from '../data/jobs/jobs';
import { listLog } from '../data/log/list-log';
import { assignAll, join, makeProject, type TestProject } from '../data/testing/build-project';
import { prepareTestDatabase } from '../data/testing/database';
import { runJob } from './run-job';

prepareTestDatabase();

let project: TestProject;

beforeEach(async () => {
  project = await makeProject();
});

type Report = Record<
  'snippets' | 'created' | 'known' | 'replaced' | 'changed' | 'leftOut',
  number
> & {
  readonly errors: readonly { file?: string; line?: number; code?: string; message: string }[];
  readonly notes: readonly { code?: string; message: string }[];
};

async function run(id: string): Promise<Report> {
  await runJob(id);
  const { state, report } = await readJob(project.lead, id);
  expect(state).toBe('done');
  return report as Report;
}

function request(content: string, more: Partial<ImportRequest> = {}): Promise<string> {
  const upload = { kind: 'texts', fileName: 'rows.csv', bytes: strToU8(content) } as const;
  return requestImport(project.lead, project.id, { ...upload, ...more });
}

async function importRows(content: string, more: Partial<ImportRequest> = {}): Promise<Report> {
  return run(await request(content, more));
}

function importZip(files: Readonly<Record<string, string>>): Promise<Report> {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return importRows('', { fileName: 'texts.zip', bytes });
}

function find(name: string) {
  return database().snippet.findUniqueOrThrow({
    where: { projectId_name: { projectId: project.id, name } },
    include: { article: true },
  });
}

describe('an import of rows', () => {
  it('makes a snippet of each row, with its article', async () => {
    const report = await importRows(
      'name,text,material,doi,publisher,year\na,Of MAPI.,MAPI,10.1/x,Press,2020\nb,Of MAPI.,,10.1/x,,\nc,,,,,\n',
    );
    expect(report).toMatchObject({ snippets: 2, created: 2, leftOut: 1 });
    expect(report.errors).toMatchObject([{ file: 'rows.csv', line: 4, code: 'emptyText' }]);
    const [a, b] = [await find('a'), await find('b')];
    expect(a).toMatchObject({ text: 'Of MAPI.', targets: [3, 7], length: 8 });
    expect(b).toMatchObject({ material: null, articleId: a.articleId });
    expect(a.article).toMatchObject({ identifier: '10.1/x', publisher: 'Press', year: 2020 });
  });

  it('remembers the columns for the next file that has the same, also for another lead', async () => {
    const mapping = { text: 'words', name: 'key' };
    await importRows('words,key\nOne.,a\n', { mapping });
    const other = await join(project, 'other', 'lead');
    const id = await requestImport(other, project.id, {
      kind: 'texts',
      fileName: 'next.csv',
      bytes: strToU8('key,words\nb,Two.\n'),
    });
    expect(await run(id)).toMatchObject({ created: 1, errors: [] });
    expect(await find('b')).toMatchObject({ text: 'Two.' });
  });

  it('takes nothing of a file without a column for the text, and says which there are', async () => {
    const report = await importRows('words,key\nOne.,a\n');
    expect(report).toMatchObject({ snippets: 0, created: 0 });
    expect(report.errors[0]?.message).toContain('The columns are: words, key.');
  });

  it('is for leads, and for texts', async () => {
    const reader = await join(project, 'reader', 'annotator');
    const upload = { fileName: 'x.csv', bytes: strToU8('text\nA\n') };
    await expect(
      requestImport(reader, project.id, { kind: 'texts', ...upload }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      requestImport(project.lead, project.id, { kind: 'readings', ...upload }),
    ).rejects.toThrow('holds rows');
  });
});

describe('importing the same name again', () => {
  it('skips the same text and says so', async () => {
    await importZip({ 'a.txt': 'One.' });
    const before = await find('a');
    for (const report of [
      await importZip({ 'a.txt': 'One.' }),
      await importRows('name,text\na,One.\n'),
    ]) {
      expect(report).toMatchObject({ created: 0, known: 1, replaced: 0, changed: 0, errors: [] });
      expect(report.notes.map(({ code }) => code)).toContain('textKnown');
    }
    expect(await find('a')).toEqual(before);
  });

  it('says what is now known otherwise, and leaves what is not stated', async () => {
    await importRows('name,text,material,doi,publisher,year\na,Of CdS.,CdSe,10.1/x,Press,2020\n');
    const report = await importRows('name,text,material,year,title\na,Of CdS.,CdS,2021,Gaps\n');
    expect(report).toMatchObject({ known: 1, changed: 1 });
    expect(report.notes.find(({ code }) => code === 'metadataChanged')?.message).toBe(
      'rows.csv, a: material CdSe became CdS; year 2020 became 2021; title nothing became Gaps.',
    );
    const more = await importRows('name,text,doi,licence,year\nb,Of CdS.,10.1/x,CC BY,2022\n');
    expect(more.notes.find(({ code }) => code === 'metadataChanged')?.message).toBe(
      'rows.csv, b: year 2021 became 2022.',
    );
    const { material, targets, article } = await find('a');
    expect({ material, targets }).toEqual({ material: 'CdS', targets: [3, 6] });
    expect(article).toMatchObject({ publisher: 'Press', year: 2022, licence: 'CC BY' });
  });

  it('puts another text in the place of one that nobody is to read, with an entry in the log', async () => {
    await importZip({ 'a.txt': 'One 😀.' });
    const report = await importZip({ 'a.txt': 'Two. And three.' });
    expect(report).toMatchObject({ created: 0, replaced: 1, errors: [] });
    expect(await find('a')).toMatchObject({
      text: 'Two. And three.',
      length: 15,
      sentences: [0, 5],
    });
    const { items } = await listLog(project.lead, project.id, { limit: 10 });
    const entry = items.find(({ event }) => event.type === 'textsReplaced');
    expect(entry?.event).toMatchObject({ snippets: ['a'], fileName: 'texts.zip' });
    expect(entry?.person).toBe(project.lead.userId);
  });

  it('refuses another text for one that somebody is to read, and takes the rest', async () => {
    const reader = await join(project, 'reader', 'annotator');
    await importRows('name,text\na,One.\n');
    await assignAll(project, [reader]);
    const report = await importRows('name,text\na,Two.\nb,New.\n');
    expect(report).toMatchObject({ created: 1, replaced: 0, leftOut: 1 });
    expect(report.errors).toMatchObject([{ code: 'differentText', line: 2 }]);
    expect(await find('a')).toMatchObject({ text: 'One.' });
  });

  it('never puts a text in the place of another by a name that it made', async () => {
    await importRows('text\nOne.\n');
    const report = await importRows('text\nTwo.\n');
    expect(report).toMatchObject({ created: 0, replaced: 0, leftOut: 1 });
    expect(await find('rows-1')).toMatchObject({ text: 'One.' });
  });

  it('keeps the material that the question names to those who were asked, and says so', async () => {
    const reader = await join(project, 'reader', 'annotator');
    await importRows('name,text,material\na,Of CdS.,CdS\n');
    await assignAll(project, [reader]);
    await importRows('name,text,material\nb,Of CdS.,CdS\n');
    const report = await importRows('name,text,material\na,Of CdS.,CdSe\nb,Of CdS.,CdSe\n');
    expect(report.notes.map(({ code }) => code)).toContain('materialKept');
    expect([(await find('a')).material, (await find('b')).material]).toEqual(['CdS', 'CdSe']);
  });

  it('gives one snippet of each name when two imports run at the same time', async () => {
    const rows = (text: string) =>
      `name,text,doi\n${Array.from({ length: 250 }, (_, i) => `n${i},${text} ${i}.,10.1/${i % 7}`).join('\n')}\n`;
    const ids = [await request(rows('Text')), await request(rows('Text'))];
    const reports = await Promise.all(ids.map(run));
    const sum = (field: 'created' | 'known' | 'replaced') =>
      reports.reduce((total, report) => total + report[field], 0);
    expect([sum('created'), sum('known'), sum('replaced')]).toEqual([250, 250, 0]);
    const { id: projectId } = project;
    expect(await database().snippet.count({ where: { projectId } })).toBe(250);
    expect(await database().article.count({ where: { projectId } })).toBe(7);
  });

  it('lets one text stand when two imports name two', async () => {
    const ids = [await request('name,text\na,One.\n'), await request('name,text\na,Two.\n')];
    const reports = await Promise.all(ids.map(run));
    expect(reports.map(({ created, replaced }) => created + replaced)).toEqual([1, 1]);
    expect(['One.', 'Two.']).toContain((await find('a')).text);
  });
});

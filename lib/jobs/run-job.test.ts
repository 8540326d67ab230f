import { expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { database, unlessAtWork } from '../data/database';
import { createJob } from '../data/jobs/jobs';
import { makeProject } from '../data/testing/build-project';
import { prepareTestDatabase } from '../data/testing/database';
import { runJob } from './run-job';

prepareTestDatabase();

async function makeImport(): Promise<string> {
  const project = await makeProject();
  const zip = zipSync({ 'one.txt': new TextEncoder().encode('A gap of 1.5 eV.') });
  const input = { kind: 'texts', fileName: 'texts.zip', round: 'Round 1', annotatorId: null };
  return createJob(project.lead, project.id, 'import', input, zip);
}

const jobOf = (id: string) => database().job.findUniqueOrThrow({ where: { id } });

it('a job that a process is running is not run beside it, and is free when that one is gone', async () => {
  const id = await makeImport();
  const ran = await unlessAtWork(`goldspan job ${id}`, async () => {
    await runJob(id);
    expect(await jobOf(id)).toMatchObject({ state: 'queued', report: null });
  });
  expect(ran).toBe(true);
  await runJob(id);
  expect(await jobOf(id)).toMatchObject({ state: 'done', report: { created: 1, known: 0 } });
});

it('a job that is started twice at once is run once', async () => {
  const id = await makeImport();
  await Promise.all([runJob(id), runJob(id)]);
  expect(await jobOf(id)).toMatchObject({ state: 'done', report: { created: 1, known: 0 } });
});

it('what went wrong in it leaves no lock', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  await expect(unlessAtWork('some name', fails)).rejects.toThrow('broken');
  expect(await unlessAtWork('some name', () => Promise.resolve())).toBe(true);
});

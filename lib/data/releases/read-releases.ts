import { notFound } from '../../domain/errors';
import type { Actor } from '../actor';
import { database } from '../database';
import type { ReleaseStatus } from '../generated/enums';
import { requireProject, type GuardedProject } from '../rights/require-project';

export type ReleaseEntry = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly status: ReleaseStatus;
  readonly createdAt: Date;
  readonly manifest: unknown;
  readonly files: readonly {
    readonly name: string;
    readonly size: number;
    readonly sha256: string;
  }[];
};

/** The readings behind a release: for those who adjudicate, since readers' notes are in it. */
export const readingsFile = 'readings.zip';

const fields = {
  id: true,
  name: true,
  note: true,
  status: true,
  createdAt: true,
  manifest: true,
  files: { orderBy: { name: 'asc' }, select: { name: true, size: true, sha256: true } },
} as const;

/** Newest first. @throws Refusal `notFound`, `forbidden` */
export async function listReleases(actor: Actor, projectId: string): Promise<ReleaseEntry[]> {
  const project = await requireProject(actor, 'viewReleases', projectId);
  const releases = await database().release.findMany({
    where: { projectId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: fields,
  });
  return releases.map((release) => withFilesFor(project, release));
}

/** By id, or by name for people who write links by hand. @throws Refusal `notFound` */
export async function readRelease(
  actor: Actor,
  projectId: string,
  release: string,
): Promise<ReleaseEntry> {
  const project = await requireProject(actor, 'viewReleases', projectId);
  const found = await database().release.findFirst({
    where: { projectId, OR: [{ id: release }, { name: release }] },
    select: fields,
  });
  if (found === null) throw notFound('The release');
  return withFilesFor(project, found);
}

function withFilesFor({ actions }: GuardedProject, release: ReleaseEntry): ReleaseEntry {
  const maySeeReadings = actions.includes('viewCaseQueue');
  const files = release.files.filter(({ name }) => maySeeReadings || name !== readingsFile);
  return { ...release, files };
}

export type ReleaseFileStream = {
  readonly size: number;
  readonly sha256: string;
  readonly chunks: AsyncIterable<Uint8Array>;
};

/** A file of a release as it was stored, chunk by chunk. @throws Refusal `notFound` */
export async function openReleaseFile(
  actor: Actor,
  projectId: string,
  release: string,
  name: string,
): Promise<ReleaseFileStream> {
  const { id, files } = await readRelease(actor, projectId, release);
  const file = files.find((each) => each.name === name);
  if (file === undefined) throw notFound(`The file ${name}`);
  return { size: file.size, sha256: file.sha256, chunks: readChunks(id, name) };
}

async function* readChunks(releaseId: string, name: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const chunk = await database().releaseChunk.findUnique({
      where: { releaseId_name_place: { releaseId, name, place } },
    });
    if (chunk === null) return;
    yield chunk.bytes;
  }
}

/**
 * Makes a release: its rows are copied, its files written, read back, and stored as bytes, all in
 * one transaction. A file that does not prove itself is not offered.
 */
import { createHash } from 'node:crypto';
import { assertPresent, Refusal, type RefusalDetail } from '../../domain/errors';
import { writeAnnotationConf } from '../../domain/label-scheme/write-annotation-conf';
import { writeVisualConf } from '../../domain/label-scheme/write-visual-conf';
import { countRelease } from '../../domain/release/release-snippet';
import { buildPv600Files, pv600Table } from '../../domain/release/pv600-files';
import { findPv600Problems } from '../../domain/release/pv600-problems';
import { readBackPv600 } from '../../domain/release/read-back-pv600';
import { encodeContent, unzipFiles, zipFiles } from '../../domain/release/zip-files';
import type { Actor } from '../actor';
import { freezeBasis } from '../cases/freeze-basis';
import { inTransaction, isUniqueViolation, type Connection } from '../database';
import { programVersion } from '../health';
import { newId } from '../identifier';
import { exportReadings } from '../readings/export-readings';
import { requireProject } from '../rights/require-project';
import { listBlockers } from './blockers';
import { readingsFile } from './read-releases';
import { loadReleaseContent, type ReleaseContent } from './load-release';
import { refuseBlocked } from './request-release';

export type NewRelease = {
  readonly name: string;
  readonly note: string;
  readonly draft: boolean;
  /** User id of who asked for it. */
  readonly createdBy: string;
};

export type MadeRelease = {
  readonly id: string;
  readonly files: readonly string[];
  /** Why a format is not among the files. */
  readonly notes: readonly RefusalDetail[];
};

type NamedBytes = { readonly name: string; readonly bytes: Uint8Array };

const generator = `Goldspan ${programVersion}`;
const chunkBytes = 1024 * 1024;

/**
 * @throws Refusal `unprocessable` with what stands in the way of a final release, or naming the
 *   file that did not read back as it was written
 */
export async function makeRelease(
  actor: Actor,
  projectId: string,
  release: NewRelease,
): Promise<MadeRelease> {
  await requireProject(actor, 'manageProject', projectId);
  const id = newId();
  try {
    return await inTransaction(async (tx) => {
      const content = await loadReleaseContent(tx, projectId);
      if (!release.draft) refuseBlocked(await listBlockers(actor, projectId, tx));
      if (content.snippets.length === 0) {
        throw new Refusal(
          'unprocessable',
          'No snippet is settled yet: there is nothing to release.',
        );
      }
      const { files, notes } = writePv600(content, release.name);
      // Of settled snippets alone: a reading whose case waits is nobody's to see yet.
      const caseIds = content.sources.map(({ caseId }) => caseId);
      const readings = zipFiles(await exportReadings(actor, projectId, { caseIds }, tx));
      const all = [...files, { name: readingsFile, bytes: readings }];
      if (!release.draft) await freezeBasis(tx, caseIds);
      await storeRelease(tx, projectId, id, release, content, all, notes);
      return { id, files: all.map(({ name }) => name), notes };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', `There is a release named "${release.name}" already.`);
  }
}

/** The dataset's own format, proven by reading it back; none of it when the data do not fit it. */
function writePv600(
  { snippets, scheme, schemeVersion, guidelineVersion }: ReleaseContent,
  name: string,
): { files: NamedBytes[]; notes: RefusalDetail[] } {
  const notes = findPv600Problems(snippets, scheme);
  if (notes.length > 0) return { files: [], notes };
  const files = buildPv600Files(snippets, scheme, {
    annotationConf: writeAnnotationConf(scheme),
    visualConf: writeVisualConf(scheme),
    about: { release: name, generator, schemeVersion, guidelineVersion },
    hash: sha256,
  });
  const zip = zipFiles(files);
  const differences = readBackPv600(unzipFiles(zip), snippets, scheme);
  if (differences.length > 0) {
    throw new Refusal(
      'unprocessable',
      'The files did not read back as they were written, so they are not offered. This is a fault of the program.',
      differences.map(({ path, message }) => ({ file: path, message })),
    );
  }
  const table = files.find(({ path }) => path === pv600Table);
  return {
    files: [
      ...(table === undefined ? [] : [{ name: pv600Table, bytes: encodeContent(table) }]),
      { name: 'PV600.zip', bytes: zip },
    ],
    notes,
  };
}

async function storeRelease(
  tx: Connection,
  projectId: string,
  id: string,
  release: NewRelease,
  content: ReleaseContent,
  files: readonly NamedBytes[],
  notes: readonly RefusalDetail[],
): Promise<void> {
  const { snippets, sources, scheme, schemeVersion, guidelineVersion, leftOut } = content;
  const entries = files.map(({ name, bytes }) => ({
    name,
    size: bytes.byteLength,
    sha256: sha256(bytes),
  }));
  const manifest = {
    release: release.name,
    status: release.draft ? 'draft' : 'final',
    generator,
    schemeVersion,
    guidelineVersion,
    offsets: 'Unicode code points, half-open [start, end)',
    counts: countRelease(snippets, scheme),
    leftOut,
    files: entries,
    notes: notes.map((note) => ({ ...note })),
  };
  await tx.release.create({
    data: {
      id,
      projectId,
      name: release.name,
      note: release.note,
      status: release.draft ? 'draft' : 'final',
      generator,
      manifest,
      createdBy: release.createdBy,
    },
  });
  await tx.releaseRow.createMany({
    data: sources.map(({ snippetId, reasons }, place) => {
      const snippet = assertPresent(snippets[place], 'the snippet of a source');
      const row = JSON.parse(JSON.stringify(snippet)) as object;
      return { releaseId: id, place, snippet: snippet.name, snippetId, row, reasons };
    }),
  });
  for (const { name, bytes } of files) {
    await tx.releaseFile.create({
      data: { releaseId: id, name, size: bytes.byteLength, sha256: sha256(bytes) },
    });
    for (let place = 0; place * chunkBytes < bytes.byteLength; place += 1) {
      const chunk = bytes.slice(place * chunkBytes, (place + 1) * chunkBytes);
      await tx.releaseChunk.create({ data: { releaseId: id, name, place, bytes: chunk } });
    }
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

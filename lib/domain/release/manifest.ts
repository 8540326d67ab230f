/**
 * The manifest beside the files of an export: what it is of, how it counts, and a hash of every
 * file, so that anyone can tell whether what they have is what was released.
 */
import type { ReleaseCounts } from './release-snippet';
import { encodeContent, type ReleaseFile } from './zip-files';

export const manifestPath = 'manifest.json';

export type ManifestSubject = {
  readonly format: string;
  readonly release: string;
  /** Name and version of the program that wrote the files. */
  readonly generator: string;
  readonly schemeVersion: number;
  readonly guidelineVersion: number;
  readonly counts: ReleaseCounts;
};

/** SHA-256 of bytes in lower-case hexadecimal. */
export type Hash = (bytes: Uint8Array) => string;

type FileEntry = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** `manifest.json` for the files, which must not hold one yet. */
export function buildManifest(
  subject: ManifestSubject,
  files: readonly ReleaseFile[],
  hash: Hash,
): ReleaseFile {
  const manifest = {
    ...subject,
    offsets: 'Unicode code points, half-open [start, end)',
    encoding: 'UTF-8',
    files: files.map((file) => describeFile(file, hash)),
  };
  return { path: manifestPath, content: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** What in the files does not agree with their manifest, a sentence each. */
export function checkManifest(files: readonly ReleaseFile[], hash: Hash): string[] {
  const manifest = files.find(({ path }) => path === manifestPath);
  if (manifest === undefined) return [`${manifestPath} is missing.`];
  const { files: listed } = JSON.parse(manifest.content) as { files: FileEntry[] };
  const others = files.filter(({ path }) => path !== manifestPath);
  const missing = listed.filter(({ path }) => !others.some((file) => file.path === path));
  return [
    ...missing.map(({ path }) => `${path} is missing.`),
    ...others.flatMap((file) => {
      const found = describeFile(file, hash);
      const entry = listed.find(({ path }) => path === file.path);
      if (entry === undefined) return [`${file.path} is not in the manifest.`];
      const isSame = entry.sha256 === found.sha256 && entry.bytes === found.bytes;
      return isSame ? [] : [`${file.path} is not the file of the manifest.`];
    }),
  ];
}

function describeFile(file: ReleaseFile, hash: Hash): FileEntry {
  const bytes = encodeContent(file);
  return { path: file.path, bytes: bytes.length, sha256: hash(bytes) };
}

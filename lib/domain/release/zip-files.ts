/**
 * Files of a release, and the archive that holds them. The same files give the same bytes, on any
 * day and in any time zone.
 */
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** `path` uses `/` and stays inside the archive; `content` is written as UTF-8. */
export type ReleaseFile = { readonly path: string; readonly content: string };

/** The earliest day that an archive can say; taken as local time, which is how it is written. */
const fixedTime = new Date(1980, 0, 1);

/** The bytes of a file. */
export function encodeContent({ content }: ReleaseFile): Uint8Array {
  return strToU8(content);
}

/** A zip archive of the files, in their order. Two files with one path are a defect and throw. */
export function zipFiles(files: readonly ReleaseFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const file of files) {
    if (file.path in entries) throw new Error(`The archive would hold ${file.path} twice.`);
    entries[file.path] = encodeContent(file);
  }
  return zipSync(entries, { level: 6, mtime: fixedTime });
}

/** The files of an archive that `zipFiles` wrote, folders left out. */
export function unzipFiles(archive: Uint8Array): ReleaseFile[] {
  return Object.entries(unzipSync(archive))
    .filter(([path]) => !path.endsWith('/'))
    .map(([path, bytes]) => ({ path, content: strFromU8(bytes) }));
}

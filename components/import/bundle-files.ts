/** Several files as the one file that an upload takes. */
import { zipSync, type Zippable } from 'fflate';

/**
 * One file as it is; several as a zip file, stored without compression, under the names (and, of a
 * chosen folder, the paths) that they have. Null for none.
 */
export async function bundleFiles(files: readonly File[]): Promise<File | null> {
  const [first, ...others] = files;
  if (first === undefined || others.length === 0) return first ?? null;
  const entries: Zippable = {};
  for (const file of files) {
    entries[pathOf(file, entries)] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }];
  }
  const bytes = zipSync(entries);
  return new File([bytes], `${files.length} files.zip`, { type: 'application/zip' });
}

/** Two files of one name stay two: the import says so, instead of one vanishing here. */
function pathOf(file: File, taken: Zippable): string {
  const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
  let free = path;
  for (let i = 2; free in taken; i += 1) free = `${i}/${path}`;
  return free;
}

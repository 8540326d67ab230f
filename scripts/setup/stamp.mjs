/**
 * Whether something made from files is still made from the files as they are now: the hash of its
 * sources is kept beside it in a stamp, written last, so that work that was cut off leaves none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash over the names and contents of files, the same on every machine.
 * @param {string} root
 * @param {readonly string[]} sources files and folders relative to root; absent ones are left out
 * @param {(file: string) => boolean} [counts] whether a file (relative, with slashes) counts
 */
export function hashSources(root, sources, counts = () => true) {
  const files = sources.flatMap((source) => filesUnder(root, source)).filter(counts);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @returns {string | null} what the stamp says, null when there is none */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

export function writeStamp(file, hash) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

export function removeStamp(file) {
  rmSync(file, { force: true });
}

function filesUnder(root, source) {
  const stats = statSync(path.join(root, source), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [source];
  return readdirSync(path.join(root, source)).flatMap((name) =>
    filesUnder(root, `${source}/${name}`),
  );
}

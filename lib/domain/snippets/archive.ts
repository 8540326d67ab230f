/**
 * Opening an uploaded zip file. All that its directory claims is checked before a byte is inflated
 * (count, names, sizes, ratio), and each claim again while inflating, since directories lie. The
 * result is all entries or a refusal that names the entry: a file is never opened in part.
 */
import { Refusal, type RefusalCode, type RefusalDetail } from '../errors';
import { isLeftover, pathFault, plainPath } from './entry-path';
import { computeCrc, inflateExactly } from './inflate';
import { damaged, readZipDirectory, type ZipRecord } from './zip-directory';

/** An uploaded file: one of an archive, or one that came alone. */
export type UploadedFile = { readonly path: string; readonly bytes: Uint8Array };

export type ArchiveLimits = {
  readonly maxEntries: number;
  /** Bytes of one entry after inflating. */
  readonly maxEntryBytes: number;
  /** Bytes of all entries after inflating. */
  readonly maxTotalBytes: number;
  /** Inflated bytes for each packed one; texts stay under 20. Small entries are not held to it. */
  readonly maxRatio: number;
};

export const archiveLimits: ArchiveLimits = {
  maxEntries: 20_000,
  maxEntryBytes: 32 * 1024 * 1024,
  maxTotalBytes: 256 * 1024 * 1024,
  maxRatio: 200,
};

/** Entries up to this size may be packed as tightly as they like. */
const harmlessSize = 64 * 1024;

const localHeaderSignature = 0x04034b50;
const localHeaderLength = 30;

/**
 * Opens a zip file.
 *
 * @returns The files in the order of their paths; notes name what was left out.
 * @throws Refusal `tooLarge` or `unprocessable`, naming the entry and the reason.
 */
export function openArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = archiveLimits,
): { entries: readonly UploadedFile[]; notes: readonly RefusalDetail[] } {
  const { records, offset } = readZipDirectory(bytes, limits.maxEntries);
  const files = new Map<string, ZipRecord>();
  const leftovers: string[] = [];
  for (const record of records) {
    const fault = pathFault(record.path);
    if (fault !== null) throw refuseEntry(record, 'unprocessable', fault);
    const path = plainPath(record.path);
    if (record.path.endsWith('/')) continue;
    if (isLeftover(path)) {
      leftovers.push(path);
    } else if (files.has(path)) {
      throw refuseEntry(record, 'unprocessable', 'is in the zip file twice');
    } else {
      files.set(path, record);
    }
  }
  checkClaims([...files.values()], limits);
  const places = locateData(bytes, [...files.values()], offset);
  const entries = [...files].map(([path, record]) => ({
    path,
    bytes: unpack(record, bytes.subarray(...(places.get(record) ?? [0, 0]))),
  }));
  return {
    entries: entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    notes: noteLeftovers(leftovers),
  };
}

/** One note for each file, save that macOS adds one for every real file in a folder of its own. */
function noteLeftovers(paths: readonly string[]): RefusalDetail[] {
  const isOfMac = (path: string) => path.split('/').includes('__MACOSX');
  const note = (file: string, what: string) => ({
    file,
    code: 'leftOut',
    message: `${what} left out: made by the system it comes from, no text of yours.`,
  });
  const macCount = paths.filter(isOfMac).length;
  const notes = paths.filter((path) => !isOfMac(path)).map((path) => note(path, `${path} is`));
  if (macCount > 0) notes.push(note('__MACOSX', `The folder __MACOSX (files: ${macCount}) is`));
  return notes;
}

function checkClaims(records: readonly ZipRecord[], limits: ArchiveLimits): void {
  let total = 0;
  for (const record of records) {
    const { size, packedSize } = record;
    total += size;
    if (record.isEncrypted) throw refuseEntry(record, 'unprocessable', 'is encrypted');
    if (record.isLink) throw refuseEntry(record, 'unprocessable', 'is a link, not a file');
    if (record.method !== 0 && record.method !== 8) {
      const reason = 'is packed by a method that is not read here; zip with Deflate';
      throw refuseEntry(record, 'unprocessable', reason);
    }
    if (size > limits.maxEntryBytes) {
      throw refuseEntry(record, 'tooLarge', `is larger than ${limits.maxEntryBytes} bytes`);
    }
    if (size > harmlessSize && size > packedSize * limits.maxRatio) {
      const reason = `would grow more than ${limits.maxRatio}-fold, as no text does`;
      throw refuseEntry(record, 'tooLarge', reason);
    }
    if (total > limits.maxTotalBytes) {
      const reason = `takes the whole over ${limits.maxTotalBytes} bytes; split the zip file`;
      throw refuseEntry(record, 'tooLarge', reason);
    }
  }
}

/** Start and end of each entry's packed data; entries that share bytes are a trick and refused. */
function locateData(
  bytes: Uint8Array,
  records: readonly ZipRecord[],
  directoryOffset: number,
): ReadonlyMap<ZipRecord, [number, number]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const places = new Map<ZipRecord, [number, number]>();
  let free = 0;
  for (const record of records.toSorted((a, b) => a.offset - b.offset)) {
    const { offset, packedSize } = record;
    const isInside = offset >= free && offset + localHeaderLength <= directoryOffset;
    if (!isInside || view.getUint32(offset, true) !== localHeaderSignature) {
      throw refuseEntry(record, 'unprocessable', 'is not where the zip file says; it is damaged');
    }
    const nameLength = view.getUint16(offset + 26, true);
    const start = offset + localHeaderLength + nameLength + view.getUint16(offset + 28, true);
    free = start + packedSize;
    if (free > directoryOffset) throw damaged(`${record.path} reaches beyond its place`);
    places.set(record, [start, free]);
  }
  return places;
}

function unpack(record: ZipRecord, packed: Uint8Array): Uint8Array {
  const result = record.method === 0 ? packed.slice() : inflateExactly(packed, record.size);
  if (result === 'tooLong') {
    throw refuseEntry(record, 'tooLarge', 'is larger than the zip file claims');
  }
  if (typeof result === 'string' || result.length !== record.size) {
    throw refuseEntry(record, 'unprocessable', 'is damaged: its data do not fit their size');
  }
  if (computeCrc(result) !== record.crc) {
    throw refuseEntry(record, 'unprocessable', 'is damaged: its checksum is wrong');
  }
  return result;
}

function refuseEntry({ path }: ZipRecord, code: RefusalCode, reason: string): Refusal {
  const message = `${JSON.stringify(path)} ${reason}. Nothing of the zip file was read.`;
  return new Refusal(code, message, [{ file: path, code: 'refusedEntry', message }]);
}

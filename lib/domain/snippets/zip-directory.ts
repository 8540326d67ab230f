/**
 * The central directory of a zip file, read before anything is inflated: names, sizes and places as
 * the file itself gives them. They are claims to be checked, not facts. Source: PKWARE APPNOTE 6.3,
 * sections 4.3 to 4.5, with Zip64 sizes. Reading never leaves the bytes: what points outside is a
 * damaged file.
 */
import { Refusal } from '../errors';

export type ZipRecord = {
  /** As written in the file, not yet checked. */
  readonly path: string;
  /** 0 stored, 8 deflated; others exist. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  /** Bytes in the file. */
  readonly packedSize: number;
  /** Bytes after inflating, as claimed. */
  readonly size: number;
  /** Where the entry's own header begins. */
  readonly offset: number;
};

export type ZipDirectory = {
  readonly records: readonly ZipRecord[];
  /** Where the directory begins: no entry's data may reach beyond. */
  readonly offset: number;
};

const endSignature = 0x06054b50;
const zip64LocatorSignature = 0x07064b50;
const zip64EndSignature = 0x06064b50;
const recordSignature = 0x02014b50;
const endLength = 22;
const recordLength = 46;

/**
 * Reads the directory of a zip file.
 *
 * @throws Refusal `unprocessable` when there is none or it is damaged, `tooLarge` when it claims
 *   more than `maxEntries`.
 */
export function readZipDirectory(bytes: Uint8Array, maxEntries: number): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { count, offset, size, end } = readEnd(view);
    if (count > maxEntries) {
      const message = `The zip file has ${count} entries; at most ${maxEntries} are read. Split it.`;
      throw new Refusal('tooLarge', message);
    }
    if (offset + size > end) throw damaged('its directory does not fit into it');
    const records: ZipRecord[] = [];
    let at = offset;
    for (let index = 0; index < count; index += 1) {
      const { record, next } = readRecord(view, bytes, at);
      records.push(record);
      at = next;
    }
    if (at !== offset + size) throw damaged('its directory has another length than it claims');
    return { records, offset };
  } catch (error) {
    if (error instanceof RangeError) throw damaged('its directory points outside the file');
    throw error;
  }
}

/** The refusal of a file that cannot be read as a zip. */
export function damaged(why: string): Refusal {
  const message = `The zip file is damaged or cut off: ${why}. Make it again and upload it once more.`;
  return new Refusal('unprocessable', message);
}

type End = { count: number; offset: number; size: number; end: number };

function readEnd(view: DataView): End {
  const end = findEnd(view);
  const disk = view.getUint16(end + 4, true);
  const hasZip64 = end >= 20 && view.getUint32(end - 20, true) === zip64LocatorSignature;
  if (hasZip64) {
    const start = readUint64(view, end - 20 + 8);
    if (view.getUint32(start, true) !== zip64EndSignature)
      throw damaged('its Zip64 end is missing');
    return {
      count: readUint64(view, start + 32),
      size: readUint64(view, start + 40),
      offset: readUint64(view, start + 48),
      end: start,
    };
  }
  if (disk !== 0) throw damaged('it is one part of several');
  return {
    count: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
    end,
  };
}

/** The end record is the last thing in the file, save a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    if (at + endLength + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damaged('it has no directory at its end');
}

function readRecord(
  view: DataView,
  bytes: Uint8Array,
  at: number,
): { record: ZipRecord; next: number } {
  if (view.getUint32(at, true) !== recordSignature)
    throw damaged('an entry of its directory is missing');
  const flags = view.getUint16(at + 8, true);
  const nameEnd = at + recordLength + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > bytes.length) throw damaged('its directory is cut off');
  const unixMode = view.getUint16(at + 40, true);
  const sizes = widenSizes(view, nameEnd, extraEnd, {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  });
  const record = {
    path: decodeName(bytes.subarray(at + recordLength, nameEnd)),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & 0x2041) !== 0,
    isLink: (unixMode & 0xf000) === 0xa000,
    crc: view.getUint32(at + 16, true),
    ...sizes,
  };
  return { record, next };
}

type Sizes = Pick<ZipRecord, 'size' | 'packedSize' | 'offset'>;

/** Sizes that do not fit into 32 bits stand in the Zip64 extra field, in this order. */
function widenSizes(view: DataView, start: number, end: number, sizes: Sizes): Sizes {
  const wide = { ...sizes };
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let place = at + 4;
    for (const key of ['size', 'packedSize', 'offset'] as const) {
      if (sizes[key] !== 0xffffffff) continue;
      wide[key] = readUint64(view, place);
      place += 8;
    }
  }
  return wide;
}

function readUint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const shown = new TextDecoder('latin1').decode(bytes);
    const message = `The name ${JSON.stringify(shown)} in the zip file is not UTF-8. Zip the folder with UTF-8 names.`;
    throw new Refusal('unprocessable', message);
  }
}

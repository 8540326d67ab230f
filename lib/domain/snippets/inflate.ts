/**
 * Inflating with an upper bound. The size that a zip file claims is only a claim: data that turn out
 * longer are given up as soon as they pass it, so that a small file cannot fill the memory.
 */
import { Inflate, inflateSync } from 'fflate';

/** Packed bytes fed at a time: at most about 1,000 times as many come out before the next check. */
const pieceLength = 8192;

/** Thrown inside and never seen outside: the data are longer than they claim. */
class TooLong extends Error {}

/**
 * Inflates raw deflate data of a known size.
 *
 * @returns The bytes, or why there are none: `tooLong` and `tooShort` against `size`, `malformed`.
 */
export function inflateExactly(
  packed: Uint8Array,
  size: number,
): Uint8Array | 'tooLong' | 'tooShort' | 'malformed' {
  try {
    const inflate = packed.length <= pieceLength ? inflateAtOnce : inflateInPieces;
    return inflate(packed, size);
  } catch (error) {
    return error instanceof TooLong ? 'tooLong' : 'malformed';
  }
}

/** For the many small files of an import: what goes beyond the room given is not written. */
function inflateAtOnce(packed: Uint8Array, size: number): Uint8Array | 'tooShort' {
  if (packed.length === 0) return size === 0 ? packed : 'tooShort';
  const result = inflateSync(packed, { out: new Uint8Array(size + 1) });
  if (result.length > size) throw new TooLong();
  return result.length < size ? 'tooShort' : result;
}

function inflateInPieces(packed: Uint8Array, size: number): Uint8Array | 'tooShort' {
  const result = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((piece) => {
    if (length + piece.length > size) throw new TooLong();
    result.set(piece, length);
    length += piece.length;
  });
  for (let at = 0; at < packed.length; at += pieceLength) {
    stream.push(packed.subarray(at, at + pieceLength), at + pieceLength >= packed.length);
  }
  return length < size ? 'tooShort' : result;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

/** The CRC-32 of zip files (ISO 3309), as an unsigned number. */
export function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

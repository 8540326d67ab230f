import { deflateRawSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../errors';
import { archiveLimits, openArchive } from './archive';
import { inflateExactly } from './inflate';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const text = (content: string) => strToU8(content);

/** fflate's plain zip of these files. */
const zip = (files: Record<string, string>): Uint8Array => {
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files)) entries[path] = text(content);
  return zipSync(entries, { mtime: new Date(2000, 1, 1) });
};

/** Where the first directory record begins, and the end record. */
const directoryOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  return { view, end, record: view.getUint32(end + 16, true) };
};

/** A copy in which the directory (or whatever `change` touches) says something else. */
const tamper = (
  bytes: Uint8Array,
  change: (at: { view: DataView; end: number; record: number }) => void,
): Uint8Array => {
  const copy = bytes.slice();
  change(directoryOf(copy));
  return copy;
};

const refusalOf = (bytes: Uint8Array, limits = archiveLimits): Refusal => {
  try {
    openArchive(bytes, limits);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
  throw new Error('The archive was opened.');
};

/** Bytes that inflate to `mebibytes` MiB of zeros: one block of 1 MiB, repeated. */
const deflateZeros = (mebibytes: number): Uint8Array => {
  const block = deflateRawSync(new Uint8Array(2 ** 20), { finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), Buffer.from([3, 0])]);
};

/** A zip of one deflated entry around given data, which claims a size of its own. */
const wrap = (
  path: string,
  packed: Uint8Array,
  claimedSize: number,
  claimedPacked = packed.length,
) => {
  const name = text(path);
  const header = new DataView(new ArrayBuffer(30));
  header.setUint32(0, 0x04034b50, true);
  header.setUint16(8, 8, true);
  header.setUint32(18, claimedPacked, true);
  header.setUint32(22, claimedSize, true);
  header.setUint16(26, name.length, true);
  const record = new DataView(new ArrayBuffer(46));
  record.setUint32(0, 0x02014b50, true);
  record.setUint16(10, 8, true);
  record.setUint32(20, claimedPacked, true);
  record.setUint32(24, claimedSize, true);
  record.setUint16(28, name.length, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, 46 + name.length, true);
  end.setUint32(16, 30 + name.length + packed.length, true);
  const bytes = (view: DataView) => new Uint8Array(view.buffer);
  return new Uint8Array(
    Buffer.concat([bytes(header), name, packed, bytes(record), name, bytes(end)]),
  );
};

describe('openArchive', () => {
  it('gives back what was zipped, by path', () => {
    const files = { 'b/2.txt': 'β', '1.txt': 'one '.repeat(1000), 'b/1.ann': '' };
    const { entries, notes } = openArchive(zip(files));
    expect(entries.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')])).toEqual([
      ['1.txt', files['1.txt']],
      ['b/1.ann', ''],
      ['b/2.txt', 'β'],
    ]);
    expect(notes).toEqual([]);
  });

  it('reads stored entries, folders, a comment at the end and "./" in front', () => {
    const entries: Zippable = {
      './a.txt': [text('A'), { level: 0 }],
      folder: { 'b.txt': text('B') },
    };
    const bytes = zipSync(entries);
    const commented = new Uint8Array(Buffer.concat([bytes, text('hello')]));
    new DataView(commented.buffer).setUint16(bytes.length - 2, 5, true);
    expect(openArchive(commented).entries.map(({ path }) => path)).toEqual([
      'a.txt',
      'folder/b.txt',
    ]);
  });

  it('reads sizes from a Zip64 field', () => {
    const bytes = zipSync({
      'a.txt': [text('A'.repeat(50)), { extra: { 1: new Uint8Array(16) } }],
    });
    const wide = tamper(bytes, ({ view, record }) => {
      const extra = record + 46 + 5 + 4;
      view.setBigUint64(extra, 50n, true);
      view.setBigUint64(extra + 8, BigInt(view.getUint32(record + 20, true)), true);
      view.setUint32(record + 20, 0xffffffff, true);
      view.setUint32(record + 24, 0xffffffff, true);
    });
    expect(openArchive(wide).entries[0]?.bytes.length).toBe(50);
  });

  it('leaves out what systems add, and says so: once for the folder of macOS', () => {
    const { entries, notes } = openArchive(
      zip({
        'a.txt': 'A',
        '.DS_Store': 'x',
        'b/.stats_cache': 'x',
        '__MACOSX/._a.txt': 'x',
        '__MACOSX/b/._c': 'x',
      }),
    );
    expect(entries.map(({ path }) => path)).toEqual(['a.txt']);
    expect(notes.map(({ file }) => file)).toEqual(['.DS_Store', 'b/.stats_cache', '__MACOSX']);
    expect(notes[2]?.message).toContain('files: 2');
  });

  it.each([
    ['../a.txt', 'leads out'],
    ['b/../../a.txt', 'leads out'],
    ['b/c/..', 'leads out'],
    ['__MACOSX/../../a', 'leads out'],
    ['/etc/a.txt', 'absolute'],
    ['C:/a.txt', 'absolute'],
    ['c:a.txt', 'absolute'],
    ['b\\a.txt', 'backslash'],
    ['a\0.txt', 'control character'],
    ['a\n.txt', 'control character'],
    ['./', 'no name'],
  ])('refuses the path %j', (path, reason) => {
    const refusal = refusalOf(zip({ 'good.txt': 'fine', [path]: 'bad' }));
    expect(refusal.message).toContain(reason);
    expect(refusal.details).toMatchObject([{ file: path }]);
  });

  it('refuses a path that is there twice', () => {
    const bytes = zip({ 'a.txt': 'A', 'b.txt': 'B' });
    const twice = tamper(bytes, ({ view, record }) => {
      const second = record + 46 + 5;
      view.setUint8(second + 46, 'a'.charCodeAt(0));
    });
    expect(refusalOf(twice).message).toMatch(/"a.txt" is in the zip file twice/u);
    expect(refusalOf(zip({ 'a.txt': 'A', './a.txt': 'B' })).message).toContain('twice');
  });

  it.each([
    ['encrypted', (view: DataView, record: number) => view.setUint16(record + 8, 1, true)],
    ['method', (view: DataView, record: number) => view.setUint16(record + 10, 14, true)],
    ['link', (view: DataView, record: number) => view.setUint16(record + 40, 0xa1ff, true)],
    ['checksum', (view: DataView, record: number) => view.setUint32(record + 16, 1, true)],
    ['not where', (view: DataView, record: number) => view.setUint32(record + 42, 3, true)],
    ['not UTF-8', (view: DataView, record: number) => view.setUint8(record + 46, 0xe9)],
  ])('refuses an entry for being %s', (reason, change) => {
    const bytes = tamper(zip({ 'a.txt': 'A' }), ({ view, record }) => change(view, record));
    expect(refusalOf(bytes).message).toContain(reason);
  });

  it('refuses entries that share their data', () => {
    const shared = tamper(zip({ 'a.txt': 'A', 'b.txt': 'B' }), ({ view, record }) => {
      view.setUint32(record + 46 + 5 + 42, view.getUint32(record + 42, true), true);
    });
    expect(refusalOf(shared).message).toContain('not where');
  });

  it.each([
    ['smaller', 3, 'larger than the zip file claims'],
    ['larger', 60, 'do not fit'],
  ])('refuses an entry whose size the directory gives %s than it is', (_, size, reason) => {
    const bytes = tamper(zip({ 'a.txt': 'A'.repeat(50) }), ({ view, record }) => {
      view.setUint32(record + 24, size, true);
    });
    expect(refusalOf(bytes).message).toContain(reason);
  });

  it('refuses a stored entry whose two sizes differ', () => {
    const bytes = zipSync({ 'a.txt': [text('AAAA'), { level: 0 }] });
    const lying = tamper(bytes, ({ view, record }) => view.setUint32(record + 24, 9, true));
    expect(refusalOf(lying).message).toContain('do not fit');
  });

  it('refuses a file cut off anywhere, and nothing else is thrown', () => {
    const bytes = zip({ 'a.txt': 'A'.repeat(300), 'b/c.ann': 'T1\tX 0 1\tA\n', 'd.txt': '' });
    for (let length = 0; length < bytes.length; length += 7) {
      expect(refusalOf(bytes.subarray(0, length)).code).toBe('unprocessable');
    }
  });

  it('throws nothing but refusals for any damage, and never gives other bytes for it', () => {
    const files = { 'a.txt': 'The gap is 1.55 eV. '.repeat(20), 'b/c.ann': 'T1\tX 0 1\tA\n' };
    const bytes = zip(files);
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = bytes.slice();
        for (const [place, value] of changes) damaged[place] = value;
        try {
          const contents: string[] = Object.values(files);
          for (const entry of openArchive(damaged).entries) {
            expect(contents).toContain(Buffer.from(entry.bytes).toString('utf8'));
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('throws nothing but refusals for bytes that were never a zip', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(refusalOf(bytes).message).toContain('damaged');
      }),
    );
  });

  it('opens ten thousand entries, and refuses them where fewer are allowed', () => {
    const files = Array.from({ length: 10_000 }, (_, i) => [`${i}.txt`, text('x')] as const);
    const bytes = zipSync(Object.fromEntries(files), { level: 0 });
    expect(openArchive(bytes).entries).toHaveLength(10_000);
    const refusal = refusalOf(bytes, { ...archiveLimits, maxEntries: 9_999 });
    expect([refusal.code, refusal.message]).toEqual([
      'tooLarge',
      expect.stringContaining('10000 entries'),
    ]);
  });

  it('counts entries as the directory claims them before it reads one', () => {
    const bytes = tamper(zip({ 'a.txt': 'A' }), ({ view, end }) =>
      view.setUint16(end + 10, 0xffff, true),
    );
    expect(refusalOf(bytes).code).toBe('tooLarge');
    expect(refusalOf(bytes, { ...archiveLimits, maxEntries: 70_000 }).code).toBe('unprocessable');
  });

  it('refuses sizes over the limits: one entry, and all together', () => {
    const bytes = zip({ 'a.txt': 'A'.repeat(600), 'b.txt': 'B'.repeat(600) });
    const one = refusalOf(bytes, { ...archiveLimits, maxEntryBytes: 599 });
    expect([one.code, one.details[0]?.file]).toEqual(['tooLarge', 'a.txt']);
    const all = refusalOf(bytes, { ...archiveLimits, maxTotalBytes: 1199 });
    expect([all.code, all.details[0]?.file]).toEqual(['tooLarge', 'b.txt']);
    expect(openArchive(bytes, { ...archiveLimits, maxTotalBytes: 1200 }).entries).toHaveLength(2);
  });

  it('refuses what grows as no text does', () => {
    const refusal = refusalOf(zip({ 'a.txt': '0'.repeat(2 ** 20) }));
    expect([refusal.code, refusal.message]).toEqual(['tooLarge', expect.stringContaining('-fold')]);
  });

  it('refuses a gigabyte in a small file: honest about its size, or lying', () => {
    const packed = deflateZeros(1024);
    expect(packed.length).toBeLessThan(2 ** 21);
    const honest = refusalOf(wrap('bomb.txt', packed, 2 ** 30));
    expect([honest.code, honest.details[0]?.file]).toEqual(['tooLarge', 'bomb.txt']);
    const lying = refusalOf(wrap('bomb.txt', packed, 10_000));
    expect([lying.code, lying.message]).toEqual(['tooLarge', expect.stringContaining('claims')]);
  });
});

describe('inflateExactly', () => {
  it('stops feeding a bomb as soon as the claimed size is passed', () => {
    const packed = deflateZeros(64);
    let fed = 0;
    const watched = new Proxy(packed, {
      get: (target, key) => {
        if (key !== 'subarray') return Reflect.get(target, key, target) as unknown;
        return (start: number, end: number) => {
          fed += Math.min(end, target.length) - start;
          return target.subarray(start, end);
        };
      },
    });
    expect(inflateExactly(watched, 1000)).toBe('tooLong');
    expect(fed).toBeLessThan(10_000);
  });

  it('knows a stored block that goes beyond the claimed size', () => {
    const packed = deflateRawSync('hello hello', { level: 0 });
    expect(inflateExactly(packed, 11)).toEqual(text('hello hello'));
    expect(typeof inflateExactly(packed, 5)).toBe('string');
  });

  it('inflates long data in pieces', () => {
    const long = text(
      Array.from({ length: 20_000 }, (_, i) => `value ${(i * 7919) % 10_007}`).join('\n'),
    );
    const packed = deflateRawSync(long);
    expect(packed.length).toBeGreaterThan(20_000);
    expect(Buffer.compare(inflateExactly(packed, long.length) as Uint8Array, long)).toBe(0);
    expect(inflateExactly(packed, long.length - 1)).toBe('tooLong');
    expect(inflateExactly(packed, long.length + 1)).toBe('tooShort');
    expect(inflateExactly(packed.subarray(0, -4), long.length)).toBe('malformed');
  });

  it.each([
    ['whole', 0, 11],
    ['tooShort', 0, 12],
    ['tooLong', 0, 10],
    ['malformed', 3, 11],
  ])('answers %s', (answer, cut, size) => {
    const packed = deflateRawSync('hello hello');
    const result = inflateExactly(packed.subarray(0, packed.length - cut), size);
    expect(typeof result === 'string' ? result : 'whole').toBe(answer);
  });
});

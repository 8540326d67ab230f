import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRandomId } from './random-id';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

describe('createRandomId', () => {
  it('makes a version 4 UUID', () => {
    expect(createRandomId()).toMatch(version4);
  });

  it('makes one where randomUUID is missing, as on plain HTTP', () => {
    const insecure = {
      getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
    } as unknown as Crypto;
    const ids = Array.from({ length: 200 }, () => createRandomId(insecure));
    for (const id of ids) expect(id).toMatch(version4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sets version and variant whatever the bytes are', () => {
    const filled = (byte: number) =>
      createRandomId({
        getRandomValues: (bytes: Uint8Array) => bytes.fill(byte),
      } as unknown as Crypto);
    expect(filled(0xff)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(filled(0x00)).toBe('00000000-0000-4000-8000-000000000000');
  });
});

import { expect, test } from 'vitest';
import { readTextFiles } from './text-files';

const file = (name: string, ...bytes: number[]) => new File([new Uint8Array(bytes)], name);
const of = (name: string, content: string) => new File([content], name);

test('a text gives its name, and the marks beside it', async () => {
  expect(await readTextFiles([of('own.txt', 'A gap.'), of('own.ann', 'T1')])).toEqual({
    name: 'own',
    text: 'A gap.',
    ann: 'T1',
  });
});

test('the latest text counts, and marks alone leave the text as it is', async () => {
  expect(await readTextFiles([of('a.txt', 'A'), of('b.txt', 'B')])).toMatchObject({ text: 'B' });
  expect(await readTextFiles([of('own.ann', 'T1')])).toEqual({ ann: 'T1' });
});

test('a byte order mark is no character of the text', async () => {
  expect(await readTextFiles([file('own.txt', 0xef, 0xbb, 0xbf, 0x41)])).toMatchObject({
    text: 'A',
  });
});

test('what is not UTF-8 is refused with its place, not read with replaced characters', async () => {
  await expect(readTextFiles([file('own.txt', 0x35, 0xb0)])).rejects.toThrow(
    /own\.txt, line 1: it is not UTF-8/u,
  );
});

test('a file that is gone is named', async () => {
  const gone = { name: 'own.txt', arrayBuffer: () => Promise.reject(new Error('gone')) };
  await expect(readTextFiles([gone])).rejects.toThrow(
    'own.txt could not be read. Choose it again.',
  );
});

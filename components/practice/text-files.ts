/** A text with its marks, from files that a person chose. */
import { Refusal } from '@/lib/domain/errors';
import { decodeUtf8 } from '@/lib/domain/snippets/utf8';

export type TextDraft = {
  readonly name: string;
  readonly material: string;
  readonly text: string;
  readonly ann: string | null;
};

type ChosenFile = Pick<File, 'name' | 'arrayBuffer'>;

/**
 * What the files give; the latest of each kind counts. Strict, since one wrong character would move
 * every mark behind it.
 * @throws Refusal `unprocessable` for a file that is not UTF-8 or cannot be read
 */
export async function readTextFiles(files: readonly ChosenFile[]): Promise<Partial<TextDraft>> {
  const text = files.findLast(({ name }) => /\.txt$/iu.test(name));
  const ann = files.findLast(({ name }) => /\.ann$/iu.test(name));
  return {
    ...(text !== undefined && {
      name: text.name.replace(/\.txt$/iu, ''),
      text: await readText(text),
    }),
    ann: ann === undefined ? null : await readText(ann),
  };
}

async function readText(file: ChosenFile): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Refusal('unprocessable', `${file.name} could not be read. Choose it again.`);
  });
  return decodeUtf8(new Uint8Array(bytes), file.name).text;
}

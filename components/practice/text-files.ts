/** A text with its marks, from files that a person chose. */

export type TextDraft = {
  readonly name: string;
  readonly material: string;
  readonly text: string;
  readonly ann: string | null;
};

/** What the files give; the latest of each kind counts. */
export async function readTextFiles(
  files: readonly Pick<File, 'name' | 'text'>[],
): Promise<Partial<TextDraft>> {
  const text = files.findLast(({ name }) => /\.txt$/iu.test(name));
  const ann = files.findLast(({ name }) => /\.ann$/iu.test(name));
  return {
    ...(text !== undefined && {
      name: text.name.replace(/\.txt$/iu, ''),
      text: await text.text(),
    }),
    ann: ann === undefined ? null : await ann.text(),
  };
}

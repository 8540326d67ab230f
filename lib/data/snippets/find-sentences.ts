import { indexText, sliceText } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { database } from '../database';
import { literalWords } from '../literal-words';
import { requireProject } from '../rights/require-project';

/** A sentence of a snippet that has certain words. */
export type FoundSentence = { readonly snippet: string; readonly sentence: string };

const most = 12;

/**
 * Sentences of active snippets that have these words, at most one of each snippet, by name.
 * @throws Refusal `notFound`, `forbidden` for one who does not lead the project
 */
export async function findSentences(
  actor: Actor,
  projectId: string,
  words: string,
): Promise<FoundSentence[]> {
  await requireProject(actor, 'manageProject', projectId);
  const rows = await database().snippet.findMany({
    where: {
      projectId,
      status: 'active',
      text: { contains: literalWords(words), mode: 'insensitive' },
    },
    orderBy: { name: 'asc' },
    take: most,
    select: { name: true, text: true, sentences: true },
  });
  return rows.flatMap(({ name, text, sentences }) => {
    const indexed = indexText(text);
    const found = sentences
      .map((start, i) => sliceText(indexed, start, sentences[i + 1] ?? indexed.length).trim())
      .find((sentence) => sentence.toLowerCase().includes(words.toLowerCase()));
    return found === undefined ? [] : [{ snippet: name, sentence: found.replace(/\s+/gu, ' ') }];
  });
}

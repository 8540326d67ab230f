/** Snippets as annotators get them: a dozen sentences, a few values. */
import { makeLongDocument } from '@/scripts/under-test/long-document';

/** `count` texts of about 1,500 code points, all different, by name. */
export function makeSnippets(count: number): Record<string, string> {
  const size = 1_500;
  const { text } = makeLongDocument(size * (count + 1), 1);
  const snippets: Record<string, string> = {};
  for (let i = 0; i < count; i += 1) {
    const start = text.indexOf('. ', i * size) + 2;
    const end = text.indexOf('. ', (i + 1) * size) + 1;
    snippets[`snippet ${String(i + 1).padStart(3, '0')}`] = text.slice(start, end);
  }
  return snippets;
}

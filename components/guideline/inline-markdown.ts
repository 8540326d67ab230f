/**
 * Markdown within a line, as values: what becomes of it on a page is for elements to say, so no
 * text is ever taken for markup. The subset: `code`, **bold**, *italic*, [links](https://…) and
 * backslashes. Whatever does not close, or links elsewhere than to the web or within the page,
 * stays as it is written.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** Never read from Markdown: a word that is sought (light-words). */
  | { readonly kind: 'lit'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

const signs = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\x60*_\[\]()#>-])`,
    String.raw`\x60(?<code>[^\x60]+)\x60`,
    String.raw`\*\*(?<strong>\S(?:.*?\S)?)\*\*`,
    String.raw`\*(?<starred>[^\s*](?:[^*]*[^\s*])?)\*`,
    // An underscore within a word, as in E_g, is a letter.
    String.raw`(?<![\p{L}\p{N}_])_(?<scored>[^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])`,
    String.raw`\[(?<words>[^\]]+)\]\((?<href>(?:https?:\/\/|mailto:|#)[^\s()]+)\)`,
  ].join('|'),
  'gu',
);

export function parseInline(text: string): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  const addText = (more: string) => {
    const last = inlines.at(-1);
    if (more === '') return;
    if (last?.kind === 'text') inlines[inlines.length - 1] = { ...last, text: last.text + more };
    else inlines.push({ kind: 'text', text: more });
  };
  for (const match of text.matchAll(signs)) {
    addText(text.slice(at, match.index));
    at = match.index + match[0].length;
    const found = readSign(match.groups ?? {});
    if (found.kind === 'text') addText(found.text);
    else inlines.push(found);
  }
  addText(text.slice(at));
  return inlines;
}

function readSign(groups: Readonly<Partial<Record<string, string>>>): Inline {
  const { escaped, code, strong, starred, scored, words, href } = groups;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) };
  const emphasis = starred ?? scored;
  if (emphasis !== undefined) return { kind: 'emphasis', children: parseInline(emphasis) };
  if (href !== undefined) return { kind: 'link', href, children: parseInline(words ?? href) };
  return { kind: 'text', text: escaped ?? '' };
}

/** The words of inline Markdown without their signs. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ('text' in inline ? inline.text : plainText(inline.children)))
    .join('');
}

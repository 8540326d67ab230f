/**
 * The articles that some snippets come from, while what is said of them changes. An article with an
 * identifier is shared by all its snippets: what is said of it by one holds for all. One without is
 * a snippet's own.
 */
import { metadataFields, type SnippetMetadata } from './metadata-fields';

export type ArticleFields = Omit<SnippetMetadata, 'material'>;
export type ArticleField = keyof ArticleFields;

export const articleFields = metadataFields.filter((field) => field !== 'material');

export type Article = ArticleFields & { readonly id: string };

/** What is said of an article; a field that is missing is left as it is. */
export type ArticleChange = Partial<ArticleFields>;

/** One field that became another. */
export type FieldChange = {
  readonly field: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
};

export class ArticleShelf {
  private readonly byId = new Map<string, Article>();
  private readonly byIdentifier = new Map<string, string>();
  private readonly made = new Set<string>();
  private readonly changed = new Set<string>();

  constructor(
    articles: readonly Article[],
    private readonly newId: () => string,
  ) {
    for (const article of articles) this.put(article);
  }

  /**
   * The article of a snippet after something is said of it. Another identifier puts the snippet
   * under that article, which is made of what was said so far when nobody knows it; an own article
   * without identifier becomes it.
   * @param current Id of the article that the snippet has; null for none.
   */
  place(
    current: string | null,
    change: ArticleChange,
  ): { readonly id: string | null; readonly changes: readonly FieldChange[] } {
    const before = current === null ? null : (this.byId.get(current) ?? null);
    const target = this.targetOf(before, change);
    const after = { ...target };
    const changes: FieldChange[] = [];
    for (const field of articleFields) {
      const value = change[field];
      if (value === undefined) continue;
      const old = field === 'identifier' ? (before?.identifier ?? null) : target[field];
      if (old !== value) changes.push({ field, before: old, after: value });
      Object.assign(after, { [field]: value });
    }
    if (before === null && articleFields.every((field) => after[field] === null)) {
      return { id: null, changes };
    }
    const stored = this.byId.get(target.id);
    if (stored === undefined) this.made.add(target.id);
    else if (
      articleFields.some((field) => stored[field] !== after[field]) &&
      !this.made.has(target.id)
    ) {
      this.changed.add(target.id);
    }
    this.put(after);
    return { id: target.id, changes };
  }

  /** Articles to be stored: new ones, and those of which something else is said. */
  outcome(): { readonly made: readonly Article[]; readonly changed: readonly Article[] } {
    const all = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => this.byId.get(id) ?? []);
    return { made: all(this.made), changed: all(this.changed) };
  }

  private targetOf(before: Article | null, { identifier }: ArticleChange): Article {
    const own = before ?? { ...nothing, id: this.newId() };
    if (identifier === undefined || identifier === own.identifier) return own;
    const known = identifier === null ? undefined : this.byIdentifier.get(identifier);
    if (known !== undefined) return this.byId.get(known) ?? own;
    // What was said of the one stays said; the other snippets keep their article.
    return own.identifier === null ? own : { ...own, id: this.newId() };
  }

  private put(article: Article): void {
    this.byId.set(article.id, article);
    if (article.identifier !== null) this.byIdentifier.set(article.identifier, article.id);
  }
}

const nothing = Object.fromEntries(
  articleFields.map((field) => [field, null]),
) as unknown as ArticleFields;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Article, type ArticleChange, ArticleShelf } from './article-shelf';

const blank = {
  identifier: null,
  publisher: null,
  institution: null,
  year: null,
  licence: null,
  title: null,
  url: null,
};
const known: Article = { ...blank, id: 'x', identifier: '10.1/x', publisher: 'Press' };
const own: Article = { ...blank, id: 'own', year: 2020 };

function shelf(...articles: Article[]): ArticleShelf {
  let made = 0;
  return new ArticleShelf(articles, () => `new ${(made += 1)}`);
}

describe('ArticleShelf', () => {
  it('says something of an article once, for all that come from it', () => {
    const articles = shelf(known);
    expect(articles.place('x', { year: 2020 }).changes).toHaveLength(1);
    expect(articles.place('x', { year: 2020 }).changes).toEqual([]);
    expect(articles.outcome()).toEqual({ made: [], changed: [{ ...known, year: 2020 }] });
  });

  it('makes one article for one identifier', () => {
    const articles = shelf();
    const first = articles.place(null, { identifier: '10.1/y', year: 2020 });
    const second = articles.place(null, { identifier: '10.1/y', title: 'Gaps' });
    expect(second.id).toBe(first.id);
    expect(articles.outcome().made).toMatchObject([{ year: 2020, title: 'Gaps' }]);
  });

  it('puts a snippet under the article of another identifier, and keeps what is said of that', () => {
    expect(shelf(known, own).place('own', { identifier: '10.1/x' })).toEqual({
      id: 'x',
      changes: [{ field: 'identifier', before: null, after: '10.1/x' }],
    });
  });

  it('lets an own article become the one of a new identifier, and leaves a shared one alone', () => {
    expect(shelf(own).place('own', { identifier: '10.1/y' }).id).toBe('own');
    const articles = shelf(known);
    expect(articles.place('x', { identifier: '10.1/y' }).id).toBe('new 1');
    expect(articles.outcome().made).toEqual([{ ...known, id: 'new 1', identifier: '10.1/y' }]);
    expect(articles.outcome().changed).toEqual([]);
  });

  it('makes nothing of nothing', () => {
    const articles = shelf();
    expect(articles.place(null, {}).id).toBeNull();
    expect(articles.outcome()).toEqual({ made: [], changed: [] });
  });

  it('never gives one identifier to two articles, and always says what was said last', () => {
    const change = fc.record<ArticleChange>(
      {
        identifier: fc.constantFrom('10.1/x', '10.1/y', '10.1/z', null),
        publisher: fc.constantFrom('Press', 'House', null),
      },
      { requiredKeys: [] },
    );
    const step = fc.tuple(fc.constantFrom('x', 'own', null), change);
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const articles = shelf(known, own);
        const all = new Map([known, own].map((each) => [each.id, each]));
        for (const [current, said] of steps) {
          const { id } = articles.place(current, said);
          const { made, changed } = articles.outcome();
          for (const each of [...made, ...changed]) all.set(each.id, each);
          expect(all.get(id ?? '') ?? blank).toMatchObject(said);
          const identifiers = [...all.values()].flatMap(({ identifier }) => identifier ?? []);
          expect(new Set(identifiers).size).toBe(identifiers.length);
        }
      }),
    );
  });
});

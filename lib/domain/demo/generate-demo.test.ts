import { describe, expect, it } from 'vitest';
import { hasOverlap, type LabelledSpan } from '../spans/fragment';
import { codePointLength, indexText, quoteOf, sliceText } from '../text/code-points';
import { generateDemo, type DemoSnippet } from './generate-demo';
import { demoMaterials } from './materials';
import { demoPublishers } from './snippet-plan';

const demo = generateDemo('test');
const { snippets } = demo;

function countBy<T>(items: readonly T[], keyOf: (item: T) => string | number) {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

function quoteIn(snippet: DemoSnippet, span: LabelledSpan): string {
  return quoteOf(indexText(snippet.text), span.fragments);
}

describe('the shape of the demo', () => {
  it('has 600 snippets, 24 for each material and publisher', () => {
    expect(snippets).toHaveLength(600);
    const cells = countBy(snippets, ({ material, publisher }) => `${material} ${publisher}`);
    const expected = demoMaterials.flatMap((material) =>
      demoPublishers.map((publisher) => [`${material} ${publisher}`, 24]),
    );
    expect(cells).toEqual(Object.fromEntries(expected));
  });

  it('has as many values as the paper says, snippet by snippet', () => {
    expect(countBy(snippets, ({ truth }) => truth.length)).toEqual({
      0: 412,
      1: 164,
      2: 20,
      3: 1,
      4: 1,
      5: 1,
      6: 1,
    });
  });

  it('has sixteen doubtful snippets, one of them unreadable', () => {
    const doubts = snippets.flatMap(({ doubt }) => doubt ?? []);
    expect(doubts).toHaveLength(16);
    expect(doubts.filter(({ isUnreadable }) => isUnreadable)).toHaveLength(1);
    expect(new Set(doubts.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(4);
    expect(doubts.every(({ seats }) => seats.includes(0) || seats.includes(1))).toBe(true);
  });

  it('shares the labels out near the paper: all four, Unknown and Literature ahead', () => {
    const labels = countBy(
      snippets.flatMap(({ truth }) => truth),
      ({ label }) => label,
    );
    expect(Object.keys(labels).sort()).toEqual([
      'Computational_bandgap',
      'Experimental_bandgap',
      'Literature_bandgap',
      'Unknown_bandgap',
    ]);
    expect(Math.min(...Object.values(labels))).toBeGreaterThan(20);
    expect(labels.Unknown_bandgap! + labels.Literature_bandgap!).toBeGreaterThan(222 / 2);
  });

  it('spreads articles over 2008 to 2022, one publisher and year each', () => {
    const years = new Set(snippets.map(({ year }) => year));
    expect([...years].sort()).toEqual(Array.from({ length: 15 }, (_, index) => 2008 + index));
    const articles = new Map(snippets.map((snippet) => [snippet.identifier, snippet]));
    expect(articles.size).toBe(500);
    for (const { identifier, publisher, year, institution } of snippets) {
      expect(articles.get(identifier)).toMatchObject({ publisher, year, institution });
    }
  });
});

describe('every snippet', () => {
  it('says that it is synthetic, in its name, publisher, institution and attribution', () => {
    for (const { name, identifier, publisher, institution, attribution } of snippets) {
      expect(identifier).toMatch(/^10\.99999\/synthetic\.\d{4}$/u);
      expect(name).toContain('synthetic');
      expect(publisher).toMatch(/^Synthetic Press [A-E]$/u);
      expect(institution).toMatch(/^Synthetic Institute \d\d$/u);
      expect(attribution).toContain('Synthetic');
    }
  });

  it('has a unique name that gives back material, identifier and first match', () => {
    expect(new Set(snippets.map(({ name }) => name)).size).toBe(600);
    for (const { name, material, identifier, firstMatch, text } of snippets) {
      const first = name.indexOf('_');
      const last = name.lastIndexOf('_');
      expect(name.slice(0, first)).toBe(material);
      expect(name.slice(first + 1, last).replaceAll('--', '/')).toBe(identifier);
      expect(Number(name.slice(last + 1))).toBe(firstMatch);
      const indexed = indexText(text);
      expect(sliceText(indexed, firstMatch, indexed.length)).toMatch(
        new RegExp(`^(?:${material}|bandgap|Bandgap|eV)`, 'u'),
      );
      expect(sliceText(indexed, 0, firstMatch)).not.toMatch(
        new RegExp(`${material}(?![\\w])|[Bb]andgap|\\beV\\b`, 'u'),
      );
    }
  });

  it('has a text of its own, well formed, on one line, that names its material', () => {
    expect(new Set(snippets.map(({ text }) => text)).size).toBe(600);
    for (const { text, material } of snippets) {
      expect(text).not.toMatch(/\p{Surrogate}/u);
      expect(text).not.toMatch(/[\n\r\0]|[{}<>]|undefined/u);
      expect(text).toContain(material);
    }
  });

  it('has seven sentences that make up its text', () => {
    for (const { text, sentences } of snippets) {
      expect(sentences).toHaveLength(7);
      const indexed = indexText(text);
      expect(sentences.map(([start, end]) => sliceText(indexed, start, end)).join(' ')).toBe(text);
      expect(new Set(sentences.map(([start, end]) => sliceText(indexed, start, end))).size).toBe(7);
    }
  });

  it('has true spans that stand on their numbers, in order, apart, and inside the text', () => {
    for (const snippet of snippets) {
      let end = 0;
      for (const span of snippet.truth) {
        const [[start, stop] = [0, 0], ...others] = span.fragments;
        expect(others).toEqual([]);
        expect(start).toBeGreaterThanOrEqual(end);
        expect(stop).toBeLessThanOrEqual(codePointLength(snippet.text));
        expect(quoteIn(snippet, span)).toMatch(/^\d\.\d+(?:.*eV)?$/u);
        end = stop;
      }
    }
  });

  it('keeps lures apart from the truth, and both unbroken by digits around them', () => {
    for (const { text, truth, lures } of snippets) {
      const indexed = indexText(text);
      for (const lure of lures) {
        expect(truth.some(({ fragments }) => hasOverlap(fragments, [lure]))).toBe(false);
        expect(sliceText(indexed, ...lure)).toMatch(/^\d/u);
      }
      for (const [start, end] of [...lures, ...truth.flatMap(({ fragments }) => fragments)]) {
        expect(sliceText(indexed, start - 1, start)).not.toMatch(/[\d.]/u);
        expect(sliceText(indexed, end, end + 1)).not.toMatch(/\d/u);
      }
    }
  });

  it('has plausible values for its material', () => {
    const bands = {
      MAPI: [1, 2.1],
      FAPI: [1, 2],
      MAPB: [1.6, 2.7],
      CsPbBr3: [1.6, 2.8],
      CsPbI3: [1.2, 2.3],
    };
    for (const snippet of snippets) {
      const [low, high] = bands[snippet.material] as [number, number];
      for (const span of snippet.truth) {
        const value = Number.parseFloat(quoteIn(snippet, span));
        expect(value).toBeGreaterThan(low);
        expect(value).toBeLessThan(high);
      }
    }
  });
});

describe('the wordings of the demo', () => {
  const quotes = snippets.flatMap((snippet) => snippet.truth.map((span) => quoteIn(snippet, span)));

  it('hold ranges, margins, bare numbers and values joined by "and"', () => {
    expect(quotes.filter((quote) => /\d[–-]\d| to /u.test(quote)).length).toBeGreaterThan(5);
    expect(quotes.filter((quote) => quote.includes('±')).length).toBeGreaterThan(0);
    expect(quotes.filter((quote) => /^\d\.\d+$/u.test(quote)).length).toBeGreaterThan(8);
    const joined = snippets.filter(({ text, truth }) =>
      truth.some((span, index) => {
        const [, end] = span.fragments[0]!;
        const next = truth[index + 1]?.fragments[0]?.[0] ?? -1;
        return sliceText(indexText(text), end, next) === ' and ';
      }),
    );
    expect(joined.length).toBeGreaterThan(3);
  });

  it('go beyond ASCII, as real articles do', () => {
    expect(snippets.filter(({ text }) => /[^\0-\u007f]/u.test(text)).length).toBeGreaterThan(300);
  });
});

describe('the seed', () => {
  it('decides everything', () => {
    expect(generateDemo('test')).toEqual(demo);
    expect(generateDemo('another').snippets[0]!.text).not.toBe(snippets[0]!.text);
  });

  it.each([0, 1, 7, 42, 600])('%i gives the same counts', (seed) => {
    const other = generateDemo(seed).snippets;
    expect(new Set(other.map(({ name }) => name)).size).toBe(600);
    expect(other.flatMap(({ truth }) => truth)).toHaveLength(222);
    expect(other.filter(({ doubt }) => doubt !== null)).toHaveLength(16);
  });
});

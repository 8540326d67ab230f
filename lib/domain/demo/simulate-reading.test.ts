import { describe, expect, it } from 'vitest';
import { findLabel, notClearLabel } from '../label-scheme/scheme';
import { pv600Template } from '../label-scheme/templates';
import { seededRandom } from '../random/seeded-random';
import { hasOverlap, hasSameEdges, type LabelledSpan } from '../spans/fragment';
import { indexText, quoteOf } from '../text/code-points';
import { generateDemo, type DemoSnippet } from './generate-demo';
import { demoReaders, type ReaderProfile } from './reader-profile';
import { simulateReading, type SimulatedReading } from './simulate-reading';

const { snippets } = generateDemo('readings');

/** 100 snippets for each pair of neighbours on the ring of six. */
const pairs = snippets.map((snippet, index) => {
  const seat = index % demoReaders.length;
  const readings = [seat, (seat + 1) % demoReaders.length].map((reader, place) =>
    simulateReading(
      snippet,
      demoReaders[reader]!,
      seededRandom(`${reader} ${snippet.name}`),
      place,
    ),
  );
  return { snippet, a: readings[0]!, b: readings[1]! };
});
const readings = pairs.flatMap(({ snippet, a, b }) =>
  [a, b].map((reading) => ({ snippet, reading })),
);

const faultless: ReaderProfile = {
  ...demoReaders[0]!,
  missed: 0,
  lured: 0,
  unitLeft: 0,
  signTaken: 0,
  rangeCut: 0,
  pairJoined: 0,
  mislabelled: 0,
};

function isFlagged(reading: SimulatedReading): boolean {
  return reading.flag.on;
}

/** Pairs of overlapping spans, each span once: enough here, where spans of a reader never overlap. */
function matchSpans(a: readonly LabelledSpan[], b: readonly LabelledSpan[]) {
  const left = [...b];
  return a.flatMap((span) => {
    const found = left.findIndex((other) => hasOverlap(span.fragments, other.fragments));
    return found < 0 ? [] : [[span, left.splice(found, 1)[0]!] as const];
  });
}

/** What a profile that makes one error only makes of the whole demo. */
function readAllWith(
  errors: Partial<ReaderProfile>,
): { snippet: DemoSnippet; spans: readonly LabelledSpan[] }[] {
  const profile = { ...faultless, ...errors };
  return snippets
    .filter(({ doubt }) => doubt === null)
    .map((snippet) => ({
      snippet,
      spans: simulateReading(snippet, profile, seededRandom(snippet.name), 0).spans,
    }));
}

describe('a simulated reading', () => {
  it('obeys the rules of outcomes', () => {
    for (const { reading } of readings) {
      const { outcome, spans, flag } = reading;
      if (outcome === 'values') expect(spans.length).toBeGreaterThan(0);
      else expect(spans).toEqual([]);
      if (outcome === 'undecided') expect(flag.on).toBe(true);
      expect(flag.reason !== null).toBe(flag.on);
    }
  });

  it('has spans in order, apart, inside the text, with labels of the scheme', () => {
    for (const { snippet, reading } of readings) {
      const { length } = indexText(snippet.text);
      let end = 0;
      for (const { fragments, label } of reading.spans) {
        const [start, stop] = fragments[0]!;
        expect(start).toBeGreaterThanOrEqual(end);
        expect(stop).toBeGreaterThan(start);
        expect(stop).toBeLessThanOrEqual(length);
        expect(findLabel(pv600Template.scheme, label)).toBeDefined();
        end = stop;
      }
    }
  });

  it('has quotes without outer white space that hold a digit', () => {
    for (const { snippet, reading } of readings) {
      for (const { fragments } of reading.spans) {
        const quote = quoteOf(indexText(snippet.text), fragments);
        expect(quote.trim()).toBe(quote);
        expect(quote).toMatch(/\d/u);
      }
    }
  });

  it('repeats itself for the same random numbers and takes a plausible time', () => {
    const [snippet] = snippets;
    const read = () => simulateReading(snippet!, demoReaders[2]!, seededRandom(9), 1);
    expect(read()).toEqual(read());
    for (const { reading } of readings) {
      expect(Number.isInteger(reading.seconds)).toBe(true);
      expect(reading.seconds).toBeGreaterThan(8);
      expect(reading.seconds).toBeLessThan(600);
    }
  });
});

describe('doubt', () => {
  it('is raised for the sixteen doubtful snippets and no other', () => {
    const flagged = pairs.filter(({ a, b }) => isFlagged(a) || isFlagged(b));
    const doubtful = snippets.filter(({ doubt }) => doubt !== null);
    expect(flagged.map(({ snippet }) => snippet.name)).toEqual(doubtful.map(({ name }) => name));
  });

  it('comes with the reason of the snippet, and one reading is unreadable', () => {
    for (const { snippet, reading } of readings) {
      if (reading.flag.on) expect(reading.flag.reason).toBe(snippet.doubt!.reason);
    }
    expect(readings.filter(({ reading }) => reading.outcome === 'unreadable')).toHaveLength(1);
  });

  it('keeps the label NOT CLEAR for flagged snippets', () => {
    for (const { reading } of readings) {
      if (reading.spans.some(({ label }) => label === notClearLabel))
        expect(reading.flag.on).toBe(true);
    }
  });
});

describe('errors', () => {
  it('are none for a faultless profile', () => {
    for (const { snippet, spans } of readAllWith({})) expect(spans).toEqual(snippet.truth);
  });

  it('leave units out', () => {
    for (const { snippet, spans } of readAllWith({ unitLeft: 1 })) {
      expect(spans).toHaveLength(snippet.truth.length);
      for (const { fragments } of spans) {
        const quote = quoteOf(indexText(snippet.text), fragments);
        expect(quote).not.toMatch(/^\d\.\d+\s?eV$/u);
      }
    }
  });

  it('take signs in', () => {
    const quotes = readAllWith({ signTaken: 1 }).flatMap(({ snippet, spans }) =>
      spans.map(({ fragments }) => quoteOf(indexText(snippet.text), fragments)),
    );
    expect(
      quotes.filter((quote) => /^(?:about |ca\. |approximately |~|≈)\d/u.test(quote)).length,
    ).toBeGreaterThan(5);
    expect(quotes.every((quote) => /^(?:about |ca\. |approximately |~|≈)?\d/u.test(quote))).toBe(
      true,
    );
  });

  it('cut ranges: the first number, or both ends apart', () => {
    const cut = readAllWith({ rangeCut: 1 }).flatMap(({ snippet, spans }) =>
      snippet.truth.flatMap((span) => {
        const text = indexText(snippet.text);
        const quote = quoteOf(text, span.fragments);
        if (!/\d(?: eV)?(?:[–-]| to | and )\d/u.test(quote)) return [];
        const inside = spans.filter(({ fragments }) => hasOverlap(fragments, span.fragments));
        const [first, second] = inside.map(({ fragments }) => quoteOf(text, fragments));
        expect(first).toBe(/^\d\.\d+/u.exec(quote)![0]);
        if (second !== undefined) expect(quote.endsWith(second)).toBe(true);
        return [inside.length];
      }),
    );
    expect(cut).toContain(1);
    expect(cut).toContain(2);
  });

  it('join two values, so that one span covers both', () => {
    const joined = readAllWith({ pairJoined: 1 }).filter(
      ({ snippet, spans }) => spans.length < snippet.truth.length,
    );
    expect(joined.length).toBeGreaterThan(3);
    for (const { snippet, spans } of joined) {
      expect(
        spans.some(({ fragments }) =>
          quoteOf(indexText(snippet.text), fragments).includes(' and '),
        ),
      ).toBe(true);
    }
  });

  it('mistake every label for another', () => {
    for (const { snippet, spans } of readAllWith({ mislabelled: 1 })) {
      spans.forEach(({ label, fragments }, index) => {
        expect(hasSameEdges(fragments, snippet.truth[index]!.fragments)).toBe(true);
        expect(label).not.toBe(snippet.truth[index]!.label);
      });
    }
  });

  it('miss all, or mark every lure', () => {
    expect(readAllWith({ missed: 1 }).every(({ spans }) => spans.length === 0)).toBe(true);
    for (const { snippet, spans } of readAllWith({ lured: 1 })) {
      expect(spans).toHaveLength(snippet.truth.length + snippet.lures.length);
    }
  });
});

describe('agreement on the ring of six', () => {
  const unflagged = pairs.filter(({ a, b }) => !isFlagged(a) && !isFlagged(b));
  const spanCount = unflagged.reduce((sum, { a, b }) => sum + a.spans.length + b.spans.length, 0);
  const matched = unflagged.flatMap(({ a, b }) => matchSpans(a.spans, b.spans));

  it('has a believable pooled overlap F1', () => {
    const overlapF1 = (2 * matched.length) / spanCount;
    expect(overlapF1).toBeGreaterThan(0.8);
    expect(overlapF1).toBeLessThan(0.97);
  });

  it('has labels that differ now and then, and edges too', () => {
    const sameLabel = matched.filter(([a, b]) => a.label === b.label).length / matched.length;
    expect(sameLabel).toBeGreaterThan(0.65);
    expect(sameLabel).toBeLessThan(0.95);
    const sameEdges = matched.filter(([a, b]) => hasSameEdges(a.fragments, b.fragments)).length;
    expect(sameEdges / matched.length).toBeGreaterThan(0.6);
    expect(sameEdges / matched.length).toBeLessThan(0.97);
  });

  it('agrees on nothing here for most snippets', () => {
    const empty = pairs.filter(({ a, b }) => a.outcome === 'none' && b.outcome === 'none');
    expect(empty.length).toBeGreaterThan(370);
    expect(empty.length).toBeLessThan(430);
  });
});

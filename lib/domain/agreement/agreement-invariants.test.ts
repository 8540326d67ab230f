import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgreementReport } from './measure-agreement';
import { read, snippetOf } from './testing/readings';
import { spanArbitrary } from './testing/span-arbitrary';
import { measure, both, measuresOf } from './testing/measured';

describe('measureAgreement, for any readings', () => {
  const readingArbitrary = fc.array(spanArbitrary, { maxLength: 4 });
  const project = fc
    .array(
      fc
        .record({
          readers: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
          spans: fc.array(readingArbitrary, { minLength: 3, maxLength: 3 }),
          isFlagged: fc.boolean(),
        })
        .map(({ readers, spans, isFlagged }) =>
          readers.map((reader, i) => read(reader, spans[i]!, { isFlagged: isFlagged && i === 0 })),
        ),
      { maxLength: 6 },
    )
    .map((snippets) => snippets.map((readings, i) => snippetOf(`s${i}`, readings)));

  it('sums add up, and every undefined measure says why', () => {
    fc.assert(
      fc.property(project, fc.constantFrom('X', undefined), (snippets, label) => {
        const { pairs, pooled, basis } = measure(snippets, { label });
        for (const part of [...pairs, pooled]) {
          const { exact, partial, bothSome, bothNone } = { ...part, ...part.snippetLevel };
          expect(exact + partial + part.onlyA).toBe(part.spansA);
          expect(exact + partial + part.onlyB).toBe(part.spansB);
          const { onlyA, onlyB } = part.snippetLevel;
          expect(bothSome + onlyA + onlyB + bothNone).toBe(part.snippets);
          expect(part.label.table.counts.flat().reduce((x, y) => x + y, 0)).toBe(part.label.n);
          if (label === undefined) expect(part.label.n).toBe(exact + partial);
          else expect(part.exactSameLabel).toBe(exact);
          for (const { value, reason } of measuresOf(part)) {
            if (value === null) expect(reason).toBeTruthy();
            else expect(Number.isFinite(value)).toBe(true);
          }
          if (part.overlapF1.value !== null) {
            expect(part.strictF1.value).toBeLessThanOrEqual(part.overlapF1.value);
          }
        }
        expect(pairs.reduce((sum, { exact }) => sum + exact, 0)).toBe(pooled.exact);
        const leftOut = Object.values(basis.leftOut).reduce((sum, count) => sum + count, 0);
        expect(basis.compared + leftOut).toBe(basis.snippets);
      }),
    );
  });

  it('the numbers are the same in any order and under any snippet ids, intervals included', () => {
    const bootstrap = { seed: 3, resamples: 20 };
    fc.assert(
      fc.property(project, (snippets) => {
        const turned = snippets.toReversed().map(({ readings, ...rest }, i) => ({
          ...rest,
          snippet: `other ${i}`,
          readings: readings
            .toReversed()
            .map((reading) => ({ ...reading, spans: reading.spans.toReversed() })),
        }));
        const numbersOf = ({ pairs, pooled }: AgreementReport): unknown => [
          pairs.map(({ disagreements: _, ...numbers }) => numbers),
          pooled,
        ];
        expect(numbersOf(measure(turned, { bootstrap }))).toEqual(
          numbersOf(measure(snippets, { bootstrap })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('changing places changes sides and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(readingArbitrary, readingArbitrary)), (readings) => {
        const straight = measure(readings.map(([a, b], i) => both(`s${i}`, a, b)));
        const turned = measure(readings.map(([a, b], i) => both(`s${i}`, b, a)));
        const sides = straight.pairs.map((pair) => ({
          spansA: pair.spansB,
          spansB: pair.spansA,
          exact: pair.exact,
          exactSameLabel: pair.exactSameLabel,
          partial: pair.partial,
          partialSameLabel: pair.partialSameLabel,
          onlyA: pair.onlyB,
          onlyB: pair.onlyA,
          overlapF1: pair.overlapF1,
          strictF1: pair.strictF1,
          label: { n: pair.label.n, raw: pair.label.raw, kappa: pair.label.kappa },
        }));
        expect(turned.pairs).toMatchObject(sides);
        for (const [i, pair] of straight.pairs.entries()) {
          const { labels, counts } = pair.label.table;
          expect(turned.pairs[i]!.label.table.counts).toEqual(
            labels.map((_, row) => labels.map((__, column) => counts[column]![row]!)),
          );
        }
        expect(turned.pooled.labelAlpha).toEqual(straight.pooled.labelAlpha);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMarked } from '../label-scheme/mapping';
import { hasOverlap } from '../spans/fragment';
import { indexText } from '../text/code-points';
import { buildItems } from './build-items';
import { mergeRules, type CaseItems, type MergeRule } from './item';
import type { ReadSpan, Reading } from './reading';
import { compareValues } from './testing/readings';

const text = indexText('1.5 eV, 1.6 eV or 1.7 eV?');

const spanArbitrary = fc
  .record({
    start: fc.nat(text.length - 1),
    length: fc.integer({ min: 1, max: 8 }),
    gap: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 4 }),
    label: fc.constantFrom('X', 'X', 'Y', 'Word', 'NOT_CLEAR'),
  })
  .map(({ start, length, gap, label }): Omit<ReadSpan, 'id'> => {
    const end = Math.min(text.length, start + length);
    const isBroken = gap !== null && end + gap + 2 <= text.length;
    return {
      fragments: isBroken
        ? [
            [start, end],
            [end + gap, end + gap + 2],
          ]
        : [[start, end]],
      label,
    };
  });

/** Readers often mark the same: half of the spans come from a common pool. */
const readingsArbitrary: fc.Arbitrary<Reading[]> = fc
  .tuple(fc.array(spanArbitrary, { maxLength: 4 }), fc.integer({ min: 1, max: 3 }))
  .chain(([pool, count]) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, place) =>
        fc
          .record({
            shared: fc.subarray(pool),
            own: fc.oneof(
              { weight: 2, arbitrary: fc.constant([]) },
              { weight: 1, arbitrary: fc.array(spanArbitrary, { maxLength: 2 }) },
            ),
            isFlagged: fc.boolean().map((a) => a && place === 0),
            outcome: fc.constantFrom('values' as const, 'values' as const, 'unreadable' as const),
          })
          .map(({ shared, own, isFlagged, outcome }): Reading => {
            const spans = [...shared, ...own].map((span, i) => ({ ...span, id: `${place}.${i}` }));
            return {
              assignmentId: `assignment ${place}`,
              annotator: 'ABC'.charAt(place),
              outcome: outcome === 'values' && spans.length === 0 ? 'none' : outcome,
              isFlagged,
              flagReason: isFlagged ? 'Why not' : null,
              spans,
            };
          }),
      ),
    ),
  );

const ruleArbitrary = fc.constantFrom(...mergeRules);

function build(readings: readonly Reading[], rule: MergeRule): CaseItems {
  return buildItems({
    text,
    readings,
    rule,
    isQuantity: (label) => label !== 'Word',
    goldLabel: asMarked,
    compareValues,
  });
}

function check(predicate: (readings: Reading[], rule: MergeRule) => void): void {
  fc.assert(fc.property(readingsArbitrary, ruleArbitrary, predicate), { numRuns: 200 });
}

describe('items of any readings', () => {
  it('hold every span of every reader exactly once', () => {
    check((readings, rule) => {
      const held = build(readings, rule).items.flatMap(({ spans }) =>
        spans.map((s) => [s.reader, s.assignmentId, s.annotationId, s.fragments, s.label]),
      );
      const read = readings.flatMap((r) =>
        r.spans.map((s) => [r.annotator, r.assignmentId, s.id, s.fragments, s.label]),
      );
      expect(held.map((s) => JSON.stringify(s)).sort()).toEqual(
        read.map((s) => JSON.stringify(s)).sort(),
      );
    });
  });

  it('never overlap each other, and stand in the order of the text under unique keys', () => {
    check((readings, rule) => {
      const { items } = build(readings, rule);
      items.forEach((item, place) => {
        for (const later of items.slice(place + 1)) {
          const pairs = item.spans.flatMap((a) => later.spans.map((b) => [a, b] as const));
          expect(pairs.some(([a, b]) => hasOverlap(a.fragments, b.fragments))).toBe(false);
          expect(item.hull![0]).toBeLessThan(later.hull![0]);
        }
      });
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    });
  });

  it('are open with reasons or gold with sources, never both, never neither', () => {
    check((readings, rule) => {
      for (const item of build(readings, rule).items) {
        expect(item.isOpen).toBe(item.reasons.length > 0);
        expect(item.gold.length === 0).toBe(item.isOpen);
        const own = new Set(item.spans.map((s) => `${s.assignmentId} ${s.annotationId}`));
        for (const { sources } of item.gold) {
          expect(sources.length).toBeGreaterThan(0);
          for (const source of sources) {
            expect(own).toContain(`${source.assignment} ${source.annotation}`);
          }
        }
      }
    });
  });

  it("are agreed exactly where every reader's spans are the gold", () => {
    check((readings, rule) => {
      if (readings.length < 2) return;
      for (const { spans, gold, reasons } of build(readings, rule).items) {
        const textsOf = (list: readonly Omit<ReadSpan, 'id'>[]) =>
          list.map(({ fragments, label }) => JSON.stringify([fragments, label])).sort();
        const byReader = readings.map(({ annotator }) =>
          textsOf(spans.filter(({ reader }) => reader === annotator)),
        );
        const isSame = byReader.every((own) => own.join() === byReader[0]!.join());
        const isAgreed = gold.length > 0 && gold.every(({ origin }) => origin === 'agreed');
        if (!reasons.includes('notClear')) expect(isAgreed).toBe(isSame);
        if (isAgreed) for (const own of byReader) expect(textsOf(gold)).toEqual(own);
      }
    });
  });

  it('take every span of a single reader who doubts nothing', () => {
    check(([reading], rule) => {
      const single: Reading = { ...reading!, isFlagged: false, outcome: 'values' };
      const { items } = build([single], rule);
      for (const { gold, spans, reasons } of items) {
        const isNotClear = spans.some(({ label }) => label === 'NOT_CLEAR');
        expect(reasons).toEqual(isNotClear ? ['notClear'] : []);
        expect(gold.map(({ sources }) => sources.map((s) => s.annotation))).toEqual(
          isNotClear ? [] : spans.map(({ annotationId }) => [annotationId]),
        );
      }
    });
  });

  it('do not depend on the order or the ids of readings and annotations', () => {
    fc.assert(
      fc.property(readingsArbitrary, ruleArbitrary, fc.nat(), (readings, rule, turn) => {
        const rotate = <T>(list: readonly T[]): T[] => {
          const at = list.length === 0 ? 0 : turn % list.length;
          return [...list.slice(at), ...list.slice(0, at)].reverse();
        };
        const moved = rotate(readings).map((reading) => ({
          ...reading,
          assignmentId: `another ${reading.assignmentId}`,
          spans: rotate(reading.spans).map((span, i) => ({ ...span, id: `${turn}-${i}` })),
        }));
        expect(withoutIds(build(moved, rule))).toEqual(withoutIds(build(readings, rule)));
      }),
      { numRuns: 200 },
    );
  });

  it('have the same reasons and gold when the readers swap their names', () => {
    check((readings, rule) => {
      const names = ['C', 'A', 'B'];
      const renamed = readings.map((r, i) => ({ ...r, annotator: names[i]! }));
      const resolutions = (list: readonly Reading[]) =>
        build(list, rule).items.map(({ hull, reasons, gold }) => [
          hull,
          reasons,
          gold.map(({ fragments, label, origin, sources }) => [
            fragments,
            label,
            origin,
            sources.length,
          ]),
        ]);
      expect(resolutions(renamed)).toEqual(resolutions(readings));
    });
  });
});

function withoutIds({ key, items, doubts }: CaseItems): unknown {
  return {
    key,
    doubts: doubts.map(({ reader, kind, reason }) => [reader, kind, reason]),
    items: items.map((item) => ({
      ...item,
      spans: item.spans.map(({ reader, fragments, label }) => [reader, fragments, label]),
      gold: item.gold.map(({ fragments, label, origin, sources }) => ({
        fragments,
        label,
        origin,
        sources: sources.length,
      })),
    })),
  };
}

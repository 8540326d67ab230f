/**
 * Published and hand-made worked examples. Every example of a measure that the program has must
 * come out; the measures listed as `notOurs` are there for comparison only.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Fragment, LabelledSpan } from '../spans/fragment';
import { measureCharacterLevel } from './character-level';
import { measureCohenKappa } from './cohen-kappa';
import { compareReadings, type ReadingComparison } from './compare-readings';
import { sumComparisons } from './comparison-sums';
import { tabulate, withTotals } from './confusion-table';
import { countOnce, type Counted } from './counted';
import { measureFleissKappa } from './fleiss-kappa';
import { measureKrippendorffAlpha } from './krippendorff-alpha';
import { matchSpans } from './match-spans';
import { measureMean } from './mean-deviation';
import { clusterSpans } from '../spans/overlap-clusters';
import { bootstrapIntervals } from './percentile-bootstrap';
import { fraction } from './rational';
import { measurePresence } from './snippet-level';
import { scoreAgainstGold, scoreF1 } from './span-scores';
import { measureUnitizingAlpha } from './unitizing-alpha';

const vectorSchema = z.object({
  name: z.string(),
  measure: z.string(),
  data: z.unknown(),
  expected: z.unknown(),
  tolerance: z.number(),
});
type Vector = z.infer<typeof vectorSchema>;

const vectors = z
  .array(vectorSchema)
  .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, 'vectors/agreement.json'), 'utf8')));

/** Starts of measure names whose examples are kept for comparison with other programs. */
const notOurs = ['gamma ', 'alpha_U (1995', 'mean pairwise token F1', 'MUC-7', 'SemEval-2013'];

const value = z.union([z.string(), z.number()]).transform(String);
const table = z.object({ labels: z.array(value), table: z.array(z.array(z.number())) });
const units = z.object({ units: z.array(z.array(value.nullable())) });
const span = z
  .object({ start: z.number(), end: z.number(), label: z.string() })
  .transform(({ start, end, label }): LabelledSpan => ({ fragments: [[start, end]], label }));
const twoReadings = z.object({ A: z.array(span), B: z.array(span) });
/** Documents, then annotators, then `[[[start, end], …], label]`. */
const annotatedDocuments = z.object({
  docs: z.record(
    z.string(),
    z.record(
      z.string(),
      z.array(
        z
          .tuple([z.array(z.tuple([z.number(), z.number()])), z.string()])
          .transform(([fragments, label]): LabelledSpan => ({
            fragments: fragments satisfies Fragment[],
            label,
          })),
      ),
    ),
  ),
});

/** Compares the measures that the example states with ours; ones we do not have are left out. */
function expectMeasures(
  { expected, tolerance }: Vector,
  ours: Readonly<Record<string, number | null>>,
): void {
  const stated = z.record(z.string(), z.unknown()).parse(expected);
  const names = Object.keys(ours).filter((name) => name in stated);
  expect(names).not.toEqual([]);
  for (const name of names) expectNumber(ours[name] ?? null, stated[name], tolerance, name);
}

function expectNumber(ours: number | null, stated: unknown, tolerance: number, name = ''): void {
  if (stated === null) expect(ours, name).toBeNull();
  else {
    expect(ours, name).not.toBeNull();
    expect(Math.abs(ours! - z.number().parse(stated)), name).toBeLessThanOrEqual(
      tolerance + Number.EPSILON,
    );
  }
}

function testKappa(vector: Vector): void {
  const { labels, table: counts } = table.parse(vector.data);
  const { raw, expected, kappa } = measureCohenKappa(withTotals(labels, counts));
  expectMeasures(vector, { po: raw.value, pe: expected.value, kappa: kappa.value });
  // Scott's pi is alpha without its correction for small samples.
  const judgements = labels.flatMap((a, i) =>
    labels.flatMap((b, j) => Array.from({ length: counts[i]![j]! }, () => [a, b])),
  );
  const { alpha, n } = measureKrippendorffAlpha(countOnce(judgements));
  const { pi } = z.object({ pi: z.number().optional() }).parse(vector.expected);
  if (pi !== undefined) expectNumber(1 - ((1 - alpha.value!) * n) / (n - 1), pi, vector.tolerance);
}

function testAlpha(vector: Vector): void {
  const result = measureKrippendorffAlpha(countOnce(units.parse(vector.data).units));
  expectMeasures(vector, {
    alpha: result.alpha.value,
    Do: result.observedDisagreement.value,
    De: result.expectedDisagreement.value,
    n: result.n,
  });
  if (result.alpha.value === null) expect(result.alpha.reason).toBeTruthy();
}

function testKappaAndAlpha(vector: Vector): void {
  const judged = units.parse(vector.data).units;
  const kappa = measureCohenKappa(tabulate(judged.map(([a, b]) => [[a!, b!], 1]))).kappa;
  const alpha = measureKrippendorffAlpha(countOnce(judged)).alpha;
  expectMeasures(vector, { kappa: kappa.value, alpha: alpha.value });
}

function testFleiss(vector: Vector): void {
  const { counts } = z.object({ counts: z.array(z.array(z.number())) }).parse(vector.data);
  const result = measureFleissKappa(counts);
  expectMeasures(vector, {
    P: result.observed.value,
    Pe: result.expected.value,
    kappa: result.kappa.value,
  });
  const { perCategory } = z
    .object({ perCategory: z.array(z.number()).optional() })
    .parse(vector.expected);
  for (const [i, stated] of (perCategory ?? []).entries()) {
    expectNumber(result.perCategory[i]!.value, stated, vector.tolerance);
  }
}

function testPresence(vector: Vector): void {
  const [[bothSome, onlyA], [onlyB, bothNone]] = z
    .object({
      table: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
    })
    .parse(vector.data).table;
  const result = measurePresence({ bothSome, onlyA, onlyB, bothNone });
  expectMeasures(vector, {
    po: result.raw.value,
    kappa: result.kappa.value,
    pos: result.positive.value,
    neg: result.negative.value,
  });
}

function testUnitizing(vector: Vector): void {
  const { docs } = z
    .object({
      docs: z.array(
        z.object({ length: z.number(), annotators: z.record(z.string(), z.array(span)) }),
      ),
    })
    .parse(vector.data);
  const result = measureUnitizingAlpha(
    docs.map(({ length, annotators }) => ({ length, readings: Object.values(annotators) })),
  );
  expectMeasures(vector, { u: result.u.value, bar: result.bar.value, cu: result.cu.value });
}

/** Comparisons of every document for every pair of annotators. */
function comparePairs(data: unknown): ReadingComparison[][] {
  const documents = Object.values(annotatedDocuments.parse(data).docs);
  const annotators = Object.keys(documents[0]!);
  return annotators.flatMap((a, i) =>
    annotators
      .slice(i + 1)
      .map((b) => documents.map((document) => compareReadings(document[a]!, document[b]!))),
  );
}

function testPairwiseF1(vector: Vector): void {
  const [comparisons] = comparePairs(vector.data);
  const { spans } = sumComparisons(countOnce(comparisons!));
  const f1 = scoreF1(spans.exactSameLabel, spans.spansA, spans.spansB);
  expectNumber(f1.value, vector.expected, vector.tolerance);
}

function testMeanF1(vector: Vector): void {
  const scores = comparePairs(vector.data).map((comparisons) => {
    const { spans } = sumComparisons(countOnce(comparisons));
    return fraction(2 * spans.exactSameLabel, spans.spansA + spans.spansB);
  });
  expect(scores).toHaveLength(6);
  const { mean, deviation } = measureMean(scores, '');
  expectMeasures(vector, { mean: mean.value, sd: deviation.value });
}

function testCounts(vector: Vector): void {
  const { tp, fp, fn } = z
    .object({ tp: z.number(), fp: z.number(), fn: z.number() })
    .parse(vector.data);
  const { precision, recall, f1 } = scoreAgainstGold(tp, tp + fn, tp + fp);
  expectMeasures(vector, { p: precision.value, r: recall.value, f1: f1.value });
}

function testEntityF1(vector: Vector): void {
  const { docs } = z.object({ docs: z.array(twoReadings) }).parse(vector.data);
  const { spans } = sumComparisons(docs.map(({ A, B }) => [compareReadings(A, B), 1]));
  const f1 = scoreF1(spans.exactSameLabel, spans.spansA, spans.spansB);
  expectNumber(f1.value, vector.expected, vector.tolerance);
}

function testMatching(vector: Vector): void {
  const { A, B } = twoReadings.parse(vector.data);
  const { optimal, f1 } = z
    .object({ optimal: z.array(z.tuple([z.number(), z.number()])), f1: z.number() })
    .parse(vector.expected);
  const { pairs } = matchSpans(A, B);
  expect(pairs.map(({ a, b }) => [a, b])).toEqual(optimal);
  expectNumber(scoreF1(pairs.length, A.length, B.length).value, f1, vector.tolerance);
}

function testClusters(vector: Vector): void {
  const { spans } = z.object({ spans: z.array(span) }).parse(vector.data);
  const clusters = clusterSpans(spans).map((cluster) =>
    cluster.map((member) => spans.indexOf(member)),
  );
  expect(clusters).toEqual(vector.expected);
}

function testCharacterLevel(vector: Vector): void {
  const { docs } = z
    .object({ docs: z.array(twoReadings.extend({ length: z.number() })) })
    .parse(vector.data);
  const result = measureCharacterLevel(docs.map(({ length, A: a, B: b }) => ({ length, a, b })));
  expectMeasures(vector, {
    f1: result.f1.value,
    kappa: result.kappa.value,
    f1Binary: result.f1Binary.value,
    kappaBinary: result.kappaBinary.value,
  });
}

function testEdge(vector: Vector): void {
  const { A, B } = twoReadings.parse(vector.data);
  const { exactSameLabel, spansA, spansB } = compareReadings(A, B);
  const { precision, recall, f1 } = scoreAgainstGold(exactSameLabel, spansA, spansB);
  expectMeasures(vector, { p: precision.value, r: recall.value, f1: f1.value });
  expect(scoreF1(exactSameLabel, spansA, spansB).value).toBe(f1.value);
}

function testBootstrap(vector: Vector): void {
  const { docs } = z
    .object({ docs: z.array(z.tuple([z.number(), z.number(), z.number()])) })
    .parse(vector.data);
  const evaluate = (drawn: Counted<(typeof docs)[number]>): { f1: number | null } => {
    const totals: [number, number, number] = [0, 0, 0];
    for (const [doc, times] of drawn) {
      for (const i of [0, 1, 2] as const) totals[i] += times * doc[i];
    }
    return { f1: scoreF1(...totals).value };
  };
  const result = bootstrapIntervals([docs], evaluate, { seed: 42 }).get('f1')!;
  expect(result).toHaveProperty('interval');
  const [lo, hi] = 'interval' in result ? result.interval : [];
  expectMeasures(vector, { f1: evaluate(countOnce(docs)).f1, lo: lo!, hi: hi! });
}

/** By the measure's name, or its start. */
const tests: Readonly<Record<string, (vector: Vector) => void>> = {
  'cohen_kappa, scott_pi, krippendorff_alpha_nominal': testKappaAndAlpha,
  'cohen_kappa + specific agreement': testPresence,
  cohen_kappa: testKappa,
  krippendorff_alpha_nominal: testAlpha,
  fleiss_kappa: testFleiss,
  'u_alpha (2016/2019 family)': testUnitizing,
  'pairwise exact F1': testPairwiseF1,
  'mean and SD of pairwise exact F1': testMeanF1,
  'relaxed P/R/F1 from counts': testCounts,
  'exact entity F1': testEntityF1,
  'one-to-one span matching': testMatching,
  'overlap clusters': testClusters,
  'character-level': testCharacterLevel,
  'P/R/F1 edge': testEdge,
  'percentile bootstrap': testBootstrap,
};

function findTest(measure: string): ((vector: Vector) => void) | undefined {
  const name = Object.keys(tests).find((start) => measure.startsWith(start));
  return name === undefined ? undefined : tests[name];
}

describe('worked examples', () => {
  const ours = vectors.filter(({ measure }) => !notOurs.some((start) => measure.startsWith(start)));

  it('has every example, and a test for each that is not for comparison only', () => {
    expect(vectors).toHaveLength(56);
    expect(ours).toHaveLength(41);
    expect(ours.filter(({ measure }) => findTest(measure) === undefined)).toEqual([]);
    const driven = new Set(ours.map(({ measure }) => findTest(measure)));
    expect(driven.size).toBe(Object.keys(tests).length);
  });

  it.each(ours)('$measure: $name', (vector) => findTest(vector.measure)!(vector));
});

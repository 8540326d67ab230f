/**
 * Six readers with different habits, for simulation only: they are kinds of errors and paces, not
 * people. Rates are probabilities for each chance that a reader has to make that error.
 */

export type ReaderProfile = {
  /** Names the demo account: `annotator-1` … `annotator-6`. */
  readonly key: string;
  /** A value is overlooked. */
  readonly missed: number;
  /** A lure is marked, for each lure. */
  readonly lured: number;
  /** The unit is left outside the span. */
  readonly unitLeft: number;
  /** "about", "ca." or "~" is taken into the span. */
  readonly signTaken: number;
  /** Of a range, only the first number is marked, or both ends apart. */
  readonly rangeCut: number;
  /** Two values joined by "and" are marked as one span. */
  readonly pairJoined: number;
  /** The label is wrong. */
  readonly mislabelled: number;
  /** Seconds for a sentence without values. */
  readonly pace: number;
  /** Of the assigned snippets, the share that is finished, in the reader's own order. */
  readonly finishedShare: number;
};

type Rates = readonly [
  missed: number,
  lured: number,
  unitLeft: number,
  signTaken: number,
  rangeCut: number,
  pairJoined: number,
  mislabelled: number,
];

/** In the order in which the demo's annotators are created. */
export const demoReaders: readonly ReaderProfile[] = [
  reader(1, [0.02, 0.005, 0.03, 0.1, 0.08, 0.1, 0.06], 3.2, 1),
  reader(2, [0.04, 0.01, 0.06, 0.2, 0.15, 0.2, 0.1], 4.1, 1),
  reader(3, [0.05, 0.012, 0.12, 0.15, 0.25, 0.3, 0.13], 3.6, 1),
  reader(4, [0.03, 0.018, 0.05, 0.45, 0.12, 0.15, 0.09], 5.4, 0.98),
  reader(5, [0.08, 0.015, 0.25, 0.2, 0.3, 0.35, 0.18], 2.6, 0.94),
  reader(6, [0.06, 0.03, 0.1, 0.3, 0.2, 0.25, 0.2], 9.5, 0.86),
];

function reader(number: number, rates: Rates, pace: number, finishedShare: number): ReaderProfile {
  const [missed, lured, unitLeft, signTaken, rangeCut, pairJoined, mislabelled] = rates;
  return {
    key: `annotator-${number}`,
    missed,
    lured,
    unitLeft,
    signTaken,
    rangeCut,
    pairJoined,
    mislabelled,
    pace,
    finishedShare,
  };
}

/**
 * What a lead might ask of how people read, from progress alone. Nobody is judged: a pace or a share
 * of flags that is far from the others' has many causes, so each is put as a question. "Far" is a
 * factor of 2.5 between two medians, or between two shares that also differ by 5 per cent of the
 * snippets; both need 20 finished readings, of the person and of two others, to stand on.
 */
import { medianOf } from './own-pace';

export type ReaderPace = {
  readonly userId: string;
  readonly finished: number;
  /** With the NOT CLEAR flag, of those that are finished. */
  readonly flagged: number;
  /** Median time from one finished reading to the next without a pause; null when there is none. */
  readonly medianSeconds: number | null;
};

export type ReaderQuestion =
  | {
      readonly kind: 'slow' | 'fast';
      readonly seconds: number;
      /** Median of the others' medians. */
      readonly others: number;
    }
  | {
      readonly kind: 'manyFlags';
      /** From 0 to 1. */
      readonly share: number;
      readonly others: number;
    };

const leastFinished = 20;
const leastOthers = 2;
const factor = 2.5;
const leastShare = 0.05;

/** The questions of each person, by id; people without one are left out. */
export function findReaderQuestions(
  readers: readonly ReaderPace[],
): ReadonlyMap<string, readonly ReaderQuestion[]> {
  const counted = readers.filter(({ finished }) => finished >= leastFinished);
  return new Map(
    counted.flatMap((reader): [string, ReaderQuestion[]][] => {
      const others = counted.filter(({ userId }) => userId !== reader.userId);
      if (others.length < leastOthers) return [];
      const questions = [...askPace(reader, others), ...askFlags(reader, others)];
      return questions.length === 0 ? [] : [[reader.userId, questions]];
    }),
  );
}

function askPace(reader: ReaderPace, others: readonly ReaderPace[]): ReaderQuestion[] {
  const times = others.flatMap(({ medianSeconds }) => medianSeconds ?? []);
  const seconds = reader.medianSeconds;
  if (seconds === null || times.length < leastOthers) return [];
  const usual = medianOf(times);
  if (seconds >= factor * usual) return [{ kind: 'slow', seconds, others: usual }];
  if (seconds * factor <= usual) return [{ kind: 'fast', seconds, others: usual }];
  return [];
}

function askFlags(reader: ReaderPace, others: readonly ReaderPace[]): ReaderQuestion[] {
  const share = reader.flagged / reader.finished;
  const sum = (pick: (each: ReaderPace) => number) =>
    others.reduce((total, each) => total + pick(each), 0);
  const usual = sum(({ flagged }) => flagged) / sum(({ finished }) => finished);
  const isFar = share >= factor * usual && share - usual >= leastShare;
  return isFar ? [{ kind: 'manyFlags', share, others: usual }] : [];
}

/**
 * One simulated reading of a demo snippet: the truth with the errors that a profile is prone to.
 * Spans stay valid: inside the text, sorted, never empty, never on one another. The outcome obeys
 * the rules of a real one: `values` has spans, `none` has none, `undecided` has the flag on.
 */
import type { Outcome } from '../assignment/operation';
import type { Flag } from '../assignment/state';
import { notClearLabel } from '../label-scheme/scheme';
import type { RandomSource } from '../random/seeded-random';
import { compareFragments, hasOverlap, type Fragment, type LabelledSpan } from '../spans/fragment';
import type { DemoSnippet, SnippetDoubt } from './generate-demo';
import { markTruth } from './mark-truth';
import { pick } from './pick';
import type { ReaderProfile } from './reader-profile';
import { labelOfSource } from './write-sentence';

export type SimulatedReading = {
  readonly outcome: Outcome;
  readonly flag: Flag;
  /** In the order of the text. */
  readonly spans: readonly LabelledSpan[];
  /** The note on the snippet, to the lead. */
  readonly note: string | null;
  /** Whole seconds that the reader was at it. */
  readonly seconds: number;
};

const notFlagged: Flag = { on: false, reason: null };
const lureLabels = Object.values(labelOfSource);

/**
 * Reads a snippet as the profile would. `seat` is the reader's place among the readers of this
 * snippet, from 0: together, seats 0 and 1 flag every doubtful snippet at least once and no other.
 */
export function simulateReading(
  snippet: DemoSnippet,
  profile: ReaderProfile,
  random: RandomSource,
  seat: number,
): SimulatedReading {
  const { doubt } = snippet;
  if (doubt?.isUnreadable === true && seat === 0) {
    const flag = { on: true, reason: doubt.reason };
    const seconds = drawSeconds(profile, snippet, 1, random);
    return { outcome: 'unreadable', flag, spans: [], note: doubt.note, seconds };
  }
  if (doubt?.seats.includes(seat) === true) return readInDoubt(snippet, doubt, profile, random);

  const found = markTruth(snippet, profile, random);
  const lured = snippet.lures
    .filter(() => random() < profile.lured)
    .map((lure): LabelledSpan => ({ fragments: [lure], label: pick(lureLabels, random) }));
  const spans = sortSpans([...found.spans, ...lured]);
  return {
    outcome: spans.length > 0 ? 'values' : 'none',
    flag: notFlagged,
    spans,
    note: found.note,
    seconds: drawSeconds(profile, snippet, spans.length, random),
  };
}

function readInDoubt(
  snippet: DemoSnippet,
  doubt: SnippetDoubt,
  profile: ReaderProfile,
  random: RandomSource,
): SimulatedReading {
  const chance = random();
  const spans =
    chance < 0.5
      ? []
      : chance < 0.75
        ? snippet.truth
        : findDoubtfulPlaces(snippet, doubt).map((place) => ({
            fragments: [place],
            label: notClearLabel,
          }));
  return {
    outcome: spans.length > 0 ? 'values' : 'undecided',
    flag: { on: true, reason: doubt.reason },
    spans,
    note: random() < 0.7 ? doubt.note : null,
    seconds: drawSeconds(profile, snippet, spans.length + 3, random),
  };
}

/** The numbers of the doubtful sentence: its value, or what looks like one. */
function findDoubtfulPlaces({ truth, lures }: DemoSnippet, doubt: SnippetDoubt): Fragment[] {
  const places = [...truth.flatMap(({ fragments }) => fragments), ...lures];
  return places.filter((place) => hasOverlap([place], [doubt.sentence]));
}

function drawSeconds(
  { pace }: ReaderProfile,
  { sentences }: DemoSnippet,
  spans: number,
  random: RandomSource,
): number {
  const reading = sentences.length * pace * (0.6 + 0.9 * random());
  return Math.round(reading + spans * pace * (2 + 2 * random()));
}

function sortSpans(spans: readonly LabelledSpan[]): LabelledSpan[] {
  return [...spans].sort((a, b) => compareFragments(a.fragments, b.fragments));
}

/**
 * Writes the seven sentences of one snippet: a window into an article that moves from topic to
 * topic, with the sentences that state values about its middle, as a window round a match has.
 */
import type { RandomSource } from '../random/seeded-random';
import type { Fragment, LabelledSpan } from '../spans/fragment';
import { codePointLength } from '../text/code-points';
import { damageWords } from './damage-words';
import { integerBetween, pick, pickWeighted } from './pick';
import { absorptionSentences } from './sentences/absorption';
import { backgroundSentences } from './sentences/background';
import { contrastSentences } from './sentences/contrast';
import { deviceSentences } from './sentences/devices';
import { discussionSentences } from './sentences/discussion';
import { emissionSentences } from './sentences/emission';
import { stabilitySentences } from './sentences/stability';
import { structureSentences } from './sentences/structure';
import { synthesisSentences } from './sentences/synthesis';
import { theorySentences } from './sentences/theory';
import { doubleValueSentences, singleValueSentences, type ValueSource } from './sentences/values';
import type { SnippetPlan } from './snippet-plan';
import { writeSentence } from './write-sentence';

export const sentencesPerSnippet = 7;

/** Offsets are code points into `text`. */
export type ComposedText = {
  readonly text: string;
  readonly sentences: readonly Fragment[];
  /** Index of the first sentence that states a value or is doubtful. */
  readonly middle: number;
  readonly truth: readonly LabelledSpan[];
  readonly lures: readonly Fragment[];
};

/** Every topic by one letter, so that the course of an article can be read at a glance. */
const topics: Readonly<Record<string, readonly string[]>> = {
  b: backgroundSentences,
  s: synthesisSentences,
  x: structureSentences,
  a: absorptionSentences,
  e: emissionSentences,
  t: theorySentences,
  d: deviceSentences,
  g: stabilitySentences,
  c: contrastSentences,
  f: discussionSentences,
};

const experiments = ['bbssxxaecdf', 'ssxxacefegf', 'bcsxaddggfd'];
const theories = ['bbtttctftfb', 'bttxtatctff'];
const reviews = ['bbcbdbgbffb', 'bcbegbdbbfc'];

const coursesOf: Readonly<Record<ValueSource, readonly string[]>> = {
  E: experiments,
  C: theories,
  L: [...reviews, ...experiments, ...theories],
  U: [...reviews, ...experiments, ...theories],
};

/** Shares of the four labels among the values, near those of PV600. */
const sources: readonly (readonly [ValueSource, number])[] = [
  ['E', 20],
  ['C', 15],
  ['L', 30],
  ['U', 35],
];

/** Writes one text by its plan; the same plan and random numbers give the same text. */
export function composeText(plan: SnippetPlan, random: RandomSource): ComposedText {
  const source = pickWeighted(sources, random);
  const course = pick(coursesOf[source], random);
  const start = integerBetween(random, 0, course.length - sentencesPerSnippet);
  const templates: string[] = [];
  const chosen = new Set<string>();
  const takeNew = (from: readonly string[]) => {
    const template = pick(
      from.filter((sentence) => !chosen.has(sentence)),
      random,
    );
    chosen.add(template);
    return template;
  };

  const stating =
    plan.doubtful === null
      ? chooseValueSentences(plan.valueCount, source, takeNew, random)
      : [plan.doubtful.text];
  const middle = integerBetween(random, 2, 4) - Math.floor(stating.length / 2);
  for (let i = 0; i < sentencesPerSnippet; i += 1) {
    templates.push(stating[i - middle] ?? takeNew(topics[course.charAt(start + i)] ?? []));
  }
  return { ...joinSentences(templates, plan, random), middle };
}

function chooseValueSentences(
  count: number,
  first: ValueSource,
  takeNew: (from: readonly string[]) => string,
  random: RandomSource,
): string[] {
  const sentences: string[] = [];
  let source = first;
  for (let left = count; left > 0;) {
    const isDouble = left > 4 || (left > 1 && random() < 0.5);
    sentences.push(takeNew((isDouble ? doubleValueSentences : singleValueSentences)[source]));
    left -= isDouble ? 2 : 1;
    source = pickWeighted(sources, random);
  }
  return sentences;
}

function joinSentences(
  templates: readonly string[],
  plan: SnippetPlan,
  random: RandomSource,
): Omit<ComposedText, 'middle'> {
  const sentences: Fragment[] = [];
  const truth: LabelledSpan[] = [];
  const lures: Fragment[] = [];
  let text = '';
  let offset = 0;
  for (const template of templates) {
    const written = writeSentence(template, plan.material, random);
    if (text !== '') {
      text += ' ';
      offset += 1;
    }
    const shift = ([start, end]: Fragment): Fragment => [start + offset, end + offset];
    truth.push(...written.truth.map((span) => ({ ...span, fragments: span.fragments.map(shift) })));
    lures.push(...written.lures.map(shift));
    const shown = plan.isDamaged ? damageWords(written.text, plan.material, random) : written.text;
    const length = codePointLength(shown);
    sentences.push([offset, offset + length]);
    text += shown;
    offset += length;
  }
  return { text, sentences, truth, lures };
}

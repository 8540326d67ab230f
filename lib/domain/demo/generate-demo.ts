/**
 * The demo project's 600 snippets. Every text is made from our own sentence templates by seeded
 * chance and describes no real sample, article, publisher or institution; identifiers use the
 * made-up prefix `10.99999` and the word `synthetic`. Shape and counts follow the PV600 paper, so
 * that every screen has something to show. Truth is known because the values were put there.
 */
import { Refusal } from '../errors';
import type { RandomSource, Seed } from '../random/seeded-random';
import { seededRandom } from '../random/seeded-random';
import { shuffle } from '../random/shuffle';
import type { Fragment, LabelledSpan } from '../spans/fragment';
import { fromUtf16, indexText } from '../text/code-points';
import type { CommonNotClearReason } from '../label-scheme/scheme';
import { composeText } from './compose-text';
import type { DemoMaterial } from './materials';
import { integerBetween, pick } from './pick';
import { demoPublishers, planSnippets, type SnippetPlan } from './snippet-plan';

export const demoNotice =
  'Synthetic text, generated for the Goldspan demo project. It describes no real sample and comes from no publication.';
export const demoLicence = 'CC0-1.0';

/** Why a snippet makes readers stop, and which of its readers (by seat, from 0) flag it. */
export type SnippetDoubt = {
  readonly reason: CommonNotClearReason;
  readonly note: string;
  readonly seats: readonly number[];
  /** The sentence in doubt. */
  readonly sentence: Fragment;
  /** The whole text is damaged: the reader in seat 0 finishes it as unreadable. */
  readonly isUnreadable: boolean;
};

/** Offsets are code points into `text`. */
export type DemoSnippet = {
  /** `Material_Identifier_Index`, `/` as `--`. */
  readonly name: string;
  readonly identifier: string;
  readonly publisher: string;
  readonly institution: string;
  readonly year: number;
  readonly material: DemoMaterial;
  readonly licence: string;
  readonly attribution: string;
  readonly text: string;
  /** First match of the material, "bandgap" or eV in the text; the last part of the name. */
  readonly firstMatch: number;
  readonly sentences: readonly Fragment[];
  /** What a perfect reader marks, in the order of the text. */
  readonly truth: readonly LabelledSpan[];
  /** Numbers that are not the answer but look like it. */
  readonly lures: readonly Fragment[];
  /** Set in sixteen snippets. */
  readonly doubt: SnippetDoubt | null;
};

export type Demo = {
  readonly title: string;
  readonly notice: string;
  readonly seed: Seed;
  /** By name. */
  readonly snippets: readonly DemoSnippet[];
};

type DemoArticle = Pick<DemoSnippet, 'identifier' | 'publisher' | 'institution' | 'year'>;

const articlesPerPublisher = 100;
const seatsThatFlag: readonly (readonly number[])[] = [[0], [1], [0, 1]];

/** Makes the whole demo: the same seed gives the same texts, names and truth on every machine. */
export function generateDemo(seed: Seed): Demo {
  const random = seededRandom(seed);
  const plans = planSnippets(random);
  const articles = assignArticles(plans, random);
  const texts = new Set<string>();
  const names = new Set<string>();
  const snippets = plans.map((plan, index): DemoSnippet => {
    const article = articles[index];
    if (article === undefined) throw new Error('Every plan has an article.');
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { middle, ...composed } = composeText(plan, random);
      const { text, sentences } = composed;
      const firstMatch = findFirstMatch(text, plan.material);
      const name = `${plan.material}_${article.identifier.replaceAll('/', '--')}_${firstMatch}`;
      const isNew = !texts.has(text) && !names.has(name);
      if (!isNew || !namesMaterial(text, plan.material)) continue;
      texts.add(text);
      names.add(name);
      return {
        ...article,
        ...composed,
        name,
        firstMatch,
        material: plan.material,
        licence: demoLicence,
        attribution: demoNotice,
        doubt: readDoubt(plan, sentences[middle] ?? [0, 0], random),
      };
    }
    throw new Refusal(
      'unprocessable',
      'No new text could be made for a demo snippet; try another seed.',
    );
  });
  return {
    title: 'Demo: PV600 bandgaps (synthetic texts)',
    notice: demoNotice,
    seed,
    snippets: snippets.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** Code-point offset of the first match of material, property or unit. */
function findFirstMatch(text: string, material: DemoMaterial): number {
  const target = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${material}|[Bb]andgaps?|eV)(?![\\p{L}\\p{N}])`,
    'u',
  );
  return fromUtf16(indexText(text), text.search(target));
}

function namesMaterial(text: string, material: DemoMaterial): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${material}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

function readDoubt(
  { doubtful, isDamaged }: SnippetPlan,
  sentence: Fragment,
  random: RandomSource,
): SnippetDoubt | null {
  if (doubtful === null) return null;
  if (isDamaged) {
    const note = 'Hardly a word is whole.';
    return { reason: 'text damaged', note, seats: [0, 1], sentence, isUnreadable: true };
  }
  const { reason, note } = doubtful;
  return { reason, note, seats: pick(seatsThatFlag, random), sentence, isUnreadable: false };
}

/** One article for each plan; of a publisher's 100 articles, 20 have given two snippets. */
function assignArticles(plans: readonly SnippetPlan[], random: RandomSource): DemoArticle[] {
  const places = demoPublishers.map((publisher, position) => {
    const articles = Array.from({ length: articlesPerPublisher }, (_, index): DemoArticle => {
      const number = index * demoPublishers.length + position + 1;
      return {
        identifier: `10.99999/synthetic.${String(number).padStart(4, '0')}`,
        publisher,
        institution: `Synthetic Institute ${String(integerBetween(random, 1, 40)).padStart(2, '0')}`,
        year: drawYear(random),
      };
    });
    const perPublisher = plans.filter((plan) => plan.publisher === publisher).length;
    const dealt = [...articles, ...articles.slice(0, perPublisher - articlesPerPublisher)];
    return [publisher, shuffle(dealt, random)] as const;
  });
  const left = new Map(places);
  return plans.map(({ publisher }) => {
    const article = left.get(publisher)?.pop();
    if (article === undefined) throw new Error(`${publisher} has no article left.`);
    return article;
  });
}

/** 2008 to 2022, later years more often: the later of two draws. */
function drawYear(random: RandomSource): number {
  return Math.max(integerBetween(random, 2008, 2022), integerBetween(random, 2008, 2022));
}

/**
 * The way of a project as a lead sees it: six stations with what is done at each, and the one
 * thing to do next. The stage comes from lib/domain/statistics; here it is put into words.
 */
import { countOf, formatCount } from '@/components/shell/number-words';
import type { ProjectPage } from '@/components/shell/paths';
import type { ProjectCounts } from '@/lib/data/projects/read-overview';
import { stages, type Stage } from '@/lib/domain/statistics/stage';

export type Station = {
  readonly stage: Exclude<Stage, 'done'>;
  readonly title: string;
  readonly page: ProjectPage;
  /** A part of that page. */
  readonly part?: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** What is done, in a few words. */
  readonly fact: string;
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly page: ProjectPage;
  readonly action: string;
};

const stations: readonly Omit<Station, 'state' | 'fact'>[] = [
  { stage: 'import', title: 'Import', page: 'import' },
  { stage: 'plan', title: 'Plan', page: 'plan' },
  { stage: 'annotate', title: 'Annotate', page: '', part: 'annotators' },
  { stage: 'adjudicate', title: 'Adjudicate', page: 'adjudicate' },
  { stage: 'checkValues', title: 'Check values', page: 'values' },
  { stage: 'release', title: 'Release', page: 'releases' },
];

/** The stations with what is done; those before the stage are done, those after it lie ahead. */
export function describeWay(counts: ProjectCounts, stage: Stage): Station[] {
  const now = stages.indexOf(stage);
  return stations.map((station) => {
    const at = stages.indexOf(station.stage);
    const state = at < now ? 'done' : at === now ? 'now' : 'ahead';
    return { ...station, state, fact: factOf(station.stage, counts) };
  });
}

function factOf(stage: Station['stage'], counts: ProjectCounts): string {
  const { open, stale, decided, agreed } = counts.cases;
  switch (stage) {
    case 'import':
      return counts.snippets === 0 ? 'no texts yet' : countOf(counts.snippets, 'snippet');
    case 'plan':
      return counts.snippets === 0
        ? 'nothing to plan'
        : `${formatCount(counts.assigned)} of ${formatCount(counts.snippets)} assigned`;
    case 'annotate':
      return counts.assignments === 0
        ? 'no readings yet'
        : `${formatCount(counts.finished)} of ${countOf(counts.assignments, 'reading')}`;
    case 'adjudicate':
      if (open + stale + decided + agreed === 0) return 'no cases yet';
      return open + stale === 0 ? 'none open' : `${formatCount(open + stale)} open`;
    case 'checkValues':
      return counts.valuesToCheck === 0
        ? 'none to check'
        : `${formatCount(counts.valuesToCheck)} to check`;
    case 'release':
      return counts.releases === 0 ? 'none yet' : countOf(counts.releases, 'release');
  }
}

/**
 * The one thing to do next.
 * @param annotators members who annotate: without any, nothing can be planned
 */
export function findNextStep(counts: ProjectCounts, stage: Stage, annotators: number): NextStep {
  const { open, stale } = counts.cases;
  switch (stage) {
    case 'import':
      return {
        title: 'Import the texts',
        text: 'Bring the snippets that are to be read: text files, alone, in a zip file, or as a brat folder.',
        page: 'import',
        action: 'Import texts',
      };
    case 'plan':
      if (annotators === 0) {
        return {
          title: 'Invite the annotators',
          text: 'The texts are here, and nobody is in the project to read them yet.',
          page: 'members',
          action: 'Add members',
        };
      }
      return {
        title: 'Plan the double annotation',
        text: `${countOf(counts.snippets - counts.assigned, 'snippet')} ${counts.snippets - counts.assigned === 1 ? 'has' : 'have'} no reader yet.`,
        page: 'plan',
        action: 'Plan',
      };
    case 'annotate':
      return {
        title: 'The annotators are reading',
        text: `${countOf(counts.assignments - counts.finished, 'reading')} ${counts.assignments - counts.finished === 1 ? 'is' : 'are'} still to come. ${
          open > 0
            ? `${countOf(open, 'case')} can be decided already.`
            : 'Meanwhile the agreement shows how well the guideline works.'
        }`,
        page: open > 0 ? 'adjudicate' : 'agreement',
        action: open > 0 ? 'Adjudicate what is open' : 'Look at the agreement',
      };
    case 'adjudicate':
      return {
        title: open > 0 ? 'Adjudicate the open cases' : 'Look again at stale gold',
        text: [
          open > 0 && `${countOf(open, 'case')} ${open === 1 ? 'waits' : 'wait'} for a decision.`,
          stale > 0 &&
            `${countOf(stale, 'case')} changed under ${stale === 1 ? 'its' : 'their'} decision.`,
        ]
          .filter(Boolean)
          .join(' '),
        page: 'adjudicate',
        action: 'Open the queue',
      };
    case 'checkValues':
      return {
        title: 'Check the values',
        text: `${countOf(counts.valuesToCheck, 'gold value')} cannot be read for sure and ${counts.valuesToCheck === 1 ? 'needs' : 'need'} a look.`,
        page: 'values',
        action: 'Check values',
      };
    case 'release':
      return {
        title: 'Make the release',
        text: 'Every snippet is settled. Freeze the gold dataset and write its files.',
        page: 'releases',
        action: 'Make a release',
      };
    case 'done':
      return {
        title: 'The way is done',
        text: `${countOf(counts.releases, 'release')} ${counts.releases === 1 ? 'is' : 'are'} ready to be downloaded. More texts can be imported at any time.`,
        page: 'releases',
        action: 'See the releases',
      };
  }
}

/** Active snippets by where they stand; the numbers add up to all of them. */
export function listSnippetStates(
  counts: ProjectCounts,
): { readonly title: string; readonly meaning: string; readonly count: number }[] {
  const { waiting, agreed, open, decided, stale } = counts.cases;
  const withCase = waiting + agreed + open + decided + stale;
  return [
    {
      title: 'Not planned',
      meaning: 'nobody is to read them yet',
      count: counts.snippets - withCase,
    },
    { title: 'Waiting', meaning: 'a reading is not finished', count: waiting },
    {
      title: 'Agreed',
      meaning: 'settled without a decision: the readers agree, or there is one reader',
      count: agreed,
    },
    { title: 'Open', meaning: 'the readings differ, or are not clear', count: open },
    { title: 'Decided', meaning: 'every item has a decision', count: decided },
    { title: 'Stale', meaning: 'a reading changed under a decision', count: stale },
  ];
}

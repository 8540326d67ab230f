/** What the pages of the lead's desk ask of the data, each list and each count by itself. */
import { listQueue } from '@/lib/data/assignments/list-queue';
import { countCases, listCases } from '@/lib/data/cases/list-cases';
import { listCaseQueue } from '@/lib/data/cases/list-case-queue';
import { listValuesToCheck } from '@/lib/data/cases/value-checks';
import { listImports } from '@/lib/data/jobs/list-imports';
import { listLog } from '@/lib/data/log/list-log';
import { listNews } from '@/lib/data/log/news';
import { listRounds } from '@/lib/data/plans/list-rounds';
import { previewMove } from '@/lib/data/plans/move-assignments';
import { makeProjectPlan } from '@/lib/data/plans/make-project-plan';
import { readRoundAgreement, readRounds } from '@/lib/data/plans/read-rounds';
import { listMembers } from '@/lib/data/projects/members';
import { listProjectViews } from '@/lib/data/projects/project-view';
import { readGuidelineDesk } from '@/lib/data/projects/read-guideline-desk';
import { readOverview } from '@/lib/data/projects/read-overview';
import { readOwnProgress } from '@/lib/data/projects/read-own-progress';
import { readProgress } from '@/lib/data/projects/read-progress';
import { readReaderProgress } from '@/lib/data/projects/read-reader-progress';
import { readSchemeDesk } from '@/lib/data/projects/read-scheme-desk';
import { listBlockers } from '@/lib/data/releases/blockers';
import { countSnippets } from '@/lib/data/snippets/count-snippets';
import { listMaterials } from '@/lib/data/snippets/list-materials';
import { listFilterValues } from '@/lib/data/snippets/list-filter-values';
import { listSnippets } from '@/lib/data/snippets/list-snippets';
import { largeSize, type LargeProject } from './large-project';

export type Question = {
  readonly ask: () => Promise<unknown>;
  /** Whether it is a list or a count; a calculation over everything is only told. */
  readonly isCounted: boolean;
};

export function deskQuestions({
  project: { id, lead },
  annotators: [reader = lead, other = lead],
}: LargeProject): Record<string, Question> {
  const list = { limit: 50 };
  const lists: Record<string, Question['ask']> = {
    'projects: list': () => listProjectViews(lead),
    'overview: counts': () => readOverview(lead, id),
    'overview: annotators': () => readReaderProgress(lead, id),
    'overview: progress by annotator': () => readProgress(lead, id, 'annotator'),
    'overview: progress by round': () => readProgress(lead, id, 'round'),
    'overview: progress by material': () => readProgress(lead, id, 'material'),
    'overview: news': () => listNews(lead, id),
    'overview: own progress': () => readOwnProgress(reader, id),
    'members: list': () => listMembers(lead, id),
    'rounds: counts': () => readRounds(lead, id),
    'plan: rounds': () => listRounds(lead, id),
    'move: preview of one person’s open work': () =>
      previewMove(lead, id, {
        from: reader.email,
        to: [other.email],
        takesBegun: false,
        seed: '1',
      }),
    'snippets: first page': () => listSnippets(lead, id, list),
    'snippets: materials': () => listMaterials(lead, 'manageProject', id),
    'snippets: count': () => countSnippets(lead, id, {}),
    'snippets: of a material': () => listSnippets(lead, id, { ...list, material: 'MAPI' }),
    'snippets: of a material, count': () => countSnippets(lead, id, { material: 'MAPI' }),
    'snippets: excluded': () => listSnippets(lead, id, { ...list, status: 'excluded' }),
    'snippets: words that one has': () => listSnippets(lead, id, { ...list, q: '099999 shows' }),
    'snippets: words that one has, count': () => countSnippets(lead, id, { q: '099999 shows' }),
    'snippets: reported': () => listSnippets(lead, id, { ...list, isReported: true }),
    'snippets: reported, count': () => countSnippets(lead, id, { isReported: true }),
    'snippets: filter values': () => listFilterValues(lead, id),
    ...Object.fromEntries(
      (['unassigned', 'reading', 'read', 'open'] as const).flatMap(
        (state): [string, Question['ask']][] => [
          [`snippets: ${state}`, () => listSnippets(lead, id, { ...list, state })],
          [`snippets: ${state}, count`, () => countSnippets(lead, id, { state })],
        ],
      ),
    ),
    'snippets: of a publisher and a year': () =>
      listSnippets(lead, id, { ...list, publisher: 'Publisher 3', year: 2015 }),
    'log: newest': () => listLog(lead, id, list),
    'log: readings of one person': () =>
      listLog(lead, id, { ...list, topic: 'reading', person: reader.userId }),
    'imports: list': () => listImports(lead, id),
    'labels: use': () => readSchemeDesk(lead, id),
    'guideline: desk': () => readGuidelineDesk(lead, id),
    'cases: counts': () => countCases(lead, id),
    'cases: open, first page': () => listCases(lead, id, { ...list, status: 'open' }),
    'cases: queue': () => listCaseQueue(lead, id),
    'values: to check': () => listValuesToCheck(lead, id),
    'annotate: queue': () => listQueue(reader, id),
  };
  const calculations: Record<string, Question['ask']> = {
    'plan: preview of 20,000 snippets': () =>
      makeProjectPlan(lead, id, {
        round: `Batch ${largeSize.rounds}`,
        annotators: [reader.email, other.email],
        overlap: 2,
        method: 'ring',
        strata: ['material', 'publisher'],
        seed: '1',
        commit: false,
      }),
    'rounds: agreement': () => readRoundAgreement(lead, id),
    'releases: what is in the way': () => listBlockers(lead, id),
  };
  const questions = (asks: Record<string, Question['ask']>, isCounted: boolean) =>
    Object.entries(asks).map(([name, ask]) => [name, { ask, isCounted }] as const);
  return Object.fromEntries([...questions(lists, true), ...questions(calculations, false)]);
}

import type { AssignmentStatus } from '../generated/enums';
import type { SnippetView } from '../../domain/assignment/view';
import { notFound } from '../../domain/errors';
import {
  compareReading,
  type Expected,
  type ExpectedSpan,
  type Feedback,
} from '../../domain/feedback/compare-reading';
import { parseGuidelineClauses, type GuidelineClause } from '../../domain/guideline/clauses';
import { goldLabelsOf, type GoldLabel } from '../../domain/label-scheme/mapping';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { questionFor } from '../../domain/label-scheme/templates';
import { isAsExpected, isDoubtMistake } from '../../domain/practice/judge-try';
import { expectedOf } from '../../domain/practice/known-answer';
import type { Annotation } from '../../domain/spans/fragment';
import type { UserActor } from '../actor';
import { database } from '../database';
import { readGuideline } from '../projects/read-guideline';
import { readScheme } from '../projects/read-scheme';
import { readingWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';
import { snippetViewColumns, snippetViewOf } from '../snippets/snippet-view';
import { tryRound } from './practice-project';
import { listPracticeTexts, type PracticeReading } from './practice-texts';

export type KnownSpan = ExpectedSpan & { readonly id: string };

/** What was expected, and how the reading differs from it. */
export type KnownAnswer = {
  readonly reading: PracticeReading;
  readonly expected: Expected<KnownSpan>;
  readonly feedback: Feedback<Annotation, KnownSpan>;
  readonly isAsExpected: boolean;
  /** Whether leaving something in doubt differs from it. */
  readonly isDoubtMistake: boolean;
};

/** An own finished try beside the known answer. */
export type PracticeComparison = {
  readonly snippet: SnippetView;
  readonly question: string;
  readonly scheme: LabelScheme;
  /** Those that the reasons cite. */
  readonly clauses: readonly GuidelineClause[];
  readonly own: PracticeReading;
  /** Null while the answer is being changed. */
  readonly answer: KnownAnswer | null;
  /** Of the actor's texts, this one included. */
  readonly finished: number;
  readonly total: number;
};

/**
 * What was expected of the actor's own finished try. The answer leaves the database by this door
 * alone, and `viewAnswer` guards it.
 * @throws Refusal `notFound` for everything but an own finished try of this project's practice
 */
export async function readComparison(
  actor: UserActor,
  projectId: string,
  assignmentId: string,
): Promise<PracticeComparison> {
  await requireProject(actor, 'viewPractice', projectId);
  const row = await database().assignment.findFirst({
    where: {
      ...tryWhere(projectId, assignmentId),
      snippet: { status: 'active' },
      AND: [readingWhere(actor, 'viewAnswer')],
    },
    select: {
      projectId: true,
      project: { select: { question: true } },
      scheme: { select: { scheme: true } },
      snippet: { select: { id: true, ...snippetViewColumns } },
    },
  });
  if (row === null) throw notFound('The practice text');
  const [texts, guideline, newest] = await Promise.all([
    listPracticeTexts(row.projectId, actor.userId),
    readGuideline(actor, projectId),
    readScheme(actor, projectId),
  ]);
  const clauses = parseGuidelineClauses(guideline.text);
  const text = texts.find(({ snippetId }) => snippetId === row.snippet.id);
  const own = text?.tries[0]?.reading ?? null;
  // Taken out, or reopened in another tab, between the two looks.
  if (own === null) throw notFound('The practice text');
  const mine = texts.filter(({ tries }) => tries.length > 0);
  const goldLabel = goldLabelsOf(newest.scheme);
  const answer = knownAnswer(own, text?.answer?.reading ?? null, clauses, goldLabel);
  return {
    snippet: snippetViewOf(row.snippet),
    question: questionFor(row.project.question, row.snippet.material),
    scheme: joinSchemes(newest.scheme, labelSchemeSchema.parse(row.scheme.scheme)),
    clauses: clauses.filter(({ number }) => cites(answer, number)),
    own,
    answer,
    finished: mine.filter(({ tries }) => tries[0]?.reading != null).length,
    total: mine.length,
  };
}

/**
 * Where the actor's own try of this project's practice stands; `isTakenOut` when its text is no
 * longer in the practice.
 * @throws Refusal `notFound`
 */
export async function findOwnTry(
  actor: UserActor,
  projectId: string,
  assignmentId: string,
): Promise<{
  readonly practice: string;
  readonly status: AssignmentStatus;
  readonly isTakenOut: boolean;
}> {
  await requireProject(actor, 'viewPractice', projectId);
  const row = await database().assignment.findFirst({
    where: { ...tryWhere(projectId, assignmentId), AND: [readingWhere(actor, 'editReading')] },
    select: { projectId: true, status: true, snippet: { select: { status: true } } },
  });
  if (row === null) throw notFound('The practice text');
  const { projectId: practice, status, snippet } = row;
  return { practice, status, isTakenOut: snippet.status !== 'active' };
}

function tryWhere(projectId: string, assignmentId: string) {
  return {
    id: assignmentId,
    project: { practiceOf: projectId },
    round: { number: tryRound },
  };
}

/** The answer may have labels that came after the try, and the try ones that went before it. */
function joinSchemes(newest: LabelScheme, older: LabelScheme): LabelScheme {
  const names = new Set(newest.labels.map(({ name }) => name));
  return {
    ...newest,
    labels: [...newest.labels, ...older.labels.filter(({ name }) => !names.has(name))],
  };
}

function cites(answer: KnownAnswer | null, number: string): boolean {
  if (answer === null) return false;
  const { feedback } = answer;
  const reasons = [feedback, ...feedback.items.flatMap((item) => item.reasons)];
  return reasons.some(({ clause }) => clause === number);
}

function knownAnswer(
  own: PracticeReading,
  answer: PracticeReading | null,
  clauses: readonly GuidelineClause[],
  goldLabel: GoldLabel,
): KnownAnswer | null {
  if (answer === null) return null;
  const expected = expectedOf(answer, clauses);
  return {
    reading: answer,
    expected,
    feedback: compareReading(own, expected, goldLabel),
    isAsExpected: isAsExpected(own, answer, goldLabel),
    isDoubtMistake: isDoubtMistake(answer),
  };
}

import { compareReading } from '../../domain/feedback/compare-reading';
import { summariseFeedback, type FeedbackSummary } from '../../domain/feedback/summarise-feedback';
import { goldLabelsOf, type GoldLabel } from '../../domain/label-scheme/mapping';
import { isAsExpected } from '../../domain/practice/judge-try';
import { expectedOf } from '../../domain/practice/known-answer';
import type { UserActor } from '../actor';
import { readScheme } from '../projects/read-scheme';
import { requireProject } from '../rights/require-project';
import { findPractice } from './practice-project';
import { listPracticeTexts, type PracticeText } from './practice-texts';

export type OwnPracticeText = {
  readonly name: string;
  readonly material: string | null;
  /** The try; null before the person has started. */
  readonly assignment: string | null;
  readonly isBegun: boolean;
  /** Null until the try is finished, and while the answer is being changed. */
  readonly isAsExpected: boolean | null;
  readonly isFinished: boolean;
};

/** A person's own way through the practice. */
export type OwnPractice = {
  readonly texts: readonly OwnPracticeText[];
  readonly finished: number;
  readonly asExpected: number;
  /** What differed in the finished tries. */
  readonly summary: FeedbackSummary;
};

/**
 * The texts that are offered to the actor, with how the own finished tries came out. Of a text
 * whose try is not finished nothing is told but its name and material.
 * @throws Refusal `notFound`, `forbidden` for one who neither annotates nor leads
 */
export async function readOwnPractice(actor: UserActor, projectId: string): Promise<OwnPractice> {
  await requireProject(actor, 'viewPractice', projectId);
  const [practice, { scheme }] = await Promise.all([
    findPractice(projectId),
    readScheme(actor, projectId),
  ]);
  const goldLabel = goldLabelsOf(scheme);
  const rows = practice === null ? [] : await listPracticeTexts(practice, actor.userId);
  const offered = rows.filter((row) => isOffered(row, actor));
  const texts = offered.map((text) => ownText(text, goldLabel));
  return {
    texts,
    finished: texts.filter(({ isFinished }) => isFinished).length,
    asExpected: texts.filter((text) => text.isAsExpected === true).length,
    summary: summariseFeedback(offered.flatMap((text) => feedbackOn(text, goldLabel))),
  };
}

/** Texts that the actor has begun stay, also while their answer is being changed. */
function isOffered({ answer, tries, formerAuthors }: PracticeText, { userId }: UserActor): boolean {
  if (tries.length > 0) return true;
  const isAuthor = answer?.userId === userId || formerAuthors.includes(userId);
  return answer?.status === 'finished' && !isAuthor;
}

function ownText(
  { name, material, answer, tries }: PracticeText,
  goldLabel: GoldLabel,
): OwnPracticeText {
  const own = tries[0] ?? null;
  const reading = own?.reading ?? null;
  const known = answer?.reading ?? null;
  return {
    name,
    material,
    assignment: own?.id ?? null,
    isBegun: own !== null && own.status !== 'open',
    isFinished: reading !== null,
    isAsExpected:
      reading === null || known === null ? null : isAsExpected(reading, known, goldLabel),
  };
}

function feedbackOn({ answer, tries }: PracticeText, goldLabel: GoldLabel) {
  const own = tries[0]?.reading;
  const known = answer?.reading;
  if (own == null || known == null) return [];
  return [compareReading(own, expectedOf(known, []), goldLabel)];
}

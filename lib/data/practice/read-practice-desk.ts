import { accessToAnswer, type AnswerAccess } from '../../domain/practice/answer-access';
import { goldLabelsOf, type GoldLabel } from '../../domain/label-scheme/mapping';
import { isAsExpected } from '../../domain/practice/judge-try';
import { fitsExamples } from '../../domain/practice/example-texts';
import type { UserActor } from '../actor';
import { readScheme } from '../projects/read-scheme';
import { requireProject } from '../rights/require-project';
import { findPractice, leadsOf } from './practice-project';
import { listPracticeTexts, type PracticeText } from './practice-texts';

export type DeskText = {
  readonly snippetId: string;
  readonly name: string;
  readonly material: string | null;
  /** `none` before anybody has begun one; only a finished answer is offered to others. */
  readonly answer: 'none' | 'begun' | 'finished';
  readonly author: string | null;
  readonly access: AnswerAccess;
  readonly finished: number;
  readonly asExpected: number;
};

export type DeskPerson = {
  readonly userId: string;
  readonly name: string;
  readonly finished: number;
  readonly asExpected: number;
  /** How often this person finished a text: more than `finished` after tries again. */
  readonly times: number;
};

/** A practice as those who make it see it. */
export type PracticeDesk = {
  readonly texts: readonly DeskText[];
  readonly people: readonly DeskPerson[];
  /** The project has the labels that the example texts need. */
  readonly fitsExamples: boolean;
};

/** @throws Refusal `notFound`, `forbidden` for one who does not lead the project */
export async function readPracticeDesk(actor: UserActor, projectId: string): Promise<PracticeDesk> {
  await requireProject(actor, 'manageProject', projectId);
  const practice = await findPractice(projectId);
  const { scheme } = await readScheme(actor, projectId);
  const goldLabel = goldLabelsOf(scheme);
  const texts = practice === null ? [] : await listPracticeTexts(practice, null);
  const leads = await leadsOf(projectId);
  return {
    texts: texts.map((text) => deskText(text, judgedTries(text, goldLabel), actor, leads)),
    people: listPeople(
      texts,
      texts.flatMap((text) => judgedTries(text, goldLabel)),
    ),
    fitsExamples: fitsExamples(scheme),
  };
}

function deskText(
  text: PracticeText,
  judged: readonly JudgedTry[],
  { userId }: UserActor,
  leads: ReadonlySet<string>,
): DeskText {
  const { snippetId, name, material, answer } = text;
  return {
    snippetId,
    name,
    material,
    answer: answer === null ? 'none' : answer.reading === null ? 'begun' : 'finished',
    author: answer?.person ?? null,
    access: accessToAnswer(
      answer && { userId: answer.userId, isLeading: leads.has(answer.userId) },
      { userId, hasRead: hasReadBy(text, userId) },
    ),
    finished: judged.length,
    asExpected: judged.filter((each) => each.isAsExpected).length,
  };
}

/** Whether the person has begun it, as practice or as an answer that was given away. */
function hasReadBy({ tries, formerAuthors }: PracticeText, person: string): boolean {
  const hasBegun = tries.some(({ userId, status }) => userId === person && status !== 'open');
  return hasBegun || formerAuthors.includes(person);
}

type JudgedTry = { readonly userId: string; readonly isAsExpected: boolean };

/** Finished tries; where there is no answer now, none counts as expected. */
function judgedTries({ answer, tries }: PracticeText, goldLabel: GoldLabel): JudgedTry[] {
  return tries.flatMap(({ userId, reading }) => {
    if (reading === null) return [];
    const known = answer?.reading ?? null;
    return [{ userId, isAsExpected: known !== null && isAsExpected(reading, known, goldLabel) }];
  });
}

function listPeople(texts: readonly PracticeText[], judged: readonly JudgedTry[]): DeskPerson[] {
  const tries = texts.flatMap((text) => text.tries);
  const names = new Map(tries.map(({ userId, person }) => [userId, person]));
  return [...names]
    .map(([userId, name]) => {
      const own = judged.filter((each) => each.userId === userId);
      return {
        userId,
        name,
        finished: own.length,
        asExpected: own.filter((each) => each.isAsExpected).length,
        times: tries
          .filter((each) => each.userId === userId)
          .reduce((sum, { times }) => sum + times, 0),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

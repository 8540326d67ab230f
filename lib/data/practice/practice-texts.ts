/** The texts of a practice with their answers and tries, as rows. Guarded by those who call it. */
import type { OwnReading } from '../../domain/feedback/compare-reading';
import type { Annotation } from '../../domain/spans/fragment';
import { annotationOfRow } from '../assignments/assignment-state';
import { database } from '../database';
import type { Prisma } from '../generated/client';
import type { AssignmentStatus } from '../generated/enums';
import { answerRound, tryRound } from './practice-project';

export type PracticeReading = OwnReading<Annotation> & { readonly note: string | null };

export type PracticeAssignment = {
  readonly id: string;
  readonly userId: string;
  readonly person: string;
  readonly status: AssignmentStatus;
  /** Null until it is finished. */
  readonly reading: PracticeReading | null;
  /** How often it was finished. */
  readonly times: number;
};

export type PracticeText = {
  readonly snippetId: string;
  readonly name: string;
  readonly material: string | null;
  /** Null while nobody has begun one. */
  readonly answer: PracticeAssignment | null;
  readonly tries: readonly PracticeAssignment[];
  /** Who made an answer that another lead has taken over: they know the text, as readers do. */
  readonly formerAuthors: readonly string[];
};

const assignmentSelect = {
  id: true,
  userId: true,
  user: { select: { name: true } },
  round: { select: { number: true } },
  status: true,
  outcome: true,
  flagReason: true,
  note: true,
  place: true,
  annotations: { orderBy: { place: 'asc' } },
  _count: { select: { operations: { where: { type: 'finish' } } } },
} as const satisfies Prisma.AssignmentSelect;

type AssignmentRow = Prisma.AssignmentGetPayload<{ select: typeof assignmentSelect }>;

/**
 * The texts that are in the practice, in the order of the set.
 * @param userId whose tries come with them; everybody's when null
 */
export async function listPracticeTexts(
  practiceId: string,
  userId: string | null,
): Promise<PracticeText[]> {
  const rows = await database().snippet.findMany({
    where: { projectId: practiceId, status: 'active' },
    select: {
      id: true,
      name: true,
      material: true,
      assignments: {
        where: userId === null ? {} : { OR: [{ round: { number: answerRound } }, { userId }] },
        orderBy: { createdAt: 'asc' },
        select: assignmentSelect,
      },
    },
  });
  const placed = rows.map(({ id, assignments: all, ...snippet }) => {
    const assignments = all.filter(({ status }) => status !== 'withdrawn');
    const answer = assignments.find(({ round }) => round.number === answerRound);
    return {
      place: answer?.place ?? Infinity,
      text: {
        snippetId: id,
        ...snippet,
        answer: answer === undefined ? null : assignmentOf(answer),
        tries: assignments.filter(({ round }) => round.number === tryRound).map(assignmentOf),
        formerAuthors: all
          .filter(({ status, round }) => status === 'withdrawn' && round.number === answerRound)
          .map((row) => row.userId),
      },
    };
  });
  return placed
    .sort((a, b) => a.place - b.place || (a.text.name < b.text.name ? -1 : 1))
    .map(({ text }) => text);
}

function assignmentOf(row: AssignmentRow): PracticeAssignment {
  const { id, userId, user, status, outcome, flagReason, note, annotations } = row;
  const spans = annotations.map(annotationOfRow);
  return {
    id,
    userId,
    person: user.name,
    status,
    reading:
      status === 'finished' && outcome !== null ? { outcome, flagReason, note, spans } : null,
    times: row._count.operations,
  };
}

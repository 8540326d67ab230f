/** The annotators of a project, as plans and moves need them. */
import { Refusal } from '../../domain/errors';
import type { Connection } from '../database';
import { normaliseEmail } from '../users/email';

/** Ids by e-mail: plans are made over e-mails, which are the same in every database. */
export type Annotators = ReadonlyMap<string, string>;

/**
 * The annotators with these e-mails.
 * @throws Refusal `unprocessable` for one who does not annotate here
 */
export async function findAnnotators(
  connection: Connection,
  projectId: string,
  emails: readonly string[],
): Promise<Annotators> {
  const wanted = emails.map(normaliseEmail);
  const members = await connection.membership.findMany({
    where: {
      projectId,
      leftAt: null,
      roles: { has: 'annotator' },
      user: { email: { in: wanted }, isDisabled: false },
    },
    select: { userId: true, user: { select: { email: true } } },
  });
  const people = new Map(members.map(({ userId, user }) => [user.email, userId]));
  const missing = wanted.filter((email) => !people.has(email));
  if (missing.length > 0) {
    throw new Refusal(
      'unprocessable',
      `Not an annotator of this project: ${missing.join(', ')}. Add the role under Members first.`,
    );
  }
  return people;
}

/** Where each person's new assignments begin: after those of earlier plans. */
export async function firstPlaces(tx: Connection, projectId: string): Promise<Map<string, number>> {
  const last = await tx.assignment.groupBy({
    by: ['userId'],
    where: { projectId },
    _max: { place: true },
  });
  return new Map(last.map(({ userId, _max }) => [userId, (_max.place ?? -1) + 1]));
}

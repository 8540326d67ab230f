/**
 * News by mail: who has some that was neither read nor mailed, and keeping that it was mailed.
 * The mail itself is written and sent above this layer.
 */
import { storedPreferencesSchema } from '../../domain/preferences/preferences';
import type { Role } from '../../domain/permissions';
import type { SystemActor } from '../actor';
import { database, inTransaction, type Connection } from '../database';
import { findNews } from './find-news';

export type DigestKey = { readonly projectId: string; readonly userId: string };

export type Digest = {
  readonly person: { readonly name: string; readonly email: string };
  readonly project: { readonly id: string; readonly name: string };
  /** Oldest first. */
  readonly lines: readonly string[];
};

/** Members who may be told by mail: of a project itself, with a password, not switched off. */
const mailedMembers = {
  leftAt: null,
  // The accounts of the demo are nobody's.
  project: { practiceOf: null, isDemo: false },
  user: { isDisabled: false, passwordHash: { not: null } },
} as const;

/** Every membership whose person takes news by mail, whether there is some or not. */
export async function listDigestKeys(_: SystemActor): Promise<DigestKey[]> {
  const found = await database().membership.findMany({
    where: mailedMembers,
    select: { projectId: true, userId: true, user: { select: { preferences: true } } },
    orderBy: [{ userId: 'asc' }, { projectId: 'asc' }],
  });
  return found
    .filter(({ user }) => storedPreferencesSchema.parse(user.preferences).getsNewsByMail)
    .map(({ projectId, userId }) => ({ projectId, userId }));
}

/**
 * Hands the news of one member up to `before` to `tell`, and keeps that they were told when it
 * answers true. Two at once for one member: the second finds nothing to tell. What breaks between
 * telling and keeping makes the same news come once more, and never get lost.
 * @returns what `tell` answered; null when there was nothing to tell
 */
export function tellNews(
  _: SystemActor,
  key: DigestKey,
  before: Date,
  tell: (digest: Digest) => Promise<boolean>,
): Promise<boolean | null> {
  return inTransaction(async (tx) => {
    if (!(await takeTurn(tx, key))) return null;
    const found = await tx.membership.findFirst({
      where: { ...key, ...mailedMembers },
      include: { user: true, project: true },
    });
    if (found === null) return null;
    const { user, project } = found;
    const after = newest(found.joinedAt, found.newsReadAt, found.newsMailedAt);
    const reader = { ...key, roles: found.roles as readonly Role[] };
    const news = await findNews(tx, reader, { after, before });
    const upTo = news[0]?.at;
    if (upTo === undefined) return null;
    const isTold = await tell({
      person: { name: user.name, email: user.email },
      project: { id: project.id, name: project.name },
      lines: news.map(({ words }) => words).reverse(),
    });
    if (isTold) {
      await tx.membership.update({
        where: { projectId_userId: key },
        data: { newsMailedAt: upTo },
      });
    }
    return isTold;
  });
}

/** True when no other process is telling this member; holds that until the transaction ends. */
async function takeTurn(tx: Connection, { projectId, userId }: DigestKey): Promise<boolean> {
  const name = `mail:${projectId}:${userId}`;
  const [row] = await tx.$queryRaw<{ isMine: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtext(${name})) AS "isMine"`;
  return row?.isMine === true;
}

function newest(first: Date, ...others: readonly (Date | null)[]): Date {
  return others.reduce((a: Date, b) => (b !== null && b > a ? b : a), first);
}

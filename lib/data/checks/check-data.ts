import type { SystemActor } from '../actor';
import { database, type Connection } from '../database';
import { findOffenders, type Invariant } from './invariant';
import { invariants } from './invariants';

export type CheckedInvariant = Pick<Invariant, 'name' | 'statement'> & {
  /** Those that do not keep it, at most `mostOffenders`; none when it holds. */
  readonly offenders: readonly string[];
};

/** Milliseconds that a look at everything may take: hours, for the largest of databases. */
const timeout = 6 * 60 * 60 * 1000;

/**
 * Looks whether the data keep every stated invariant. All of them are asked of one moment, while
 * people go on working: nothing is locked, and nothing can be changed by it.
 * @param tell hears of each as soon as it is known
 */
export function checkData(
  _actor: SystemActor,
  tell: (checked: CheckedInvariant) => void = () => undefined,
): Promise<CheckedInvariant[]> {
  return database().$transaction(
    async (tx) => {
      await tx.$executeRaw`SET TRANSACTION READ ONLY`;
      return checkInvariants(tx, tell);
    },
    { isolationLevel: 'RepeatableRead', maxWait: 20_000, timeout },
  );
}

/** The same, of what a connection sees. */
export async function checkInvariants(
  connection: Connection,
  tell: (checked: CheckedInvariant) => void = () => undefined,
): Promise<CheckedInvariant[]> {
  const all: CheckedInvariant[] = [];
  for (const invariant of invariants) {
    const { name, statement } = invariant;
    const checked = { name, statement, offenders: await findOffenders(connection, invariant) };
    tell(checked);
    all.push(checked);
  }
  return all;
}

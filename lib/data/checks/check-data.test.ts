import { beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../actor';
import { inTransaction, type Connection } from '../database';
import { Prisma } from '../generated/client';
import { prepareTestDatabase } from '../testing/database';
import { checkData, checkInvariants } from './check-data';
import { findOffenders, mostOffenders } from './invariant';
import { invariants } from './invariants';
import { breakCases } from './testing/break-cases';
import { breakLate } from './testing/break-late';
import { breakProjects } from './testing/break-projects';
import { breakReadings } from './testing/break-readings';
import { breakReleases } from './testing/break-releases';
import { breakTexts } from './testing/break-texts';
import type { Breaker } from './testing/breaking';
import { buildWorld, type World } from './testing/build-world';

const breakers = [
  ...breakTexts,
  ...breakReadings,
  ...breakCases,
  ...breakReleases,
  ...breakProjects,
];

prepareTestDatabase();

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});

/** What is seen after the statements, all of which are taken back. */
async function seeBroken<T>(
  statements: readonly Prisma.Sql[],
  look: (tx: Connection) => Promise<T>,
): Promise<T> {
  const isOver = new Error('taken back');
  let seen: T | undefined;
  const work = inTransaction(async (tx) => {
    // Without triggers and foreign keys, which would not let it happen.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    for (const statement of statements) await tx.$executeRaw(statement);
    seen = await look(tx);
    throw isOver;
  });
  await expect(work).rejects.toBe(isOver);
  return seen!;
}

function offendersOf(tx: Connection, name: string): Promise<readonly string[]> {
  return findOffenders(
    tx,
    invariants.find((each) => each.name === name)!,
  );
}

function subjectOf({ subject }: Breaker): unknown {
  return expect.stringContaining(typeof subject === 'string' ? subject : subject(world));
}

describe('checkData', () => {
  it('finds nothing in data that the program made, and tells each as it goes', async () => {
    const told: string[] = [];
    const checked = await checkData(systemActor, ({ name }) => told.push(name));
    expect(checked).toEqual(
      invariants.map(({ name, statement }) => ({ name, statement, offenders: [] })),
    );
    expect(told).toEqual(invariants.map(({ name }) => name));
    expect(new Set(told).size).toBe(told.length);
  });

  it('has every invariant broken below', () => {
    expect(new Set(breakers.map(({ breaks }) => breaks))).toEqual(
      new Set(invariants.map(({ name }) => name)),
    );
  });

  it.each(breakers)('finds $breaks broken: $how', async (breaker) => {
    const { breaks, also = [], statements } = breaker;
    const checked = await seeBroken(statements(world), (tx) => checkInvariants(tx));
    const broken = checked.filter(({ offenders }) => offenders.length > 0);
    expect(new Set(broken.map(({ name }) => name))).toEqual(new Set([breaks, ...also]));
    expect(broken.find(({ name }) => name === breaks)?.offenders).toEqual([subjectOf(breaker)]);
  });

  it.each(breakLate)('finds $breaks broken: $how', async (breaker) => {
    const { breaks, statements } = breaker;
    const offenders = await seeBroken(statements(world), (tx) => offendersOf(tx, breaks));
    expect(offenders).toEqual([subjectOf(breaker)]);
  });

  it.each(['foldedLogs', 'spanSnippets'])('names some where many break %s', async (name) => {
    const statements = [
      Prisma.sql`UPDATE "Assignment" SET "note" = 'x'`,
      Prisma.sql`UPDATE "Annotation" SET "snippetId" = 'x'`,
    ];
    const offenders = await seeBroken(statements, (tx) => offendersOf(tx, name));
    expect(new Set(offenders).size).toBe(mostOffenders);
  });
});

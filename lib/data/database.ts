/**
 * The database connection: one pool a process, kept on `globalThis` so that a development reload
 * does not open another. Everything here runs at READ COMMITTED; rules are guarded by constraints
 * and locks.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';

export type Database = PrismaClient;
/** A connection or a running transaction. */
export type Connection = Prisma.TransactionClient;

const held = globalThis as typeof globalThis & { goldspanDatabase?: Database };

/** The process's connection. @throws when DATABASE_URL is not set */
export function database(): Database {
  held.goldspanDatabase ??= connectDatabase(databaseUrl());
  return held.goldspanDatabase;
}

/** Opens a pool of its own, for tests and scripts; the caller disconnects it. */
export function connectDatabase(url: string): Database {
  const statementNameGenerator = ({ sql }: { readonly sql: string }) =>
    prepared.exec(sql)?.[1] ?? '';
  const adapter = new PrismaPg(
    // Kept while people read: to open a connection costs more than most questions.
    { connectionString: url, max: 10, idleTimeoutMillis: 600_000 },
    { statementNameGenerator },
  );
  return new PrismaClient({ adapter });
}

/**
 * A statement that begins with its name in a comment is planned once a connection instead of each
 * time: for the few that are asked with every change. Its words must always be the same.
 */
const prepared = /^\s*\/\* (\w+) \*\//u;

/** Makes `database()` answer with this pool: tests give each file a database of its own. */
export function useDatabase(connection: Database): void {
  held.goldspanDatabase = connection;
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL is not set. Start the program with `npm start`.');
  }
  return url;
}

/** Runs `work` in one transaction. */
export function inTransaction<T>(work: (tx: Connection) => Promise<T>): Promise<T> {
  return database().$transaction(work, { maxWait: 20_000, timeout: 120_000 });
}

/** Runs `work` while no other process that uses the database runs work under the same name. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${name}))`;
    return work();
  });
}

/** True when a unique key refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

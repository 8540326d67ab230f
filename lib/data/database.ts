/**
 * The database connection: one pool a process, kept on `globalThis` so that a development reload
 * does not open another. Everything here runs at READ COMMITTED; rules are guarded by constraints
 * and locks.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './generated/client';

export type Database = PrismaClient;
/** A connection or a running transaction. */
export type Connection = Prisma.TransactionClient;

const held = globalThis as typeof globalThis & {
  goldspanDatabase?: Database;
  goldspanPools?: WeakMap<Connection, pg.Pool>;
};

/** The process's connection. @throws when DATABASE_URL is not set */
export function database(): Database {
  held.goldspanDatabase ??= connectDatabase(databaseUrl());
  return held.goldspanDatabase;
}

/** The pool under each `Database`; on `globalThis`, since a build may hold this module twice. */
const pools = (held.goldspanPools ??= new WeakMap());

/** Opens a pool of its own, for tests and scripts; the caller disconnects it. */
export function connectDatabase(url: string): Database {
  // Kept while people read: to open a connection costs more than most questions.
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 600_000 });
  // One that breaks while nobody uses it is replaced when the next is wanted.
  pool.on('error', () => undefined);
  const opened = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
  pools.set(opened, pool);
  return opened;
}

/** A statement with `$1`, `$2` … for its values. */
export type PreparedStatement = { readonly name: string; readonly text: string };

/**
 * Runs one of the few statements that are asked with every change. It is planned once a connection
 * and goes past Prisma, which takes five times as long over it as Postgres does; within a
 * transaction of Prisma's it is asked as any other.
 */
export async function askPrepared<Row>(
  connection: Connection,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = pools.get(connection);
  if (pool === undefined) return connection.$queryRawUnsafe<Row[]>(text, ...values);
  const { rows } = await pool.query({ name, text, values: [...values] });
  return rows as Row[];
}

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

/**
 * Runs `work`, which may take hours, unless somebody who uses the database is at work under the same
 * name. The database knows by a connection that is held meanwhile: with a process that dies its name
 * is free.
 * @returns whether it was run
 */
export async function unlessAtWork(name: string, work: () => Promise<void>): Promise<boolean> {
  const pool = pools.get(database());
  if (pool === undefined) throw new Error('The database has no pool to hold a connection of.');
  const client = await pool.connect();
  // A connection that breaks is closed below like any other.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    const { rows } = await client.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isFree"',
      [name],
    );
    if (rows[0]?.isFree !== true) return false;
    await work();
    return true;
  } finally {
    // Closed, not given back: the lock goes with the connection.
    client.release(true);
  }
}

/** True when a unique key refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

import { z } from 'zod';
import { mostOffenders } from './invariant';

/** Rows held at a time: memory stays small, however many there are. */
export const batchSize = 500;

type Search<Row> = {
  /** The next `batchSize` rows after this id, in the order of their ids; the first for an empty one. */
  readonly read: (after: string) => Promise<readonly Row[]>;
  readonly subjectOf: (row: Row) => string;
  /** What is wrong with a row, in words; null for nothing. What it throws is what is wrong. */
  readonly problemOf: (row: Row) => string | null;
};

/** Looks at every row by code, a batch at a time, until `mostOffenders` were found. */
export async function findInBatches<Row extends { readonly id: string }>({
  read,
  subjectOf,
  problemOf,
}: Search<Row>): Promise<string[]> {
  const offenders: string[] = [];
  let after: string | undefined = '';
  do {
    const rows: readonly Row[] = await read(after);
    for (const row of rows) {
      const problem = findProblem(row, problemOf);
      if (problem !== null) offenders.push(`${subjectOf(row)}: ${problem}`);
    }
    after = rows.length < batchSize ? undefined : rows.at(-1)?.id;
  } while (after !== undefined && offenders.length < mostOffenders);
  return offenders.slice(0, mostOffenders);
}

function findProblem<Row>(row: Row, problemOf: Search<Row>['problemOf']): string | null {
  try {
    return problemOf(row);
  } catch (error) {
    if (error instanceof z.ZodError) return error.issues.map(wordsOfIssue).join(' ');
    return error instanceof Error ? error.message : String(error);
  }
}

function wordsOfIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

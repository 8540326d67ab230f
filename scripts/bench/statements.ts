/** What was asked of Postgres while something ran, and how Postgres answers it. */
import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Runs `work` and tells which statements it sent. For one piece of work at a time. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function (...given: unknown[]) {
    const statement = statementOf(given);
    if (statement !== null) statements.push(statement);
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return statements;
}

/** The statement of one call of `query(text | {text, values}, values)`; null for begin and commit. */
function statementOf([first, second]: readonly unknown[]): Statement | null {
  const isText = typeof first === 'string';
  const config = isText ? { text: first } : (first as { text?: string; values?: unknown[] });
  const { text = '' } = config;
  if (!/^\s*(SELECT|WITH)\b/iu.test(text)) return null;
  const values = Array.isArray(second) ? second : 'values' in config ? (config.values ?? []) : [];
  return { text, values };
}

/** The plan of a statement as Postgres carried it out, as lines. */
export async function explain(url: string, { text, values }: Statement): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `EXPLAIN (ANALYZE, BUFFERS) ${text}`,
      [...values],
    );
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.end();
  }
}

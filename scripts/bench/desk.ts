/**
 * The lead's desk over 100,000 snippets and fifty annotators: what each list and each count takes at
 * the server, with the plan of every statement that it asks.
 */
import { deskQuestions } from './desk-questions';
import { makeLargeProject } from './large-project';
import type { Result } from './report';
import { explain, recordStatements } from './statements';
import type { Workbench } from './workbench';

/** Milliseconds within which a list or a count answers. */
const aim = 300;

export async function measureDesk(bench: Workbench): Promise<Result[]> {
  const large = await makeLargeProject();
  const results: Result[] = [];
  for (const [name, { ask, isCounted }] of Object.entries(deskQuestions(large))) {
    // The first asking brings pages and code to memory.
    const statements = await recordStatements(ask);
    const samples: number[] = [];
    for (let i = 0; i < (isCounted ? Math.max(5, Math.ceil(bench.samples / 10)) : 1); i += 1) {
      const start = performance.now();
      await ask();
      samples.push(performance.now() - start);
    }
    const plans = [];
    for (const { text, values } of statements) {
      plans.push({ statement: text, plan: await explain(bench.databaseUrl, { text, values }) });
    }
    results.push({
      name: `desk, ${name}`,
      samples,
      aim: isCounted ? { at: 'p95', milliseconds: aim } : null,
      plans,
    });
  }
  return results;
}

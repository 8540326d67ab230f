/** How many checks passed and failed, read from what each runner wrote about its run. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Counts = { readonly passed: number; readonly failed: number };

export const onePassed: Counts = { passed: 1, failed: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1 };

export function sum(all: readonly Counts[]): Counts {
  const total = (of: keyof Counts) => all.reduce((before, counts) => before + counts[of], 0);
  return { passed: total('passed'), failed: total('failed') };
}

export function format({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Counts of a Vitest run from its JSON report. */
export function countVitest(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile, vitestReport);
  if (report === null) return oneFailed;
  return withExit({ passed: report.numPassedTests, failed: report.numFailedTests }, exitCode);
}

/** Counts of a Playwright run from its JSON report; a test that passed when repeated has passed. */
export function countPlaywright(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile, playwrightReport);
  if (report === null) return oneFailed;
  const { expected, unexpected, flaky } = report.stats;
  return withExit({ passed: expected + flaky, failed: unexpected }, exitCode);
}

/** Counts of a program that says them itself, as `N passed, N failed` on its last line. */
export function countFromLastLine(output: string, exitCode: number): Counts {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const found = /^(\d+) passed, (\d+) failed$/.exec(last.trim());
  if (found === null) return oneFailed;
  return withExit({ passed: Number(found[1]), failed: Number(found[2]) }, exitCode);
}

/** A run that failed without a failed test, or that ran no test at all, has still failed. */
function withExit(counts: Counts, exitCode: number): Counts {
  const isEmpty = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return isEmpty || isUnexplained ? { ...counts, failed: counts.failed + 1 } : counts;
}

function readReport<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

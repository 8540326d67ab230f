import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countFromLastLine, countPlaywright, countVitest, format, sum } from './counts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: string): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

const vitest = (passed: number, failed: number) =>
  report(JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 4 }));
const playwright = (expected: number, unexpected: number, flaky: number) =>
  report(JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 2 }, errors: [] }));

test('the counts are those of the report', () => {
  expect(countVitest(vitest(12, 0), 0)).toEqual({ passed: 12, failed: 0 });
  expect(countVitest(vitest(12, 3), 1)).toEqual({ passed: 12, failed: 3 });
  expect(countPlaywright(playwright(5, 0, 1), 0)).toEqual({ passed: 6, failed: 0 });
  expect(countPlaywright(playwright(5, 2, 0), 1)).toEqual({ passed: 5, failed: 2 });
});

test('a run that failed outside its tests has failed', () => {
  expect(countVitest(vitest(12, 0), 1)).toEqual({ passed: 12, failed: 1 });
  expect(countPlaywright(playwright(5, 0, 0), 1)).toEqual({ passed: 5, failed: 1 });
});

test('a run without a test, without a report or with half of one has failed', () => {
  const failed = { passed: 0, failed: 1 };
  expect(countVitest(vitest(0, 0), 0)).toEqual(failed);
  expect(countVitest(path.join(folder, 'absent.json'), 0)).toEqual(failed);
  expect(countPlaywright(report('{"stats": {'), 0)).toEqual(failed);
});

test('a program may say its own counts on its last line, and nowhere else', () => {
  expect(countFromLastLine('1 passed, 1 failed\n7 passed, 0 failed\n', 0)).toEqual({
    passed: 7,
    failed: 0,
  });
  expect(countFromLastLine('7 passed, 0 failed\ndone\n', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countFromLastLine('', 0)).toEqual({ passed: 0, failed: 1 });
});

test('the sum is over all runners', () => {
  const all = [countVitest(vitest(12, 3), 1), countFromLastLine('7 passed, 1 failed', 1)];
  expect(format(sum(all))).toBe('19 passed, 4 failed');
});

/** The results as a table for the screen and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { summarise, type Summary } from './summary';

export type Result = {
  readonly name: string;
  /** Milliseconds. */
  readonly samples: readonly number[];
  /** What is aimed at; null where a time is only told. */
  readonly aim: { readonly at: 'p50' | 'p95'; readonly milliseconds: number } | null;
  /** Figures that are no times, e.g. operations a second, with the least that is aimed at. */
  readonly rates?: readonly Rate[];
  /** How the database answers what was asked, for the JSON. */
  readonly plans?: readonly { readonly statement: string; readonly plan: readonly string[] }[];
};

export type Rate = {
  readonly name: string;
  readonly value: number;
  readonly aim: number | null;
};

type Row = readonly string[];

/** One line for each result, one more for each of its rates. */
export function formatTable(results: readonly Result[]): string {
  const head: Row = ['', 'n', 'p50', 'p95', 'p99', 'worst', 'aim', ''];
  const rows = [head, ...results.flatMap(rowsOf)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @returns whether every aim was reached */
export function reachesAims({ samples, aim, rates = [] }: Result): boolean {
  const summary = summarise(samples);
  const isInTime = aim === null || summary[aim.at] <= aim.milliseconds;
  return isInTime && rates.every((rate) => rate.aim === null || rate.value >= rate.aim);
}

export function writeJson(file: string, results: readonly Result[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, node: process.version };
  const measures = results.map((result) => ({
    ...result,
    summary: summarise(result.samples),
    isReached: reachesAims(result),
  }));
  writeFileSync(file, `${JSON.stringify({ machine, measures }, null, 1)}\n`);
}

function rowsOf({ name, samples, aim, rates = [] }: Result): Row[] {
  const summary = summarise(samples);
  const verdict = aim === null ? '' : verdictOf(summary[aim.at] <= aim.milliseconds);
  const words = aim === null ? '' : `${aim.at} ≤ ${aim.milliseconds} ms`;
  return [
    [name, String(summary.count), ...timesOf(summary), words, verdict],
    ...rates.map((rate): Row => [
      `  ${rate.name}`,
      '',
      rate.value.toFixed(0),
      '',
      '',
      '',
      rate.aim === null ? '' : `≥ ${rate.aim}`,
      rate.aim === null ? '' : verdictOf(rate.value >= rate.aim),
    ]),
  ];
}

function timesOf({ p50, p95, p99, worst }: Summary): string[] {
  return [p50, p95, p99, worst].map((time) => time.toFixed(1));
}

function verdictOf(isReached: boolean): string {
  return isReached ? 'reached' : 'MISSED';
}

/** Runs the measures one after the other and tells what came out. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApplication } from '@/scripts/serve/build-application';
import { projectRoot } from '@/scripts/setup/project-root.mjs';
import { measureCrowd } from './crowd';
import { measureDesk } from './desk';
import { measureLongDocument } from './long-document';
import { measureNextSnippet } from './next-snippet';
import { measureOrdinarySnippet } from './ordinary-snippet';
import { formatTable, writeJson, type Result } from './report';
import { openWorkbench, type Workbench } from './workbench';

const measures: Readonly<Record<string, (bench: Workbench) => Promise<Result[]>>> = {
  snippet: measureOrdinarySnippet,
  next: measureNextSnippet,
  crowd: measureCrowd,
  desk: measureDesk,
  long: measureLongDocument,
};

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    only: { type: 'string', multiple: true, default: Object.keys(measures) },
    json: { type: 'string', default: path.join(projectRoot, '.cache', 'bench', 'bench.json') },
  },
});

const say = (message: string) => console.error(message);
await buildApplication({ say });
const bench = await openWorkbench(Number(values.samples));
const results: Result[] = [];
try {
  for (const name of values.only) {
    const measure = measures[name];
    if (measure === undefined) throw new Error(`There is no measure ${name}.`);
    say(`Measuring: ${name} …`);
    await measure(bench).then(
      (measured) => results.push(...measured),
      (error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      },
    );
  }
} finally {
  await bench.end();
}
writeJson(values.json, results);
console.log(formatTable(results));
say(`Written to ${path.relative(process.cwd(), values.json)}`);

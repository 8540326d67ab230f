import { timePaint } from './paint-spans';
import type { Result } from './report';
import { makeSnippets } from './sample-texts';
import type { Workbench } from './workbench';

/** Marking in an ordinary snippet, by one person alone. */
export async function measureOrdinarySnippet(bench: Workbench): Promise<Result[]> {
  const { project, readers } = await bench.prepare(makeSnippets(1));
  const [reader] = readers;
  if (reader === undefined) throw new Error('There is nobody to read.');
  const page = await bench.openPage(reader);
  await page.goto(`${bench.url}/projects/${project.id}/annotate`);
  await page.waitForLoadState('networkidle');
  await page.locator('[data-text-area]').focus();
  await timePaint(page, 5);
  const times = await timePaint(page, bench.samples);
  await page.context().close();
  const aim = { at: 'p50', milliseconds: 16 } as const;
  return [
    { name: 'snippet: V to the number outlined', samples: times.select, aim },
    { name: 'snippet: label key to painted span', samples: times.label, aim },
    { name: 'snippet: mouse-up to outlined span', samples: times.drag, aim },
    {
      name: 'snippet: label key to acknowledged, alone',
      samples: times.answer,
      aim: { at: 'p95', milliseconds: 15 },
    },
  ];
}

import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { assignmentOf } from '@/lib/data/testing/build-project';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { batchesOf, makeLongDocument } from '@/scripts/under-test/long-document';
import { timeToFirstFrame } from './frame-clock';
import { timePaint } from './paint-spans';
import type { Result } from './report';
import type { Workbench } from './workbench';

/** Opening a document of 1 MB with 5,000 spans, and marking in the middle of it. */
export async function measureLongDocument(bench: Workbench): Promise<Result[]> {
  const { text, spans } = makeLongDocument();
  const { project, readers } = await bench.prepare({ long: text });
  const [reader] = readers;
  if (reader === undefined) throw new Error('There is nobody to read.');
  const assignment = await assignmentOf(project, reader, 'long');
  const labels = pv600Template.scheme.labels.map(({ name }) => name);
  let baseRevision = 0;
  for (const operations of batchesOf(spans, labels)) {
    await applyOperations(reader, assignment, { baseRevision, operations });
    baseRevision += operations.length;
  }

  const page = await bench.openPage(reader);
  const address = `${bench.url}/projects/${project.id}/annotate/${assignment}`;
  const opened: number[] = [];
  for (let i = -2; i < bench.samples; i += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    const time = await timeToFirstFrame(page);
    if (i >= 0) opened.push(time);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const area = document.querySelector('[data-text-area]');
    area?.scrollTo({ top: area.scrollHeight / 2 });
  });
  await page.locator('[data-text-area]').focus();
  await timePaint(page, 5);
  const times = await timePaint(page, bench.samples);
  await page.context().close();
  const aim = { at: 'p50', milliseconds: 50 } as const;
  return [
    {
      name: '1 MB, 5,000 spans: opened and painted',
      samples: opened,
      aim: { at: 'p95', milliseconds: 1_500 },
    },
    { name: '1 MB, 5,000 spans: V to the number outlined', samples: times.select, aim },
    { name: '1 MB, 5,000 spans: label key to painted span', samples: times.label, aim },
    { name: '1 MB, 5,000 spans: mouse-up to outlined span', samples: times.drag, aim },
    { name: '1 MB, 5,000 spans: label key to acknowledged', samples: times.answer, aim: null },
  ];
}

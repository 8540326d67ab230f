import { timeToAnswer, timeToFrame } from './frame-clock';
import type { Result } from './report';
import { makeSnippets } from './sample-texts';
import type { Workbench } from './workbench';

/** How long a reader looks at a snippet here, at the least; the next one is fetched meanwhile. */
const pause = 150;

/** `N`, no value: from the key to the next snippet painted. */
export async function measureNextSnippet(bench: Workbench): Promise<Result[]> {
  const warmUp = 3;
  const { project, readers } = await bench.prepare(makeSnippets(bench.samples + warmUp + 1));
  const [reader] = readers;
  if (reader === undefined) throw new Error('There is nobody to read.');
  const page = await bench.openPage(reader);
  await page.goto(`${bench.url}/projects/${project.id}/annotate`);
  await page.waitForLoadState('networkidle');
  await page.locator('[data-text-area]').focus();
  const samples: number[] = [];
  for (let i = -warmUp; i < bench.samples; i += 1) {
    await page.waitForTimeout(pause);
    const moved = await timeToFrame(page, 'keydown', 'snippet', () => page.keyboard.press('n'));
    await timeToAnswer(page, moved.event);
    if (i >= 0) samples.push(moved.painted);
  }
  await page.context().close();
  const aim = { at: 'p95', milliseconds: 100 } as const;
  return [{ name: 'N, no value: to the next snippet painted', samples, aim }];
}

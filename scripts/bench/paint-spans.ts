/** From a key or the end of a drag to the frame that shows the span, and to the server's answer. */
import type { Page } from 'playwright-core';
import { timeToAnswer, timeToFrame } from './frame-clock';

export type PaintTimes = {
  /** `V`: the next number is selected and its dialog stands beside it. */
  readonly select: number[];
  /** The label's key: the span is painted. */
  readonly label: number[];
  /** The end of a drag: what was dragged over is outlined. */
  readonly drag: number[];
  /** From the label's key to the acknowledgement. */
  readonly answer: number[];
};

/** Marks and takes back, by keyboard and by mouse in turn, on the page's present snippet. */
export async function timePaint(page: Page, samples: number): Promise<PaintTimes> {
  const times: PaintTimes = { select: [], label: [], drag: [], answer: [] };
  for (let i = 0; i < samples; i += 1) {
    times.select.push(await selectUnmarked(page));
    await labelAndTakeBack(page, times);
    await settle(page);
    const place = await placeOfWord(page, i);
    await page.mouse.move(place.left, place.y);
    await page.mouse.down();
    await page.mouse.move(place.left + 5, place.y);
    await page.mouse.move(place.right, place.y);
    const dragged = await timeToFrame(page, 'mouseup', 'outline', () => page.mouse.up());
    times.drag.push(dragged.painted);
    await page.keyboard.press('Escape');
    await page.locator('[data-label-dialog]').waitFor({ state: 'detached' });
  }
  return times;
}

/** Goes on to the next number that has no label yet. @returns the time of the last step */
async function selectUnmarked(page: Page): Promise<number> {
  for (;;) {
    await settle(page);
    const selected = await timeToFrame(page, 'keydown', 'outline', () => page.keyboard.press('v'));
    if ((await page.locator('[data-label-dialog][aria-label^="Label"]').count()) > 0) {
      return selected.painted;
    }
  }
}

async function labelAndTakeBack(page: Page, times: PaintTimes): Promise<void> {
  await settle(page);
  const labelled = await timeToFrame(page, 'keydown', 'labels', () => page.keyboard.press('1'));
  times.label.push(labelled.painted);
  times.answer.push(await timeToAnswer(page, labelled.event));
  await settle(page);
  const undone = await timeToFrame(page, 'keydown', 'labels', () =>
    page.keyboard.press('Control+z'),
  );
  await timeToAnswer(page, undone.event);
}

/** Waits until what came into view with the gesture before is drawn: ten frames without news. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let before = -1;
        let quiet = 0;
        const look = () => {
          const now = document.querySelectorAll('[data-label-of]').length;
          quiet = now === before ? quiet + 1 : 0;
          before = now;
          if (quiet < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/** The `i`-th long word that can be seen, round and round, in the window's coordinates. */
function placeOfWord(page: Page, i: number) {
  return page.evaluate((wanted) => {
    const area = document.querySelector('[data-text-area]')?.getBoundingClientRect();
    const places: { left: number; right: number; y: number }[] = [];
    for (const sentence of document.querySelectorAll('[data-sentence] > :not([data-chrome])')) {
      const box = sentence.getBoundingClientRect();
      if (area === undefined || box.bottom < area.top || box.top > area.bottom) continue;
      const node = sentence.firstChild;
      for (const match of node?.nodeValue?.matchAll(/\p{L}{7,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node as Node, match.index);
        range.setEnd(node as Node, match.index + match[0].length);
        const rects = [...range.getClientRects()];
        const [rect] = rects;
        if (rect === undefined || rects.length > 1) continue;
        if (rect.top < area.top + 40 || rect.bottom > area.bottom - 40) continue;
        places.push({
          left: rect.left + 1,
          right: rect.right - 1,
          y: (rect.top + rect.bottom) / 2,
        });
      }
    }
    const place = places[wanted % places.length];
    if (place === undefined) throw new Error('There is no word to drag over.');
    return place;
  }, i);
}

/**
 * A clock inside the page: from an input event's own time stamp to the moment after the frame in
 * which its effect stands. It is put into the page from outside; the program knows nothing of it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What to look at for the effect: labels over the text, the open span's frame, the snippet. */
export type Sign = 'labels' | 'outline' | 'snippet';

export type FrameTime = {
  /** From the event to the frame. */
  readonly painted: number;
  /** The event's time stamp, in the page's own time. */
  readonly event: number;
};

type PageClock = {
  arm: (type: string, sign: string) => void;
  painted: Promise<FrameTime>;
  firstPainted: Promise<number>;
  acknowledged: (after: number) => Promise<number>;
};

declare global {
  var frameClock: PageClock;
}

/** To be called before the page is opened. */
export async function installFrameClock(page: Page): Promise<void> {
  // The compiler that runs this file wraps functions in a helper, which the page has to have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const root = () => document.querySelector('[data-offset-root]');
    const signs: Record<string, () => string> = {
      labels: () => String(document.querySelectorAll('[data-label-of]').length),
      outline: () =>
        [...document.querySelectorAll('[data-draft] > *')]
          .map((frame) => frame.getAttribute('style'))
          .join(),
      snippet: () => root()?.querySelector('[data-sentence]')?.textContent.slice(0, 200) ?? '',
    };

    /** Runs after the next frame in which the condition holds was painted. */
    const afterFrameWith = (isShown: () => boolean, run: (time: number) => void): void => {
      requestAnimationFrame(() => {
        if (!isShown()) {
          afterFrameWith(isShown, run);
          return;
        }
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          channel.port1.close();
          run(performance.now());
        };
        channel.port2.postMessage(null);
      });
    };

    const answers: PerformanceResourceTiming[] = [];
    const waiting = new Set<() => void>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/\/operations$/u.test(entry.name)) answers.push(entry as PerformanceResourceTiming);
      }
      for (const look of waiting) look();
    }).observe({ type: 'resource', buffered: true });

    globalThis.frameClock = {
      painted: new Promise(() => undefined),
      arm(type, sign) {
        const read = signs[sign] ?? (() => '');
        const before = read();
        this.painted = new Promise((resolve) => {
          const onEvent = (event: Event) => {
            afterFrameWith(
              () => read() !== before && read() !== '',
              (time) => resolve({ painted: time - event.timeStamp, event: event.timeStamp }),
            );
          };
          document.addEventListener(type, onEvent, { capture: true, once: true });
        });
      },
      firstPainted: new Promise((resolve) => {
        const isShown = () =>
          document.querySelector('[data-label-of]') !== null &&
          [...CSS.highlights.values()].some(({ size }) => size > 0);
        afterFrameWith(isShown, resolve);
      }),
      acknowledged: (after) =>
        new Promise((resolve) => {
          const look = () => {
            const answer = answers.find(({ startTime }) => startTime >= after);
            if (answer === undefined) return;
            waiting.delete(look);
            resolve(answer.responseEnd - after);
          };
          waiting.add(look);
          look();
        }),
    };
  });
}

/** Does something in the page and waits for the frame that shows its effect. */
export async function timeToFrame(
  page: Page,
  type: 'keydown' | 'mouseup',
  sign: Sign,
  act: () => Promise<void>,
): Promise<FrameTime> {
  await page.evaluate(([event, what]) => frameClock.arm(event, what), [type, sign] as const);
  await act();
  return inTime(page.evaluate(() => frameClock.painted));
}

/** From an event to the server's answer to the operation that it made. */
export function timeToAnswer(page: Page, event: number): Promise<number> {
  return inTime(page.evaluate((after) => frameClock.acknowledged(after), event));
}

/** From the start of the navigation to the frame with the first labels and paint. */
export function timeToFirstFrame(page: Page): Promise<number> {
  return inTime(page.evaluate(() => frameClock.firstPainted));
}

/** @throws when the page does not show or get what is waited for */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = wait(60_000, null, { signal: patience.signal }).then(() => {
    throw new Error('The page did not show, within a minute, what was measured.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    patience.abort();
    late.catch(() => undefined);
  }
}

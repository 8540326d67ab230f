/**
 * A document of 1 MB with 5,000 spans is worked on like any other: it opens, scrolls, is marked,
 * saved and found with the browser's own search, and what is drawn stands at its characters.
 */
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { systemActor, type UserActor } from '@/lib/data/actor';
import { openImportTarget } from '@/lib/data/imports/import-target';
import { storeSnippets } from '@/lib/data/imports/store-snippets';
import { assignAll, assignmentOf, join, makeProject } from '@/lib/data/testing/build-project';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { batchesOf, makeLongDocument } from '@/scripts/under-test/long-document';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/goldspan';
import { boxOf, dragExactly } from './fixtures/text-pointer';

const { text, sentences, spans } = makeLongDocument();
const characters = Array.from(text);
const labels = pv600Template.scheme.labels.map(({ name }) => name);

async function storeLongDocument(): Promise<{ reader: UserActor; path: string; id: string }> {
  const project = await makeProject();
  const target = await openImportTarget(systemActor, project.id, null);
  const snippet = { name: 'long', text, material: null, targets: [], sentences, article: null };
  await storeSnippets(systemActor, target, [snippet]);
  const reader = await join(project, 'reader', 'annotator');
  await assignAll(project, [reader]);
  const id = await assignmentOf(project, reader, 'long');
  let baseRevision = 0;
  for (const operations of batchesOf(spans, labels)) {
    await applyOperations(reader, id, { baseRevision, operations });
    baseRevision += operations.length;
  }
  return { reader, id, path: `/projects/${project.id}/annotate/${id}` };
}

/** The offset of the first value behind a place that no span covers. */
function unmarkedValueBehind(place: number): { start: number; end: number } {
  const covered = new Set(spans.flatMap((fragments) => fragments.map(([start]) => start)));
  for (const match of characters
    .slice(place)
    .join('')
    .matchAll(/\d\.\d\d eV/gu)) {
    const start = place + Array.from(characters.slice(place).join('').slice(0, match.index)).length;
    if (!covered.has(start)) return { start, end: start + match[0].length };
  }
  throw new Error('Every value is marked.');
}

/** The words of the labels that begin at a code point, over its line. */
async function labelsAt(page: Page, offset: number): Promise<string[]> {
  const box = await boxOf(page, offset);
  return page.evaluate(({ left, top }) => {
    return [...document.querySelectorAll('[data-label-of]')]
      .filter((label) => {
        const rect = label.getBoundingClientRect();
        return Math.abs(rect.left - left) < 2 && rect.bottom > top - 30 && rect.bottom < top + 12;
      })
      .map((label) => label.textContent);
  }, box);
}

/** The texts of the painted ranges that begin at a code point. */
async function paintAt(page: Page, offset: number): Promise<string[]> {
  const box = await boxOf(page, offset);
  return page.evaluate(({ left, top }) => {
    const painted = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
    return painted
      .map(({ startContainer, startOffset, endContainer, endOffset }) => {
        const range = document.createRange();
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, endOffset);
        return range;
      })
      .filter((range) => {
        const rect = range.getBoundingClientRect();
        return Math.abs(rect.left - left) < 2 && Math.abs(rect.top - top) < 4;
      })
      .map((range) => range.toString());
  }, box);
}

const wholeText = (page: Page) =>
  expect
    .poll(() => page.locator('[data-sentence]').count(), { timeout: 30_000 })
    .toBe(sentences.length);

test('1 MB with 5,000 spans opens, scrolls, is marked, saved and found', async ({
  page,
  signIn,
}) => {
  test.setTimeout(400_000);
  const { reader, id, path } = await storeLongDocument();
  await signIn(reader.userId);
  await page.goto(path);

  await test.step('the first spans stand at their characters', async () => {
    const [first] = spans;
    await expect.poll(() => labelsAt(page, first![0]![0])).toHaveLength(1);
    await wholeText(page);
  });

  const place = unmarkedValueBehind(800_000);

  await test.step('a far place can be scrolled to, with its labels and its paint', async () => {
    const near = spans.find(([fragment]) => fragment![0] > place.end)!;
    const [start, end] = near[0]!;
    await expect.poll(() => labelsAt(page, start)).toHaveLength(1);
    expect(await paintAt(page, start)).toContain(characters.slice(start, end).join(''));
  });

  await test.step('a span is marked there and saved', async () => {
    await dragExactly(page, place.start, place.end);
    const dialog = page.getByRole('dialog', { name: /^Label/ });
    await expect(dialog).toContainText(characters.slice(place.start, place.end).join(''));
    await page.keyboard.press('1');
    await expect(dialog).toBeHidden();
    const over = () => labelsAt(page, place.start);
    await expect.poll(over).toEqual(['Experimental']);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible();
  });

  await test.step('wider letters and a narrower window move no label off its text', async () => {
    const over = () => labelsAt(page, place.start);
    const before = await boxOf(page, place.start);
    await page.evaluate(() => {
      document.body.style.letterSpacing = '0.12em';
      document.body.style.wordSpacing = '0.16em';
    });
    await expect.poll(over).toEqual(['Experimental']);
    expect(await boxOf(page, place.start)).not.toEqual(before);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(over).toEqual(['Experimental']);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('it is there after a reload', async () => {
    await page.reload();
    await wholeText(page);
    const over = () => labelsAt(page, place.start);
    await expect.poll(over).toEqual(['Experimental']);
    const answer = await page.request.get(`/api/v1/assignments/${id}`);
    const { annotations } = (await answer.json()) as { annotations: { fragments: unknown }[] };
    expect(annotations).toHaveLength(spans.length + 1);
    expect(annotations.at(-1)?.fragments).toEqual([[place.start, place.end]]);
  });

  await test.step("the browser's own search finds text far away", async () => {
    const [start] = spans.at(-1)![0]!;
    const words = characters.slice(start - 30, start + 10).join('');
    const isFound = await page.evaluate((searched) => {
      document.getSelection()?.removeAllRanges();
      // Not in the standard, and in every browser; what Ctrl+F looks through.
      const browser = window as unknown as { find: (text: string) => boolean };
      return browser.find(searched);
    }, words);
    expect(isFound).toBe(true);
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(words);
  });
});

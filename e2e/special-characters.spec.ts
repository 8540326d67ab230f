/** Marks in a text with everything that is hard to count, and the files that come of it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import type { AssignmentView } from '@/lib/domain/assignment/view';
import { requestImport } from '@/lib/data/imports/request-import';
import { assignAll, assignmentOf, join, makeProject } from '@/lib/data/testing/build-project';
import { runJob } from '@/lib/jobs/run-job';
import { expect, test } from './fixtures/goldspan';
import { waitUntilOpened } from './fixtures/reading';
import { boxOf, doubleClick, drag, dragExactly } from './fixtures/text-pointer';

const uploaded =
  '😀 The cafe\u0301 film:\ttwo  spaces, &lt; as it stands.\r\n' +
  'Its gap is 1.55 eV; שלום says 2.31 eV, a 👩‍🔬 agrees.\r\n';
const stored = uploaded.replaceAll('\r\n', '\n');

/** Code points before the first occurrence. */
function offsetOf(part: string): number {
  return Array.from(stored.slice(0, stored.indexOf(part))).length;
}

function lengthOf(part: string): number {
  return Array.from(part).length;
}

test('spans stand over the right characters, and Python slices them out of the files', async ({
  page,
  signIn,
}, info) => {
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  const job = await requestImport(project.lead, project.id, {
    kind: 'texts',
    fileName: 'upload.zip',
    bytes: zipSync({ 'hard.txt': new TextEncoder().encode(uploaded) }),
  });
  await runJob(job);
  await assignAll(project, [reader]);
  const id = await assignmentOf(project, reader, 'hard');
  await signIn(reader.userId);
  await page.goto(`/projects/${project.id}/annotate/${id}`);
  await waitUntilOpened(page);
  const dialog = page.getByRole('dialog', { name: /^Label/ });
  const mark = async (select: () => Promise<void>, quote: string, key: string) => {
    await select();
    await expect(dialog).toContainText(quote);
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
  };

  await expect(page.getByText('two  spaces, &lt; as it stands.')).toBeVisible();
  await mark(() => doubleClick(page, offsetOf('1.55')), '1.55 eV', '1');
  await mark(() => doubleClick(page, offsetOf('2.31') + 2), '2.31 eV', '2');
  await mark(() => doubleClick(page, offsetOf('שלום') + 1), 'שלום', '3');
  await mark(() => doubleClick(page, offsetOf('cafe') + 1), 'cafe\u0301', '4');
  await mark(() => dragExactly(page, 0, 1), '😀', '3');
  const scientist = offsetOf('👩‍🔬');
  await mark(() => dragExactly(page, scientist, scientist + lengthOf('👩‍🔬')), '👩‍🔬', '0');
  const escape = offsetOf('&lt;');
  await mark(() => dragExactly(page, escape, escape + 4), '&lt;', '1');
  const tab = offsetOf('film:');
  await mark(() => drag(page, tab, tab + lengthOf('film:\ttwo  spaces')), 'spaces', '2');
  const lines = offsetOf('stands.');
  await mark(() => drag(page, lines, lines + lengthOf('stands.\nIts')), 'Its', '1');
  await expect(page.getByText(/^Saved/)).toBeVisible();

  const answer = await page.request.get(`/api/v1/assignments/${id}`);
  const { annotations } = (await answer.json()) as AssignmentView;
  const quotes = annotations.map(({ fragments }) =>
    fragments.map(([start, end]) => Array.from(stored).slice(start, end).join('')).join('|'),
  );
  expect(quotes).toEqual([
    '1.55 eV',
    '2.31 eV',
    'שלום',
    'cafe\u0301',
    '😀',
    '👩‍🔬',
    '&lt;',
    'film:\ttwo  spaces',
    'stands.|Its',
  ]);

  // Each label stands at its span: it begins where the first character does, and above it.
  for (const { id: annotation, fragments } of annotations) {
    const start = fragments[0]?.[0] ?? 0;
    const character = await boxOf(page, start);
    const label = await page.locator(`[data-label-of="${annotation}"]`).first().boundingBox();
    expect(label).not.toBeNull();
    if (!/^\p{Script=Hebrew}/u.test(Array.from(stored)[start] ?? '')) {
      expect(Math.abs((label?.x ?? 0) - character.left)).toBeLessThan(4);
    }
    expect(label?.y ?? 0).toBeLessThan(character.top + 2);
  }
  await page.screenshot({ path: info.outputPath('special-characters.png') });

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your queue is done')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const zip = await page.request.get(`/api/v1/projects/${project.id}/readings.zip`);
  expect(zip.status()).toBe(200);
  const folder = info.outputPath('readings');
  const files = unzipSync(new Uint8Array(await zip.body()));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const ann = Object.keys(files).find((name) => name.endsWith('.ann')) ?? '';
  expect(readFileSync(path.join(folder, ann.replace(/ann$/u, 'txt')), 'utf8')).toBe(stored);
  expect(sliceQuotes(readFileSync(path.join(folder, ann), 'utf8'))).toBe(9);
  const python = spawnSync('python3', ['-c', slicer, folder], { encoding: 'utf8' });
  if (python.error === undefined) {
    expect(python.stderr).toBe('');
    expect(python.stdout.trim()).toBe('9 quotes fit');
  } else {
    info.annotations.push({ type: 'note', description: 'No python3 here: sliced without it.' });
  }
});

/** Counts the `T` lines, each of which must quote what stands at its offsets. */
function sliceQuotes(ann: string): number {
  const lines = ann.split('\n').filter((line) => line.startsWith('T'));
  for (const line of lines) {
    // A quote may hold tabs itself: only the first two of a line are separators.
    const [, middle = '', ...rest] = line.split('\t');
    const parts = middle
      .slice(middle.indexOf(' ') + 1)
      .split(';')
      .map((edges) => edges.split(' ').map(Number))
      .map(([start, end]) => Array.from(stored).slice(start, end).join(''));
    expect(parts.join(' ')).toBe(rest.join('\t'));
  }
  return lines.length;
}

/** Reads each `.ann` as brat's own tools would, knowing nothing of this program. */
const slicer = `
import glob, re, sys
count = 0
for ann in glob.glob(sys.argv[1] + '/**/*.ann', recursive=True):
    text = open(ann[:-4] + '.txt', encoding='utf-8', newline='').read()
    for line in open(ann, encoding='utf-8', newline='').read().split('\\n'):
        if not line.startswith('T'):
            continue
        _, middle, quote = line.split('\\t', 2)
        spans = middle.split(' ', 1)[1].split(';')
        parts = [text[int(s):int(e)] for s, e in (span.split(' ') for span in spans)]
        assert ' '.join(parts) == quote, (ann, line, parts)
        count += 1
print(count, 'quotes fit')
`;

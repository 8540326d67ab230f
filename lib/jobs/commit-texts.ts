import { systemActor } from '../data/actor';
import type { ImportTarget } from '../data/imports/import-target';
import { findSnippets, storeSnippets, type NewSnippet } from '../data/imports/store-snippets';
import { storeReadings, type NewReading } from '../data/imports/store-readings';
import type { PlannedText } from '../domain/snippets/plan-texts';
import { splitSentences } from '../domain/snippets/sentences';
import { findTargets } from '../domain/snippets/targets';
import type { ImportReport } from './import-report';
import type { PlannedReading } from './read-annotations';
import type { Progress } from './progress';

/** Texts that are committed in one transaction. */
const batchSize = 100;

/** Commits checked texts, and the readings that came with them, batch by batch. */
export async function commitTexts(
  texts: readonly PlannedText[],
  readings: ReadonlyMap<string, PlannedReading>,
  target: ImportTarget,
  annotatorId: string | null,
  report: ImportReport,
  progress: Progress,
): Promise<void> {
  for (let at = 0; at < texts.length; at += batchSize) {
    const batch = texts.slice(at, at + batchSize);
    await storeSnippets(
      systemActor,
      target,
      batch.filter(({ isKnown }) => !isKnown).map(snippetOf),
    );
    const stored = await findSnippets(
      systemActor,
      target.projectId,
      batch.map(({ name }) => name),
    );
    const ids = new Map([...stored].map(([name, { id }]) => [name, id]));
    const taken = await commitReadings(batch, ids, readings, target, annotatorId);
    for (const text of batch) markText(text, readings.get(text.name), taken, ids, report);
    await progress(Math.min(1, (at + batchSize) / texts.length));
  }
}

async function commitReadings(
  batch: readonly PlannedText[],
  ids: ReadonlyMap<string, string>,
  readings: ReadonlyMap<string, PlannedReading>,
  target: ImportTarget,
  annotatorId: string | null,
): Promise<ReadonlySet<string>> {
  if (annotatorId === null) return new Set();
  const now = new Date();
  const planned = batch.flatMap(({ name, text }): NewReading[] => {
    const reading = readings.get(name);
    const snippetId = ids.get(name);
    if (reading === undefined || snippetId === undefined) return [];
    const { annotations, source } = reading;
    return [
      {
        snippetId,
        text,
        annotations,
        source,
        outcome: annotations.length > 0 ? 'values' : 'none',
        flagReason: null,
        note: null,
        startedAt: now,
        finishedAt: now,
      },
    ];
  });
  return storeReadings(systemActor, target, annotatorId, planned);
}

function markText(
  { name, path, annPath, isKnown }: PlannedText,
  reading: PlannedReading | undefined,
  taken: ReadonlySet<string>,
  ids: ReadonlyMap<string, string>,
  report: ImportReport,
): void {
  const isTaken = taken.has(ids.get(name) ?? '');
  report.countSnippet({
    created: !isKnown,
    spans: isTaken ? (reading?.annotations.length ?? 0) : 0,
  });
  report.mark(path, isKnown ? 'known' : 'created');
  if (isTaken) report.mark(annPath, 'reading');
  else if (reading !== undefined) {
    const message = `${annPath ?? name}: this annotator has work on the snippet already; it was left as it is.`;
    report.add({ notes: [{ file: annPath ?? name, code: 'readingKnown', message }], errors: [] });
  }
  if (isKnown && reading === undefined) {
    const message = `${path}: the project has this text already; nothing was changed.`;
    report.add({ notes: [{ file: path, code: 'textKnown', message }], errors: [] });
  }
}

function snippetOf({ name, text, material, metadata }: PlannedText): NewSnippet {
  const { identifier, publisher, institution, year, licence, title, url } = metadata;
  const article = { identifier, publisher, institution, year, licence, title, url };
  return {
    name,
    text,
    material,
    targets: material === null ? [] : findTargets(text, material),
    sentences: splitSentences(text),
    article: Object.values(article).some((field) => field !== null) ? article : null,
  };
}

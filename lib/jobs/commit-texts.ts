import { systemActor } from '../data/actor';
import type { ImportTarget } from '../data/imports/import-target';
import { importTexts, type ImportOrigin, type TextOutcome } from '../data/imports/import-texts';
import { storeReadings, type NewReading } from '../data/imports/store-readings';
import type { PlannedText } from '../domain/snippets/plan-texts';
import type { ImportReport } from './import-report';
import { reportText } from './report-text';
import type { PlannedReading } from './read-annotations';
import type { Progress } from './progress';

/** Texts that are committed in one transaction. */
const batchSize = 100;

/** Commits checked texts, and the readings that came with them, batch by batch. */
export async function commitTexts(
  texts: readonly PlannedText[],
  readings: ReadonlyMap<string, PlannedReading>,
  target: ImportTarget,
  origin: ImportOrigin,
  annotatorId: string | null,
  report: ImportReport,
  progress: Progress,
): Promise<void> {
  for (let at = 0; at < texts.length; at += batchSize) {
    const batch = texts.slice(at, at + batchSize);
    const outcomes = await importTexts(systemActor, target, origin, batch);
    const taken = await commitReadings(outcomes, readings, target, annotatorId);
    for (const outcome of outcomes) {
      const { text, snippetId } = outcome;
      reportText(outcome, readings.get(text.name), taken.has(snippetId ?? ''), report);
    }
    await progress(Math.min(1, (at + batchSize) / texts.length));
  }
}

async function commitReadings(
  outcomes: readonly TextOutcome[],
  readings: ReadonlyMap<string, PlannedReading>,
  target: ImportTarget,
  annotatorId: string | null,
): Promise<ReadonlySet<string>> {
  if (annotatorId === null) return new Set();
  const now = new Date();
  const planned = outcomes.flatMap(({ text: { name, text }, snippetId }): NewReading[] => {
    const reading = readings.get(name);
    if (reading === undefined || snippetId === null) return [];
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

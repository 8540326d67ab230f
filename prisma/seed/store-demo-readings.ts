import { randomUUID } from 'node:crypto';
import { systemActor } from '../../lib/data/actor';
import { database } from '../../lib/data/database';
import { openImportTarget } from '../../lib/data/imports/import-target';
import { storeReadings, type NewReading } from '../../lib/data/imports/store-readings';
import type { DemoSnippet } from '../../lib/domain/demo/generate-demo';
import { demoReaders, type ReaderProfile } from '../../lib/domain/demo/reader-profile';
import { scheduleReadings } from '../../lib/domain/demo/schedule-readings';
import { simulateReading } from '../../lib/domain/demo/simulate-reading';
import { seededRandom } from '../../lib/domain/random/seeded-random';

/** A Monday at midnight: the demo's readings were made in the weeks after it. */
const projectStart = Date.UTC(2026, 0, 5);

/** Stores the simulated readings of each annotator, in that person's own order. */
export async function storeDemoReadings(
  projectId: string,
  snippets: readonly DemoSnippet[],
  seed: string,
): Promise<void> {
  const target = await openImportTarget(systemActor, projectId, null);
  const byName = new Map(snippets.map((snippet) => [snippet.name, snippet]));
  for (const profile of demoReaders) {
    const assignments = await database().assignment.findMany({
      where: { projectId, user: { email: `${profile.key}@demo.example` } },
      orderBy: { place: 'asc' },
      select: {
        userId: true,
        snippetId: true,
        folder: { select: { annotators: true } },
        snippet: { select: { name: true } },
      },
    });
    const own = assignments.flatMap(({ userId, snippetId, folder, snippet }) => {
      const text = byName.get(snippet.name);
      const seat = folder?.annotators.indexOf(userId) ?? 0;
      return text === undefined ? [] : [{ snippetId, text, seat }];
    });
    const finished = own.slice(0, Math.round(own.length * profile.finishedShare));
    const userId = assignments[0]?.userId ?? '';
    await storeReadings(systemActor, target, userId, simulate(finished, profile, seed));
  }
}

function simulate(
  assignments: readonly { snippetId: string; text: DemoSnippet; seat: number }[],
  profile: ReaderProfile,
  seed: string,
): NewReading[] {
  const random = seededRandom(`${seed} ${profile.key}`);
  const readings = assignments.map(({ text, seat }) =>
    simulateReading(text, profile, random, seat),
  );
  const times = scheduleReadings(
    readings.map(({ seconds }) => seconds),
    random,
  );
  return readings.map((reading, i): NewReading => {
    const time = times[i] ?? { startedAt: 0, finishedAt: 0 };
    return {
      snippetId: assignments[i]?.snippetId ?? '',
      text: assignments[i]?.text.text ?? '',
      outcome: reading.outcome,
      flagReason: reading.flag.reason,
      note: reading.note,
      source: null,
      annotations: reading.spans.map((span) => ({
        ...span,
        id: randomUUID(),
        attributes: {},
        note: null,
      })),
      startedAt: new Date(projectStart + time.startedAt * 1000),
      finishedAt: new Date(projectStart + time.finishedAt * 1000),
    };
  });
}

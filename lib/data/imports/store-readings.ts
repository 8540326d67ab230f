/** Finished readings that come from files, each as one entry of the operation log. */
import type { Outcome } from '../../domain/assignment/operation';
import type { Annotation } from '../../domain/spans/fragment';
import type { SourceFileLines } from '../../domain/standoff/source-file';
import { assertPresent } from '../../domain/errors';
import { indexText } from '../../domain/text/code-points';
import { upsertOf } from '../assignments/assignment-state';
import { lockCasesOfSnippets } from '../cases/case-facts';
import { refreshCases } from '../cases/refresh-cases';
import { inTransaction, type Connection } from '../database';
import type { Actor } from '../actor';
import { newId } from '../identifier';
import { shareProject } from '../projects/share-project';
import { requireProject } from '../rights/require-project';
import type { ImportTarget } from './import-target';

export type NewReading = {
  readonly snippetId: string;
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly outcome: Outcome;
  readonly flagReason: string | null;
  readonly note: string | null;
  /** The file that it came from; null for a reading without one. */
  readonly source: { readonly name: string; readonly lines: SourceFileLines } | null;
  readonly startedAt: Date;
  readonly finishedAt: Date;
};

/** Readings are stored this many at a time: a statement for each would take most of an import. */
const batch = 200;

/**
 * Stores one person's finished readings, all or none, and brings their cases up to date. An
 * assignment that is there and was never touched is filled; one with work in it is left alone.
 * @param readings at most one of each snippet
 * @returns the snippet ids whose reading was stored
 */
export async function storeReadings(
  actor: Actor,
  target: ImportTarget,
  userId: string,
  readings: readonly NewReading[],
): Promise<Set<string>> {
  await requireProject(actor, 'manageProject', target.projectId);
  const stored = new Set<string>();
  // In one order everywhere, so that two imports never wait for each other in a circle.
  const ordered = [...readings].sort((a, b) => (a.snippetId < b.snippetId ? -1 : 1));
  await inTransaction(async (tx) => {
    await shareProject(tx, target.projectId);
    for (let from = 0; from < ordered.length; from += batch) {
      const part = ordered.slice(from, from + batch);
      const cases = await lockCasesOfSnippets(
        tx,
        part.map(({ snippetId }) => snippetId),
      );
      const assignments = await openAssignments(tx, target, userId, part);
      const filled = part.flatMap((reading): FilledReading[] => {
        const id = assignments.get(reading.snippetId);
        return id === undefined ? [] : [{ id, ...reading }];
      });
      await fillAssignments(tx, target, filled);
      await refreshCases(
        tx,
        filled.map(({ snippetId }) => assertPresent(cases.get(snippetId), 'the case')),
      );
      for (const { snippetId } of filled) stored.add(snippetId);
    }
  });
  return stored;
}

/** A reading and the assignment that it goes into. */
type FilledReading = NewReading & { readonly id: string };

/** The assignments to fill by snippet; those that the person has worked on are left out. */
async function openAssignments(
  tx: Connection,
  target: ImportTarget,
  userId: string,
  readings: readonly NewReading[],
): Promise<ReadonlyMap<string, string>> {
  const { projectId, schemeId, guidelineId } = target;
  const known = await tx.assignment.findMany({
    where: { userId, snippetId: { in: readings.map(({ snippetId }) => snippetId) } },
    select: { id: true, snippetId: true, revision: true, status: true },
  });
  const { _max } = await tx.assignment.aggregate({
    where: { projectId, userId },
    _max: { place: true },
  });
  const next = (_max.place ?? -1) + 1;
  const rounds = await tx.snippet.findMany({
    where: { id: { in: readings.map(({ snippetId }) => snippetId) } },
    select: { id: true, roundId: true },
  });
  const roundOf = new Map(rounds.map(({ id, roundId }) => [id, roundId]));
  const isKnown = new Set(known.map(({ snippetId }) => snippetId));
  const made = readings
    .filter(({ snippetId }) => !isKnown.has(snippetId))
    .map(({ snippetId }, i) => ({
      id: newId(),
      snippetId,
      roundId: assertPresent(roundOf.get(snippetId), 'the snippet'),
      place: next + i,
    }));
  await tx.assignment.createMany({
    data: made.map((row) => ({ ...row, projectId, userId, schemeId, guidelineId })),
  });
  const untouched = known.filter(({ revision, status }) => revision === 0 && status === 'open');
  return new Map([...untouched, ...made].map(({ id, snippetId }) => [snippetId, id]));
}

async function fillAssignments(
  tx: Connection,
  { schemeId }: ImportTarget,
  readings: readonly FilledReading[],
): Promise<void> {
  const annotations = readings.flatMap(({ id, snippetId, text, annotations: own }) => {
    const indexed = indexText(text);
    return own.map((annotation, place) => ({
      assignmentId: id,
      snippetId,
      ...upsertOf(annotation, indexed, place),
    }));
  });
  await tx.annotation.createMany({
    data: annotations.map((row) => ({ ...row, fragments: [...row.fragments] })),
  });
  await tx.sourceFile.createMany({
    data: readings.flatMap(({ id, source }) =>
      source === null
        ? []
        : [{ assignmentId: id, name: source.name, lines: toJson(source.lines) as object }],
    ),
  });
  await tx.operation.createMany({
    data: readings.map(({ id, outcome, flagReason, note, annotations: own, finishedAt }) => ({
      assignmentId: id,
      id: newId(),
      revision: 1,
      type: 'import',
      payload: toJson({ outcome, flagReason, note, annotations: own }) as object,
      clientAt: finishedAt,
      at: finishedAt,
    })),
  });
  const rows = readings.map(({ id, outcome, flagReason, note, startedAt, finishedAt }) => ({
    ...{ id, outcome, flagReason, note, startedAt, finishedAt },
  }));
  await tx.$executeRaw`
    UPDATE "Assignment" a SET
        "status" = 'finished', "schemeId" = ${schemeId}, "revision" = 1,
        "outcome" = r."outcome"::"Outcome", "flagReason" = r."flagReason", "note" = r."note",
        "startedAt" = r."startedAt", "finishedAt" = r."finishedAt"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
        "id" text, "outcome" text, "flagReason" text, "note" text,
        "startedAt" timestamptz, "finishedAt" timestamptz)
      WHERE a."id" = r."id"`;
}

/** As it stands in a JSON column: plain, and without what is not set. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

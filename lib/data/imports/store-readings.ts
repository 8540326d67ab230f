/** Finished readings that come from files, each as one entry of the operation log. */
import type { Outcome } from '../../domain/assignment/operation';
import type { Annotation } from '../../domain/spans/fragment';
import type { SourceFileLines } from '../../domain/standoff/source-file';
import { indexText } from '../../domain/text/code-points';
import { upsertOf } from '../assignments/assignment-state';
import { lockCaseOfSnippet } from '../cases/case-facts';
import { refreshCase } from '../cases/refresh-case';
import { inTransaction, type Connection } from '../database';
import type { Actor } from '../actor';
import { newId } from '../identifier';
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

/**
 * Stores one person's finished readings, all or none, and brings their cases up to date. An
 * assignment that is there and was never touched is filled; one with work in it is left alone.
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
    let place = await nextPlace(tx, target.projectId, userId);
    for (const reading of ordered) {
      const caseId = await lockCaseOfSnippet(tx, reading.snippetId);
      const id = await openAssignment(tx, target, userId, reading, place);
      if (id === null) continue;
      place += 1;
      await fillAssignment(tx, target, id, reading);
      await refreshCase(tx, caseId);
      stored.add(reading.snippetId);
    }
  });
  return stored;
}

async function nextPlace(tx: Connection, projectId: string, userId: string): Promise<number> {
  const { _max } = await tx.assignment.aggregate({
    where: { projectId, userId },
    _max: { place: true },
  });
  return (_max.place ?? -1) + 1;
}

/** The assignment to fill; null when the person has worked on the snippet already. */
async function openAssignment(
  tx: Connection,
  target: ImportTarget,
  userId: string,
  reading: NewReading,
  place: number,
): Promise<string | null> {
  const { snippetId } = reading;
  const known = await tx.assignment.findUnique({
    where: { snippetId_userId: { snippetId, userId } },
    select: { id: true, revision: true, status: true },
  });
  if (known !== null) return known.revision === 0 && known.status === 'open' ? known.id : null;
  const id = newId();
  const { projectId, roundId, schemeId, guidelineId } = target;
  await tx.assignment.create({
    data: { id, projectId, snippetId, userId, roundId, schemeId, guidelineId, place },
  });
  return id;
}

async function fillAssignment(
  tx: Connection,
  target: ImportTarget,
  id: string,
  reading: NewReading,
): Promise<void> {
  const text = indexText(reading.text);
  const rows = reading.annotations.map((annotation, place) => upsertOf(annotation, text, place));
  const { outcome, flagReason, note, startedAt, finishedAt } = reading;
  await tx.$executeRaw`
    INSERT INTO "Annotation" ("assignmentId", "id", "snippetId", "fragments", "label", "attributes", "note", "quote", "place")
    SELECT ${id}, (u->>'id')::uuid, ${reading.snippetId},
           ARRAY(SELECT f::int FROM jsonb_array_elements_text(u->'fragments') WITH ORDINALITY AS e(f, i) ORDER BY i),
           u->>'label', u->'attributes', u->>'note', u->>'quote', (u->>'place')::int
      FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS u`;
  if (reading.source !== null) {
    const { name, lines } = reading.source;
    await tx.sourceFile.create({
      data: { assignmentId: id, name, lines: JSON.parse(JSON.stringify(lines)) as object },
    });
  }
  await tx.operation.create({
    data: {
      assignmentId: id,
      id: newId(),
      revision: 1,
      type: 'import',
      payload: {
        outcome,
        flagReason,
        note,
        annotations: reading.annotations.map((annotation) => ({
          ...annotation,
          fragments: annotation.fragments.map(([start, end]) => [start, end]),
        })),
      },
      clientAt: finishedAt,
      at: finishedAt,
    },
  });
  await tx.assignment.update({
    where: { id },
    data: {
      status: 'finished',
      schemeId: target.schemeId,
      revision: 1,
      outcome,
      flagReason,
      note,
      startedAt,
      finishedAt,
    },
  });
}

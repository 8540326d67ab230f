/**
 * All that an operation is judged by, read in one statement: a state put together from several
 * could mix two revisions. Not guarded: the caller has checked the actor's right.
 */
import { z } from 'zod';
import { notFound } from '../../domain/errors';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
import type { Connection } from '../database';

const snapshotSchema = z.object({
  snippetId: z.string(),
  text: z.string(),
  revision: z.int(),
  status: z.enum(['open', 'inProgress', 'finished', 'withdrawn']),
  outcome: z.enum(['values', 'none', 'undecided', 'unreadable']).nullable(),
  flagReason: z.string().nullable(),
  note: z.string().nullable(),
  isFrozen: z.boolean(),
  scheme: labelSchemeSchema,
  sourceLines: z.unknown(),
  annotations: z.array(
    z.object({
      id: z.string(),
      fragments: z.array(z.int()),
      label: z.string(),
      attributes: z.unknown(),
      note: z.string().nullable(),
      place: z.int(),
    }),
  ),
  /** Those of the asked operation ids that the log has, with their content. */
  known: z.array(z.object({ id: z.string(), payload: z.unknown() })),
});

export type AssignmentSnapshot = Omit<z.infer<typeof snapshotSchema>, 'known'> & {
  readonly known: ReadonlyMap<string, unknown>;
};

/** @throws Refusal `notFound` when there is no such assignment */
export async function readSnapshot(
  connection: Connection,
  assignmentId: string,
  operationIds: readonly string[],
): Promise<AssignmentSnapshot> {
  const rows = await connection.$queryRaw<{ snapshot: unknown }[]>`
    SELECT jsonb_build_object(
      'snippetId', a."snippetId", 'text', s."text", 'revision', a."revision",
      'status', a."status", 'outcome', a."outcome", 'flagReason', a."flagReason", 'note', a."note",
      'isFrozen', c."basisFrozenAt" IS NOT NULL, 'scheme', l."scheme", 'sourceLines', f."lines",
      'annotations', (SELECT COALESCE(jsonb_agg(jsonb_build_object(
          'id', n."id", 'fragments', n."fragments", 'label', n."label",
          'attributes', n."attributes", 'note', n."note", 'place', n."place") ORDER BY n."place"), '[]')
        FROM "Annotation" n WHERE n."assignmentId" = a."id"),
      'known', (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o."id", 'payload', o."payload")), '[]')
        FROM "Operation" o WHERE o."assignmentId" = a."id" AND o."id" = ANY (${[...operationIds]}::uuid[]))
    ) AS snapshot
    FROM "Assignment" a
    JOIN "Snippet" s ON s."id" = a."snippetId"
    JOIN "LabelScheme" l ON l."id" = a."schemeId"
    LEFT JOIN "Case" c ON c."snippetId" = a."snippetId"
    LEFT JOIN "SourceFile" f ON f."assignmentId" = a."id"
    WHERE a."id" = ${assignmentId}`;
  if (rows[0] === undefined) throw notFound('The assignment');
  const snapshot = snapshotSchema.parse(rows[0].snapshot);
  return { ...snapshot, known: new Map(snapshot.known.map(({ id, payload }) => [id, payload])) };
}

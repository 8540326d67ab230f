/**
 * All that an operation is judged by, read in one statement: a state put together from several
 * could mix two revisions. What an assignment holds at one revision never changes, so the text and
 * the annotations are read once and kept; with the next operation only what is new comes over. Not
 * guarded: the caller looks at `isEditable`.
 */
import { z } from 'zod';
import type { OperationContext } from '../../domain/assignment/apply-operation';
import type { AssignmentState } from '../../domain/assignment/state';
import { notFound } from '../../domain/errors';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
import { indexText } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { askPrepared, type Connection, type PreparedStatement } from '../database';
import { answerRound } from '../practice/practice-project';
import { RecentValues } from '../recent-values';
import { annotationOfRow, stateOf, type Places } from './assignment-state';
import { referencesOf } from './source-references';

/** What stands in the database at a revision, under a version of the scheme. */
type Kept = {
  readonly revision: number;
  readonly schemeId: string;
  readonly context: OperationContext;
  readonly annotations: AssignmentState['annotations'];
  readonly places: Places;
};

export type AssignmentSnapshot = Kept & {
  readonly snippetId: string;
  readonly state: AssignmentState;
  /** A text of practice: it has no case. */
  readonly isPractice: boolean;
  readonly isFrozen: boolean;
  /** The actor is its annotator, still, and it was not withdrawn. */
  readonly isEditable: boolean;
  /** Those of the asked operation ids that the log has, with their content. */
  readonly known: ReadonlyMap<string, unknown>;
};

const contentSchema = z.object({
  text: z.string(),
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
});

const snapshotSchema = z.object({
  snippetId: z.string(),
  schemeId: z.string(),
  revision: z.int(),
  status: z.enum(['open', 'inProgress', 'finished', 'withdrawn']),
  outcome: z.enum(['values', 'none', 'undecided', 'unreadable']).nullable(),
  flagReason: z.string().nullable(),
  note: z.string().nullable(),
  isPractice: z.boolean(),
  isFrozen: z.boolean(),
  isEditable: z.boolean(),
  known: z.array(z.object({ id: z.string(), payload: z.unknown() })),
  /** Null when the revision is the one that is kept. */
  content: contentSchema.nullable(),
});

/** Characters of texts; an annotation counts as 200. */
const recent = new RecentValues<Kept>(32_000_000);

/** Keeps what a commit has just made of a snapshot. */
export function keepReading(assignmentId: string, kept: Kept): void {
  const { revision, schemeId, context, annotations, places } = kept;
  const weight = context.text.text.length + 200 * annotations.length;
  recent.set(assignmentId, { revision, schemeId, context, annotations, places }, weight);
}

/**
 * Its values: the actor, the round of answers, the ids of operations that may be known, the revision
 * and the scheme of what is kept here, the assignment.
 */
const snapshotStatement: PreparedStatement = {
  name: 'read_snapshot',
  text: `SELECT jsonb_build_object(
    'snippetId', a."snippetId", 'schemeId', a."schemeId", 'revision', a."revision",
    'status', a."status", 'outcome', a."outcome", 'flagReason', a."flagReason", 'note', a."note",
    'isPractice', p."practiceOf" IS NOT NULL,
    'isFrozen', c."basisFrozenAt" IS NOT NULL,
    'isEditable', a."userId" = $1 AND a."status" <> 'withdrawn' AND EXISTS (
      SELECT 1 FROM "Membership" m WHERE m."userId" = a."userId" AND m."projectId" = a."projectId"
        AND m."leftAt" IS NULL AND 'annotator' = ANY (m."roles"))
      AND (p."practiceOf" IS NULL OR r."number" <> $2::int OR EXISTS (
        SELECT 1 FROM "Membership" h WHERE h."userId" = a."userId" AND h."projectId" = p."practiceOf"
          AND h."leftAt" IS NULL AND 'lead' = ANY (h."roles"))),
    'known', (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o."id", 'payload', o."payload")), '[]')
      FROM "Operation" o WHERE o."assignmentId" = a."id" AND o."id" = ANY ($3::uuid[])),
    'content', CASE WHEN a."revision" <> $4::int
        OR a."schemeId" <> $5 THEN (
      SELECT jsonb_build_object('text', s."text", 'scheme', l."scheme", 'sourceLines', f."lines",
        'annotations', (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'id', n."id", 'fragments', n."fragments", 'label', n."label",
            'attributes', n."attributes", 'note', n."note", 'place', n."place") ORDER BY n."place"), '[]')
          FROM "Annotation" n WHERE n."assignmentId" = a."id"))
      FROM "Snippet" s
      JOIN "LabelScheme" l ON l."id" = a."schemeId"
      LEFT JOIN "SourceFile" f ON f."assignmentId" = a."id"
      WHERE s."id" = a."snippetId") END
  ) AS snapshot
  FROM "Assignment" a
  JOIN "Project" p ON p."id" = a."projectId"
  JOIN "Round" r ON r."id" = a."roundId"
  LEFT JOIN "Case" c ON c."snippetId" = a."snippetId"
  WHERE a."id" = $6`,
};

/** @throws Refusal `notFound` when there is no such assignment */
export async function readSnapshot(
  connection: Connection,
  actor: Actor,
  assignmentId: string,
  operationIds: readonly string[],
): Promise<AssignmentSnapshot> {
  const kept = recent.get(assignmentId);
  const userId = actor.kind === 'user' ? actor.userId : '';
  const rows = await askPrepared<{ snapshot: unknown }>(connection, snapshotStatement, [
    userId,
    answerRound,
    [...operationIds],
    kept?.revision ?? -1,
    kept?.schemeId ?? '',
    assignmentId,
  ]);
  if (rows[0] === undefined) throw notFound('The assignment');
  const { content, known, ...row } = snapshotSchema.parse(rows[0].snapshot);
  const reading = content === null ? kept : readContent(row, content);
  if (reading === undefined) throw new Error('The database left out what is not kept here.');
  if (reading !== kept) keepReading(assignmentId, reading);
  const { snippetId, isPractice, isFrozen, isEditable } = row;
  return {
    ...reading,
    state: stateOf(row, reading.annotations),
    snippetId,
    isPractice,
    isFrozen,
    isEditable,
    known: new Map(known.map(({ id, payload }) => [id, payload])),
  };
}

function readContent(
  { revision, schemeId }: Pick<Kept, 'revision' | 'schemeId'>,
  content: z.infer<typeof contentSchema>,
): Kept {
  const { text, scheme, sourceLines, annotations } = content;
  return {
    revision,
    schemeId,
    context: { text: indexText(text), scheme, references: referencesOf(sourceLines) },
    annotations: annotations.map(annotationOfRow),
    places: new Map(annotations.map(({ id, place }) => [id, place])),
  };
}

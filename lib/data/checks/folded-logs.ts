/** Whether what is stored of a reading is what its log says, by the domain’s own fold. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { foldOperations } from '../../domain/assignment/apply-operation';
import { fragmentsSchema, operationSchema, outcomes } from '../../domain/assignment/operation';
import { untouchedAssignment, type AssignmentState } from '../../domain/assignment/state';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { groupBy } from '../../domain/agreement/grouping';
import { assertPresent } from '../../domain/errors';
import { indexText } from '../../domain/text/code-points';
import { stateOfRows, type AnnotationRow } from '../assignments/assignment-state';
import { referencesOf } from '../assignments/source-references';
import type { Connection } from '../database';
import { batchSize, findInBatches } from './find-in-batches';
import type { Invariant } from './invariant';

export const foldedLogs: Invariant = {
  name: 'foldedLogs',
  statement:
    'Folding the log of a reading, from what an import brought where one made it, gives what is stored of the reading; one that was withdrawn is as it was then.',
  find: findUnlikeLogs,
};

type Row = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly status: AssignmentState['status'];
  readonly outcome: AssignmentState['outcome'];
  readonly flagReason: string | null;
  readonly note: string | null;
  readonly revision: number;
  /** Whose label scheme the assignment is under. */
  readonly projectId: string;
  readonly lines: unknown;
  readonly annotations: readonly AnnotationRow[];
  readonly entries: readonly {
    readonly id: string;
    readonly revision: number;
    readonly type: string;
    readonly payload: unknown;
  }[];
};

async function findUnlikeLogs(connection: Connection): Promise<string[]> {
  const schemes = await readSchemes(connection);
  return findInBatches<Row>({
    read: (after) => readBatch(connection, after),
    subjectOf: ({ id, name }) => `assignment ${id} (${name})`,
    problemOf: (row) => compare(row, schemes),
  });
}

/** In one statement, since Prisma would ask six for a batch. */
function readBatch(connection: Connection, after: string): Promise<Row[]> {
  return connection.$queryRaw<Row[]>`
    SELECT a."id", s."name", s."text", a."status"::text AS "status", a."outcome"::text AS "outcome",
           a."flagReason", a."note", a."revision", l."projectId", f."lines",
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'id', n."id", 'fragments', n."fragments", 'label', n."label",
                     'attributes', n."attributes", 'note', n."note", 'place', n."place")
                     ORDER BY n."place"), '[]')
              FROM "Annotation" n WHERE n."assignmentId" = a."id") AS "annotations",
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'id', o."id", 'revision', o."revision", 'type', o."type", 'payload', o."payload")
                     ORDER BY o."revision"), '[]')
              FROM "Operation" o WHERE o."assignmentId" = a."id") AS "entries"
      FROM "Assignment" a
      JOIN "Snippet" s ON s."id" = a."snippetId"
      JOIN "LabelScheme" l ON l."id" = a."schemeId"
      LEFT JOIN "SourceFile" f ON f."assignmentId" = a."id"
     WHERE a."id" > ${after} ORDER BY a."id" LIMIT ${batchSize}`;
}

function compare(row: Row, schemes: ReadonlyMap<string, LabelScheme>): string | null {
  const scheme = assertPresent(schemes.get(row.projectId), 'a label scheme');
  const folded = foldLog(row, scheme);
  const stored = stateOfRows(row, row.annotations);
  const expected: AssignmentState =
    row.status === 'withdrawn' ? { ...folded, status: 'withdrawn' } : folded;
  const fields = Object.keys(stored) as (keyof AssignmentState)[];
  const unlike = fields.filter((field) => !isDeepStrictEqual(stored[field], expected[field]));
  return unlike.length === 0 ? null : `its log gives another ${unlike.join(', ')}`;
}

function foldLog({ entries, text, lines }: Row, scheme: LabelScheme): AssignmentState {
  const [first, ...others] = entries;
  const isImported = first?.type === 'import';
  return foldOperations(
    isImported ? stateOfImport(first.payload) : untouchedAssignment,
    (isImported ? others : entries).map(operationOf),
    { text: indexText(text), scheme, references: referencesOf(lines) },
  );
}

/** @throws when the entry is not what its columns say */
function operationOf({ id, type, payload, revision }: Row['entries'][number]) {
  const operation = operationSchema.parse(payload);
  if (operation.id.toLowerCase() === id && operation.type === type) return operation;
  throw new Error(`entry ${revision} of its log holds another operation than it says`);
}

const importSchema = z.object({
  outcome: z.enum(outcomes),
  flagReason: z.string().nullable(),
  note: z.string().nullable(),
  annotations: z.array(
    z.object({
      id: z.uuid(),
      fragments: fragmentsSchema,
      label: z.string(),
      attributes: z.record(z.string(), z.union([z.string(), z.literal(true)])),
      note: z.string().nullable(),
    }),
  ),
});

/** An import is one entry, the first, and holds the reading as it brought it: finished. */
function stateOfImport(payload: unknown): AssignmentState {
  const { flagReason, ...reading } = importSchema.parse(payload);
  return {
    ...reading,
    revision: 1,
    status: 'finished',
    flag: { on: flagReason !== null, reason: flagReason },
  };
}

/**
 * What the versions of each project’s label scheme allow, taken together, by the project’s id. A
 * log does not say under which version an entry was made, and an assignment may get a newer one; a
 * scheme decides what is refused and never what a fold gives. Versions that cannot be read are
 * `schemes`’ to find.
 */
async function readSchemes(connection: Connection): Promise<ReadonlyMap<string, LabelScheme>> {
  const rows = await connection.labelScheme.findMany({ select: { projectId: true, scheme: true } });
  const united = [...groupBy(rows, ({ projectId }) => projectId)].map(([projectId, versions]) => {
    const schemes = versions.flatMap(
      ({ scheme }) => labelSchemeSchema.safeParse(scheme).data ?? [],
    );
    return [projectId, unite(schemes)] as const;
  });
  return new Map(united);
}

function unite(schemes: readonly LabelScheme[]): LabelScheme {
  return {
    labels: schemes.flatMap(({ labels }) => labels.map((label) => ({ ...label, retired: false }))),
    attributes: schemes.flatMap(({ attributes }) =>
      attributes.map(({ name }) => ({ name, labels: [], values: [] })),
    ),
    reasons: [],
    brat: null,
  };
}

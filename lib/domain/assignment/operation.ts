/**
 * The operations of a reading: every change an annotator makes is one of these, with an id that
 * the client made. Applying one twice is applying it once. The schemas are the API's contract
 * (`POST /assignments/{assignment}/operations`) and check every request.
 */
import { z } from 'zod';

/** A time of the client, kept beside the server's and never trusted for order. */
const clientTime = z.iso.datetime({ offset: true });

const offset = z.int().min(0).max(2_147_483_647);

/** `[[start, end], …]` in code points. */
export const fragmentsSchema = z
  .array(z.tuple([offset, offset]))
  .min(1)
  .max(1_000);

const attributesSchema = z.record(
  z.string().min(1).max(200),
  z.union([z.string().max(2_000), z.literal(true)]),
);

const noteText = z.string().max(10_000);

export const outcomes = ['values', 'none', 'undecided', 'unreadable'] as const;
export type Outcome = (typeof outcomes)[number];

/** In small letters, as the database keeps it: one id in two spellings would be two. */
export const idSchema = z.uuid().toLowerCase();

const stamp = { id: idSchema, at: clientTime };

const addSchema = z.object({
  ...stamp,
  type: z.literal('add'),
  annotation: z.object({
    id: idSchema,
    fragments: fragmentsSchema,
    label: z.string().min(1).max(200),
    attributes: attributesSchema.optional(),
    note: noteText.nullish(),
  }),
});

const changeSchema = z.object({
  ...stamp,
  type: z.literal('change'),
  annotation: idSchema,
  /** Fields are replaced whole; null clears. */
  set: z.object({
    fragments: fragmentsSchema.optional(),
    label: z.string().min(1).max(200).optional(),
    attributes: attributesSchema.nullable().optional(),
    note: noteText.nullable().optional(),
  }),
});

const removeSchema = z.object({ ...stamp, type: z.literal('remove'), annotation: idSchema });

const flagSchema = z.object({
  ...stamp,
  type: z.literal('flag'),
  on: z.boolean(),
  reason: noteText.nullish(),
});

const snippetNoteSchema = z.object({
  ...stamp,
  type: z.literal('note'),
  text: noteText.nullable(),
});

const finishSchema = z.object({ ...stamp, type: z.literal('finish'), outcome: z.enum(outcomes) });

const reopenSchema = z.object({ ...stamp, type: z.literal('reopen') });

export const operationSchema = z.discriminatedUnion('type', [
  addSchema,
  changeSchema,
  removeSchema,
  flagSchema,
  snippetNoteSchema,
  finishSchema,
  reopenSchema,
]);

export const operationsRequestSchema = z.object({
  baseRevision: z.int().min(0),
  operations: z.array(operationSchema).min(1).max(500),
});

export type Operation = z.infer<typeof operationSchema>;
export type OperationsRequest = z.infer<typeof operationsRequestSchema>;

/**
 * What an operation says, as one string that does not depend on the order of keys. `at` is left
 * out: a client that retries may stamp the time anew, and that is still the same operation.
 */
export function operationContent(operation: Operation): string {
  return canonicalJson({ ...operation, at: undefined });
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined && field !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

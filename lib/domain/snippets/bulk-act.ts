/** What can be done to many snippets at once, and what is kept of it so that it can be undone. */
import { z } from 'zod';
import { maxFieldLengths } from './metadata-fields';
import { snippetFilterSchema } from './snippet-filter';

const reason = z.string().trim().min(1, 'Say why the snippets are excluded.').max(500);
const material = z.string().trim().min(1).max(maxFieldLengths.material);

export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exclude'), reason }),
  z.object({ kind: z.literal('restore') }),
  /** Null takes the material away. */
  z.object({ kind: z.literal('setMaterial'), material: material.nullable() }),
  /** To a round that there is, by name. */
  z.object({ kind: z.literal('moveToRound'), round: z.string().min(1).max(200) }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkKind = BulkChange['kind'];

/** Those that were ticked, or all that a filter finds. */
export const selectionSchema = z.union([
  z.object({ ids: z.array(z.string().max(100)).min(1).max(1_000) }),
  z.object({ filter: snippetFilterSchema }),
]);
export type Selection = z.infer<typeof selectionSchema>;

/** Snippets that one act may change. */
export const bulkLimit = 10_000;

/** The snippets that had one value: a reason, a material, a round's id; null for none. */
export const formerValuesSchema = z.array(
  z.object({ before: z.string().nullable(), ids: z.array(z.string()) }),
);
export type FormerValues = z.infer<typeof formerValuesSchema>;

/** Gathers snippets by the value that they had. */
export function gatherFormer(
  snippets: readonly { readonly id: string; readonly before: string | null }[],
): FormerValues {
  const byValue = new Map<string | null, string[]>();
  for (const { id, before } of snippets) {
    const ids = byValue.get(before);
    if (ids === undefined) byValue.set(before, [id]);
    else ids.push(id);
  }
  return [...byValue].map(([before, ids]) => ({ before, ids }));
}

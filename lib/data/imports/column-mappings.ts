/** Which column became what, remembered for files with the same columns. */
import { createHash } from 'node:crypto';
import { type ColumnMapping, columnMappingSchema } from '../../domain/snippets/column-mapping';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** The mapping that was last used for a file with these columns; null for none. */
export async function recallMapping(
  actor: Actor,
  projectId: string,
  columns: readonly string[],
): Promise<ColumnMapping | null> {
  await requireProject(actor, 'manageProject', projectId);
  const found = await database().columnMapping.findUnique({
    where: { projectId_columns: { projectId, columns: keyOf(columns) } },
    select: { mapping: true },
  });
  return found === null ? null : columnMappingSchema.parse(found.mapping);
}

/** Takes the place of what was remembered for these columns. */
export async function rememberMapping(
  actor: Actor,
  projectId: string,
  columns: readonly string[],
  mapping: ColumnMapping,
): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  const key = { projectId, columns: keyOf(columns) };
  await database().columnMapping.upsert({
    where: { projectId_columns: key },
    create: { ...key, mapping },
    update: { mapping },
  });
}

/** The same for the same columns in any order. */
function keyOf(columns: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(columns.toSorted())).digest('hex');
}

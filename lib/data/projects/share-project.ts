import type { Connection } from '../database';

/**
 * Keeps the project as it is for the rest of the transaction, beside others who do the same. Taken
 * before any case by work that locks cases and then writes a row of the project: who publishes a
 * version holds the project and waits for all cases, and each would wait for the other.
 */
export async function shareProject(tx: Connection, projectId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR KEY SHARE`;
}

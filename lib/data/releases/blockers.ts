import type { RefusalDetail } from '../../domain/errors';
import type { Actor } from '../actor';
import { database, type Connection } from '../database';
import { requireProject } from '../rights/require-project';

type Row = {
  name: string;
  status: string | null;
  readers: number;
  finished: number;
  checks: number;
};

const sentences: Record<string, string> = {
  unassigned: 'nobody has read it yet',
  waiting: 'a reading is not finished',
  open: 'its case is open',
  stale: 'its gold is stale',
};

/**
 * Why a final release cannot be made yet: every active snippet that is not settled, and every
 * value that a person must look at. Empty when nothing stands in the way.
 */
export async function listBlockers(
  actor: Actor,
  projectId: string,
  connection: Connection = database(),
): Promise<RefusalDetail[]> {
  await requireProject(actor, 'manageProject', projectId, connection);
  const rows = await connection.$queryRaw<Row[]>`
    SELECT s."name", c."status"::text AS "status",
           (SELECT count(*)::int FROM "Assignment" a WHERE a."snippetId" = s."id" AND a."status" <> 'withdrawn') AS "readers",
           (SELECT count(*)::int FROM "Assignment" a WHERE a."snippetId" = s."id" AND a."status" = 'finished') AS "finished",
           (SELECT count(*)::int FROM "GoldSpan" g WHERE g."snippetId" = s."id" AND g."check" IS NOT NULL) AS "checks"
      FROM "Snippet" s LEFT JOIN "Case" c ON c."snippetId" = s."id"
     WHERE s."projectId" = ${projectId} AND s."status" = 'active'
       AND (c."status" IS NULL OR c."status" NOT IN ('agreed', 'decided')
            OR EXISTS (SELECT 1 FROM "GoldSpan" g WHERE g."snippetId" = s."id" AND g."check" IS NOT NULL))
     ORDER BY s."name"`;
  if (rows.length > 0) return rows.map(blockerOf);
  const snippets = await connection.snippet.count({ where: { projectId, status: 'active' } });
  return snippets > 0 ? [] : [{ code: 'empty', message: 'The project has no snippets.' }];
}

function blockerOf({ name, status, readers, finished, checks }: Row): RefusalDetail {
  if (status === 'agreed' || status === 'decided') {
    const message = `${name}: ${checks} ${checks === 1 ? 'value needs' : 'values need'} a look`;
    return { code: 'valuesToCheck', path: name, message };
  }
  const code = readers === 0 ? 'unassigned' : (status ?? 'waiting');
  const progress = code === 'waiting' ? ` (${finished} of ${readers} finished)` : '';
  return { code, path: name, message: `${name}: ${sentences[code] ?? code}${progress}` };
}

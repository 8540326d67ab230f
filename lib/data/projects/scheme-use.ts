import type { SchemeUse } from '../../domain/label-scheme/compare-schemes';
import type { Connection } from '../database';

/** How often each label and attribute stands in a project: in readings, decisions and gold. */
export async function countSchemeUse(
  connection: Connection,
  projectId: string,
): Promise<SchemeUse> {
  const [labels, attributes] = [
    await connection.$queryRaw<{ name: string; spans: number }[]>`
      SELECT "name", sum("spans")::int AS "spans" FROM (
        SELECT n."label" AS "name", count(*) AS "spans"
          FROM "Annotation" n JOIN "Assignment" a ON a."id" = n."assignmentId"
         WHERE a."projectId" = ${projectId} GROUP BY n."label"
        UNION ALL
        SELECT g."label", count(*) FROM "GoldSpan" g JOIN "Case" c ON c."id" = g."caseId"
         WHERE c."projectId" = ${projectId} GROUP BY g."label"
        UNION ALL
        SELECT s->>'label', count(*) FROM "Decision" d JOIN "Case" c ON c."id" = d."caseId"
         CROSS JOIN jsonb_array_elements(d."gold") AS s
         WHERE c."projectId" = ${projectId} GROUP BY s->>'label') AS u
       GROUP BY "name"`,
    await connection.$queryRaw<{ name: string; spans: number }[]>`
      SELECT k AS "name", count(*)::int AS "spans"
        FROM "Annotation" n JOIN "Assignment" a ON a."id" = n."assignmentId"
       CROSS JOIN jsonb_object_keys(n."attributes") AS k
       WHERE a."projectId" = ${projectId} GROUP BY k`,
  ];
  return { labels: byName(labels), attributes: byName(attributes) };
}

function byName(
  rows: readonly { readonly name: string; readonly spans: number }[],
): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, spans }) => [name, spans]));
}

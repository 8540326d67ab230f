import type { SchemeUse } from '../../domain/label-scheme/compare-schemes';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
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
  return {
    labels: byName(labels),
    attributes: byName(attributes),
    offered: await countOffered(connection, projectId),
  };
}

/** Readings that were begun, by what their version of the scheme offers. */
async function countOffered(
  connection: Connection,
  projectId: string,
): Promise<SchemeUse['offered']> {
  const versions = await connection.labelScheme.findMany({
    where: { projectId },
    select: {
      scheme: true,
      _count: { select: { assignments: { where: { revision: { gt: 0 } } } } },
    },
  });
  const labels: Record<string, number> = {};
  const attributes: Record<string, number> = {};
  for (const { scheme, _count } of versions) {
    const offers = labelSchemeSchema.parse(scheme);
    for (const { name, retired } of offers.labels) {
      if (!retired) labels[name] = (labels[name] ?? 0) + _count.assignments;
    }
    for (const { name } of offers.attributes) {
      attributes[name] = (attributes[name] ?? 0) + _count.assignments;
    }
  }
  return { labels, attributes };
}

function byName(
  rows: readonly { readonly name: string; readonly spans: number }[],
): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, spans }) => [name, spans]));
}

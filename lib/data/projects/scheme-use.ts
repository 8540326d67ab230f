import type { SchemeUse } from '../../domain/label-scheme/scheme-faults';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
import type { Connection } from '../database';

type LabelCount = { readonly label: string; readonly spans: number };

/** How often each label and attribute stands in a project: in readings, decisions and gold. */
export async function countSchemeUse(
  connection: Connection,
  projectId: string,
): Promise<SchemeUse> {
  // Each by an index alone: there may be hundreds of thousands of spans.
  const marked = await connection.$queryRaw<LabelCount[]>`
    SELECT "label", count(*)::int AS "spans" FROM "Annotation"
     WHERE "projectId" = ${projectId} GROUP BY "label"`;
  const attributes = await connection.$queryRaw<{ attribute: string; spans: number }[]>`
    SELECT k AS "attribute", count(*)::int AS "spans"
      FROM "Annotation" CROSS JOIN LATERAL jsonb_object_keys("attributes") AS k
     WHERE "projectId" = ${projectId} AND "attributes" <> '{}' GROUP BY k`;
  const settled = await connection.$queryRaw<LabelCount[]>`
    SELECT "label", count(*)::int AS "spans" FROM "GoldSpan"
     WHERE "projectId" = ${projectId} GROUP BY "label"
    UNION ALL
    SELECT s->>'label', count(*)::int
      FROM "Decision" d JOIN "LabelScheme" l ON l."id" = d."schemeId" AND l."projectId" = ${projectId}
     CROSS JOIN jsonb_array_elements(d."gold") AS s GROUP BY s->>'label'`;
  return {
    labels: sumByName([...marked, ...settled].map(({ label, spans }) => [label, spans])),
    attributes: sumByName(attributes.map(({ attribute, spans }) => [attribute, spans])),
    offered: await countOffered(connection, projectId),
  };
}

/** Readings that were begun, by what their version of the scheme offers. */
async function countOffered(
  connection: Connection,
  projectId: string,
): Promise<SchemeUse['offered']> {
  const versions = await connection.$queryRaw<{ scheme: unknown; readings: number }[]>`
    SELECT l."scheme", coalesce(b."readings", 0)::int AS "readings"
      FROM "LabelScheme" l
      LEFT JOIN (SELECT "schemeId", sum("readings") AS "readings" FROM (
                   SELECT "schemeId", count(*) AS "readings" FROM "Assignment"
                    WHERE "projectId" = ${projectId} AND "status" IN ('inProgress', 'finished')
                    GROUP BY "schemeId"
                   UNION ALL
                   SELECT "schemeId", count(*) FROM "Assignment"
                    WHERE "projectId" = ${projectId} AND "status" = 'withdrawn' AND "revision" > 0
                    GROUP BY "schemeId") AS r
                 GROUP BY "schemeId") AS b ON b."schemeId" = l."id"
     WHERE l."projectId" = ${projectId}`;
  const offers = versions.map(({ scheme, readings }) => ({
    ...labelSchemeSchema.parse(scheme),
    readings,
  }));
  return {
    labels: sumByName(
      offers.flatMap(({ labels, readings }) =>
        labels.flatMap(({ name, retired }) => (retired ? [] : [[name, readings] as const])),
      ),
    ),
    attributes: sumByName(
      offers.flatMap(({ attributes, readings }) =>
        attributes.map(({ name }) => [name, readings] as const),
      ),
    ),
  };
}

function sumByName(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** The readings on which agreement before adjudication stands: the basis. */
import { z } from 'zod';
import type { SnippetReadings } from '../../domain/agreement/snippet-readings';
import { pairFragments } from '../../domain/spans/fragment';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

const rowSchema = z.object({
  snippet: z.string(),
  material: z.string().nullable(),
  isExcluded: z.boolean(),
  isFrozen: z.boolean(),
  readings: z.array(
    z.object({
      annotator: z.string(),
      status: z.enum(['open', 'inProgress', 'finished']),
      outcome: z.enum(['values', 'none', 'undecided', 'unreadable']).nullable(),
      isFlagged: z.boolean(),
      spans: z.array(z.object({ fragments: z.array(z.int()), label: z.string() })),
    }),
  ),
});

/**
 * All snippets of a project that somebody was asked to read, with the readings of the basis: as
 * they were frozen, or as they are while nobody has acted on the case. One statement; annotators
 * by e-mail, snippets by name.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readReadings(actor: Actor, projectId: string): Promise<SnippetReadings[]> {
  await requireProject(actor, 'viewAgreement', projectId);
  const rows = await database().$queryRaw<{ row: unknown }[]>`
    SELECT jsonb_build_object(
      'snippet', s."name", 'material', s."material", 'isExcluded', s."status" = 'excluded',
      'isFrozen', c."basisFrozenAt" IS NOT NULL,
      'readings', CASE WHEN c."basisFrozenAt" IS NOT NULL THEN
        (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'annotator', u."email", 'status', 'finished', 'outcome', b."outcome",
            'isFlagged', b."flagReason" IS NOT NULL, 'spans', b."spans")), '[]')
           FROM "BasisReading" b JOIN "User" u ON u."id" = b."userId" WHERE b."caseId" = c."id")
      ELSE
        (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'annotator', u."email", 'status', a."status", 'outcome', a."outcome",
            'isFlagged', a."flagReason" IS NOT NULL,
            'spans', CASE WHEN a."status" <> 'finished' THEN '[]' ELSE
              (SELECT COALESCE(jsonb_agg(jsonb_build_object('fragments', n."fragments", 'label', n."label")), '[]')
                 FROM "Annotation" n WHERE n."assignmentId" = a."id") END)), '[]')
           FROM "Assignment" a JOIN "User" u ON u."id" = a."userId"
          WHERE a."snippetId" = s."id" AND a."status" <> 'withdrawn')
      END) AS row
    FROM "Snippet" s LEFT JOIN "Case" c ON c."snippetId" = s."id"
    WHERE s."projectId" = ${projectId}
      AND EXISTS (SELECT 1 FROM "Assignment" x WHERE x."snippetId" = s."id" AND x."status" <> 'withdrawn')
    ORDER BY s."name"`;
  return rows.map(({ row }) => snippetReadingsOf(rowSchema.parse(row)));
}

function snippetReadingsOf(row: z.infer<typeof rowSchema>): SnippetReadings {
  return {
    snippet: row.snippet,
    material: row.material,
    leftOut: row.isExcluded ? 'excluded' : undefined,
    readings: row.readings.flatMap(({ annotator, status, outcome, isFlagged, spans }) =>
      status !== 'finished' || outcome === null
        ? []
        : [
            {
              annotator,
              outcome,
              isFlagged,
              spans: spans.map(({ fragments, label }) => ({
                fragments: pairFragments(fragments),
                label,
              })),
            },
          ],
    ),
    missing: row.readings.filter(({ status }) => status !== 'finished').map((r) => r.annotator),
  };
}

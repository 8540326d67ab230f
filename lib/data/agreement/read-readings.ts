/** The readings on which agreement before adjudication stands: the basis. */
import { z } from 'zod';
import type { SnippetReadings } from '../../domain/agreement/snippet-readings';
import { labelChoicesOf, labelSchemeSchema } from '../../domain/label-scheme/scheme';
import { pairFragments } from '../../domain/spans/fragment';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** A snippet's readings, with the round that it was read in. */
export type RoundReadings = SnippetReadings & { readonly round: string };

const rowSchema = z.object({
  snippet: z.string(),
  material: z.string().nullable(),
  isExcluded: z.boolean(),
  round: z.string(),
  readings: z.array(
    z.object({
      annotator: z.string(),
      schemeId: z.string(),
      status: z.enum(['open', 'inProgress', 'finished']),
      outcome: z.enum(['values', 'none', 'undecided', 'unreadable']).nullable(),
      isFlagged: z.boolean(),
      spans: z.array(z.object({ fragments: z.array(z.int()), label: z.string() })),
    }),
  ),
});

/**
 * All snippets of a project that somebody was asked to read, with the readings of the basis: as
 * they were frozen, or as they are while nobody has acted on the case. Annotators by e-mail,
 * snippets by name.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readReadings(actor: Actor, projectId: string): Promise<RoundReadings[]> {
  await requireProject(actor, 'viewAgreement', projectId);
  const choices = await readLabelChoices(projectId);
  const rows = await database().$queryRaw<{ row: unknown }[]>`
    SELECT jsonb_build_object(
      'snippet', s."name", 'material', s."material", 'isExcluded', s."status" = 'excluded',
      'round', o."name",
      'readings', CASE WHEN c."basisFrozenAt" IS NOT NULL THEN
        (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'annotator', u."email", 'schemeId', a."schemeId", 'status', 'finished',
            'outcome', b."outcome", 'isFlagged', b."flagReason" IS NOT NULL, 'spans', b."spans")), '[]')
           FROM "BasisReading" b JOIN "User" u ON u."id" = b."userId"
           JOIN "Assignment" a ON a."snippetId" = s."id" AND a."userId" = b."userId"
          WHERE b."caseId" = c."id")
      ELSE
        (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'annotator', u."email", 'schemeId', a."schemeId", 'status', a."status",
            'outcome', a."outcome", 'isFlagged', a."flagReason" IS NOT NULL,
            'spans', CASE WHEN a."status" <> 'finished' THEN '[]' ELSE
              (SELECT COALESCE(jsonb_agg(jsonb_build_object('fragments', n."fragments", 'label', n."label")), '[]')
                 FROM "Annotation" n WHERE n."assignmentId" = a."id") END)), '[]')
           FROM "Assignment" a JOIN "User" u ON u."id" = a."userId"
          WHERE a."snippetId" = s."id" AND a."status" <> 'withdrawn')
      END) AS row
    FROM "Snippet" s JOIN "Round" o ON o."id" = s."roundId" LEFT JOIN "Case" c ON c."snippetId" = s."id"
    WHERE s."projectId" = ${projectId}
      AND EXISTS (SELECT 1 FROM "Assignment" x WHERE x."snippetId" = s."id" AND x."status" <> 'withdrawn')
    ORDER BY s."name"`;
  return rows.map(({ row }) => snippetReadingsOf(rowSchema.parse(row), choices));
}

/** The snippets of a round; all of them where none is named. */
export function ofRound(
  snippets: readonly RoundReadings[],
  round: string | undefined,
): readonly RoundReadings[] {
  return round === undefined ? snippets : snippets.filter((snippet) => snippet.round === round);
}

/** What readers could choose from, by the id of a version of the scheme. */
type LabelChoices = ReadonlyMap<string, string>;

/** A scheme that grows with its imports offers each reader what the reader's files have. */
async function readLabelChoices(projectId: string): Promise<LabelChoices> {
  const rows = await database().labelScheme.findMany({
    where: { projectId, project: { isSchemeOpen: false } },
    select: { id: true, scheme: true },
  });
  return new Map(
    rows.map(({ id, scheme }) => [id, labelChoicesOf(labelSchemeSchema.parse(scheme))]),
  );
}

function snippetReadingsOf(row: z.infer<typeof rowSchema>, choices: LabelChoices): RoundReadings {
  const finished = row.readings.filter(({ status }) => status === 'finished');
  const offered = new Set(finished.map(({ schemeId }) => choices.get(schemeId)));
  return {
    snippet: row.snippet,
    round: row.round,
    material: row.material,
    leftOut: row.isExcluded ? 'excluded' : offered.size > 1 ? 'schemeChanged' : undefined,
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

import type { Connection } from '../database';

/**
 * Freezes the readings on which agreement before adjudication stands, at the first human act on
 * a case: a copy of each, so that work redone later never enters it. Does nothing when frozen.
 * The caller holds the lock of every case named.
 */
export async function freezeBasis(tx: Connection, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "BasisReading" ("caseId", "userId", "outcome", "flagReason", "spans")
    SELECT c."id", a."userId", a."outcome", a."flagReason",
           (SELECT COALESCE(jsonb_agg(jsonb_build_object('fragments', n."fragments", 'label', n."label")
                            ORDER BY n."place"), '[]')
              FROM "Annotation" n WHERE n."assignmentId" = a."id")
      FROM "Case" c JOIN "Assignment" a ON a."snippetId" = c."snippetId" AND a."status" = 'finished'
     WHERE c."id" = ANY (${[...caseIds]}) AND c."basisFrozenAt" IS NULL`;
  await tx.$executeRaw`
    UPDATE "Case" SET "basisFrozenAt" = now()
     WHERE "id" = ANY (${[...caseIds]}) AND "basisFrozenAt" IS NULL`;
}

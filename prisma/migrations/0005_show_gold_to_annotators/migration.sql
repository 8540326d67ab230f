-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "isGoldShown" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ReleaseRow" ADD COLUMN     "reasons" JSONB,
ADD COLUMN     "snippetId" TEXT;

-- Rows of releases made so far say by name alone whose they are; what they hold stays as it is.
ALTER TABLE "ReleaseRow" DISABLE TRIGGER "ReleaseRow_append_only";
UPDATE "ReleaseRow" w SET "snippetId" = s."id"
  FROM "Release" r JOIN "Snippet" s ON s."projectId" = r."projectId"
 WHERE r."id" = w."releaseId" AND s."name" = w."snippet";
ALTER TABLE "ReleaseRow" ENABLE TRIGGER "ReleaseRow_append_only";
ALTER TABLE "ReleaseRow" ALTER COLUMN "snippetId" SET NOT NULL;

-- CreateIndex
CREATE INDEX "ReleaseRow_snippetId_idx" ON "ReleaseRow"("snippetId");

-- CreateIndex
CREATE UNIQUE INDEX "ReleaseRow_releaseId_snippetId_key" ON "ReleaseRow"("releaseId", "snippetId");

-- AddForeignKey
ALTER TABLE "ReleaseRow" ADD CONSTRAINT "ReleaseRow_snippetId_fkey" FOREIGN KEY ("snippetId") REFERENCES "Snippet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

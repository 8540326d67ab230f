-- CreateTable
CREATE TABLE "ColumnMapping" (
    "projectId" TEXT NOT NULL,
    "columns" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ColumnMapping_pkey" PRIMARY KEY ("projectId","columns")
);

-- CreateTable
CREATE TABLE "BulkAct" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BulkAct_projectId_at_idx" ON "BulkAct"("projectId", "at");

-- AddForeignKey
ALTER TABLE "ColumnMapping" ADD CONSTRAINT "ColumnMapping_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BulkAct" ADD CONSTRAINT "BulkAct_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BulkAct" ADD CONSTRAINT "BulkAct_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- DropIndex
DROP INDEX "Snippet_roundId_idx";

-- CreateIndex
CREATE INDEX "Article_projectId_publisher_idx" ON "Article"("projectId", "publisher");

-- CreateIndex
CREATE INDEX "Article_projectId_year_idx" ON "Article"("projectId", "year");

-- CreateIndex
CREATE INDEX "Snippet_projectId_material_name_idx" ON "Snippet"("projectId", "material", "name");

-- CreateIndex
CREATE INDEX "Snippet_projectId_status_name_idx" ON "Snippet"("projectId", "status", "name");

-- CreateIndex
CREATE INDEX "Snippet_roundId_name_idx" ON "Snippet"("roundId", "name");

-- CreateIndex
CREATE INDEX "Snippet_articleId_idx" ON "Snippet"("articleId");

-- CreateIndex
CREATE INDEX "Snippet_projectId_id_idx" ON "Snippet"("projectId", "id");

-- Searching texts for words. Where the server lacks the extension, or its owner may not make it, the
-- same search reads all texts instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Snippet_words_idx" ON "Snippet" USING GIN ("name" gin_trgm_ops, "text" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'Searching texts will be slower: %', SQLERRM;
END $$;

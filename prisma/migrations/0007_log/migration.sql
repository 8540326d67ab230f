-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "newsReadAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "LogEntry" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "userId" TEXT,
    "type" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LogEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LogEntry_projectId_at_id_idx" ON "LogEntry"("projectId", "at", "id");

-- AddForeignKey
ALTER TABLE "LogEntry" ADD CONSTRAINT "LogEntry_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogEntry" ADD CONSTRAINT "LogEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER "LogEntry_append_only" BEFORE UPDATE OR DELETE ON "LogEntry" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "LogEntry_no_truncate" BEFORE TRUNCATE ON "LogEntry" FOR EACH STATEMENT EXECUTE FUNCTION keep_row();

-- Whether a snippet has readers is told by an index alone: counting what nobody reads looked at a
-- row of an assignment for each snippet.
CREATE INDEX "Assignment_snippetId_status_userId_idx" ON "Assignment"("snippetId", "status", "userId");

-- So is how often a label stands in a project: to know the project of a span, all snippets were read.
ALTER TABLE "Annotation" ADD COLUMN "projectId" TEXT NOT NULL DEFAULT '';
ALTER TABLE "GoldSpan" ADD COLUMN "projectId" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Annotation" DISABLE TRIGGER "Annotation_quote";
ALTER TABLE "GoldSpan" DISABLE TRIGGER "GoldSpan_quote";
UPDATE "Annotation" n SET "projectId" = s."projectId" FROM "Snippet" s WHERE s."id" = n."snippetId";
UPDATE "GoldSpan" g SET "projectId" = s."projectId" FROM "Snippet" s WHERE s."id" = g."snippetId";
ALTER TABLE "Annotation" ENABLE TRIGGER "Annotation_quote";
ALTER TABLE "GoldSpan" ENABLE TRIGGER "GoldSpan_quote";
CREATE INDEX "Annotation_projectId_label_idx" ON "Annotation"("projectId", "label");
CREATE INDEX "GoldSpan_projectId_label_idx" ON "GoldSpan"("projectId", "label");
-- Of some rows only, which schema.prisma cannot say.
CREATE INDEX "Annotation_attributes_idx" ON "Annotation"("projectId") WHERE "attributes" <> '{}';

-- The check of a quote has the snippet at hand anyway.
CREATE OR REPLACE FUNCTION check_quote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE body text; body_length int; project text;
BEGIN
  SELECT s."text", s."length", s."projectId" INTO body, body_length, project
    FROM "Snippet" s WHERE s."id" = NEW."snippetId";
  IF NEW."fragments"[cardinality(NEW."fragments")] > body_length THEN
    RAISE EXCEPTION 'A span ends at %, the text has % code points', NEW."fragments"[cardinality(NEW."fragments")], body_length
      USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."quote" IS DISTINCT FROM quote_at(body, NEW."fragments") THEN
    RAISE EXCEPTION 'The quote "%" does not stand at % of the text', NEW."quote", NEW."fragments"
      USING ERRCODE = 'check_violation';
  END IF;
  NEW."projectId" := project;
  RETURN NEW;
END $$;

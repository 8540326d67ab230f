-- Rules that the database guards itself, so that no path around the program can break them.

-- Order by code point whatever the database's locale is.
ALTER TABLE "Snippet" ALTER COLUMN "name" TYPE text COLLATE "C";
ALTER TABLE "User" ALTER COLUMN "email" TYPE text COLLATE "C";
ALTER TABLE "ReleaseRow" ALTER COLUMN "snippet" TYPE text COLLATE "C";

-- Fragments: flat (start, end) pairs, none empty, sorted and apart (they may touch).
CREATE FUNCTION valid_fragments(fragments int[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(fragments) >= 2
     AND cardinality(fragments) % 2 = 0
     AND fragments[1] >= 0
     AND NOT EXISTS (
       SELECT 1 FROM generate_series(2, cardinality(fragments)) AS i
       WHERE CASE WHEN i % 2 = 0 THEN fragments[i] <= fragments[i - 1]
                  ELSE fragments[i] < fragments[i - 1] END)
$$;

ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_fragments_valid" CHECK (valid_fragments("fragments"));
ALTER TABLE "GoldSpan" ADD CONSTRAINT "GoldSpan_fragments_valid" CHECK (valid_fragments("fragments"));

-- The text of a span: fragments joined by one space, as brat writes it.
CREATE FUNCTION quote_at(body text, fragments int[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(substr(body, fragments[i] + 1, fragments[i + 1] - fragments[i]), ' ' ORDER BY i)
  FROM generate_series(1, cardinality(fragments) - 1, 2) AS i
$$;

-- Each stored quote equals the text at the stored offsets.
CREATE FUNCTION check_quote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE body text; body_length int;
BEGIN
  SELECT s."text", s."length" INTO body, body_length FROM "Snippet" s WHERE s."id" = NEW."snippetId";
  IF NEW."fragments"[cardinality(NEW."fragments")] > body_length THEN
    RAISE EXCEPTION 'A span ends at %, the text has % code points', NEW."fragments"[cardinality(NEW."fragments")], body_length
      USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."quote" IS DISTINCT FROM quote_at(body, NEW."fragments") THEN
    RAISE EXCEPTION 'The quote "%" does not stand at % of the text', NEW."quote", NEW."fragments"
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Annotation_quote" BEFORE INSERT OR UPDATE ON "Annotation" FOR EACH ROW EXECUTE FUNCTION check_quote();
CREATE TRIGGER "GoldSpan_quote" BEFORE INSERT OR UPDATE ON "GoldSpan" FOR EACH ROW EXECUTE FUNCTION check_quote();

-- A text does not change once somebody was asked to read it.
CREATE FUNCTION keep_assigned_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Assignment" a WHERE a."snippetId" = OLD."id") THEN
    RAISE EXCEPTION 'The text of snippet % cannot change: it is assigned', OLD."name" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Snippet_text" BEFORE UPDATE OF "text", "length" ON "Snippet" FOR EACH ROW
  WHEN (OLD."text" IS DISTINCT FROM NEW."text" OR OLD."length" IS DISTINCT FROM NEW."length")
  EXECUTE FUNCTION keep_assigned_text();
ALTER TABLE "Snippet" ADD CONSTRAINT "Snippet_length" CHECK ("length" = char_length("text") AND "length" > 0);
ALTER TABLE "Snippet" ADD CONSTRAINT "Snippet_excluded" CHECK (("status" = 'excluded') = ("excludedReason" IS NOT NULL));

-- An outcome stands exactly while a reading is finished (or was, when it was withdrawn).
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_outcome" CHECK (
  CASE "status" WHEN 'finished' THEN "outcome" IS NOT NULL AND "finishedAt" IS NOT NULL
                WHEN 'withdrawn' THEN true
                ELSE "outcome" IS NULL END);
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_undecided" CHECK ("outcome" IS DISTINCT FROM 'undecided' OR "flagReason" IS NOT NULL);
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_revision" CHECK ("revision" >= 0);
ALTER TABLE "Case" ADD CONSTRAINT "Case_revision" CHECK ("revision" >= 0);
ALTER TABLE "Job" ADD CONSTRAINT "Job_progress" CHECK ("progress" >= 0 AND "progress" <= 1);

-- Logs and releases: what was written stays.
CREATE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "Operation_append_only" BEFORE UPDATE OR DELETE ON "Operation" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "Operation_no_truncate" BEFORE TRUNCATE ON "Operation" FOR EACH STATEMENT EXECUTE FUNCTION keep_row();
CREATE TRIGGER "Decision_append_only" BEFORE UPDATE OR DELETE ON "Decision" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "Decision_no_truncate" BEFORE TRUNCATE ON "Decision" FOR EACH STATEMENT EXECUTE FUNCTION keep_row();
CREATE TRIGGER "ValueCheck_append_only" BEFORE UPDATE OR DELETE ON "ValueCheck" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "BasisReading_append_only" BEFORE UPDATE OR DELETE ON "BasisReading" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "SourceFile_append_only" BEFORE UPDATE OR DELETE ON "SourceFile" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "Release_append_only" BEFORE UPDATE OR DELETE ON "Release" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "ReleaseRow_append_only" BEFORE UPDATE OR DELETE ON "ReleaseRow" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "ReleaseFile_append_only" BEFORE UPDATE OR DELETE ON "ReleaseFile" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "ReleaseChunk_append_only" BEFORE UPDATE OR DELETE ON "ReleaseChunk" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "LabelScheme_append_only" BEFORE UPDATE OR DELETE ON "LabelScheme" FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER "Guideline_append_only" BEFORE UPDATE OR DELETE ON "Guideline" FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Writes what lib/domain has folded: log rows, annotation rows, the state, in one statement and
-- under the assignment's lock. Nothing is decided here but whether the state that was folded is
-- still the state (`stale`), and whether the actor still may (`gone`).
CREATE FUNCTION commit_operations(
  p_assignment text, p_actor text, p_base int,
  p_operations jsonb,  -- [{id, type, payload, at}], in order
  p_upserts jsonb,     -- [{id, fragments, label, attributes, note, quote, place}]
  p_removed uuid[],
  p_status "AssignmentStatus", p_outcome "Outcome", p_flag_reason text, p_note text
) RETURNS TABLE(result text, committed_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE a record; moment timestamptz := clock_timestamp();
BEGIN
  SELECT x."id", x."revision", x."snippetId" INTO a
    FROM "Assignment" x
    JOIN "User" u ON u."id" = x."userId" AND NOT u."isDisabled"
    JOIN "Membership" m ON m."userId" = x."userId" AND m."projectId" = x."projectId"
         AND m."leftAt" IS NULL AND 'annotator' = ANY (m."roles")
    WHERE x."id" = p_assignment AND x."userId" = p_actor AND x."status" <> 'withdrawn'
    FOR UPDATE OF x;
  IF NOT FOUND THEN RETURN QUERY SELECT 'gone', moment; RETURN; END IF;
  IF a."revision" <> p_base THEN RETURN QUERY SELECT 'stale', moment; RETURN; END IF;

  INSERT INTO "Operation" ("assignmentId", "id", "revision", "type", "payload", "clientAt", "at")
    SELECT p_assignment, (o.value->>'id')::uuid, p_base + o.ordinality::int, o.value->>'type',
           o.value->'payload', (o.value->>'at')::timestamptz, moment
    FROM jsonb_array_elements(p_operations) WITH ORDINALITY AS o;

  DELETE FROM "Annotation" n WHERE n."assignmentId" = p_assignment AND n."id" = ANY (p_removed);
  INSERT INTO "Annotation" ("assignmentId", "id", "snippetId", "fragments", "label", "attributes", "note", "quote", "place")
    SELECT p_assignment, (u->>'id')::uuid, a."snippetId",
           ARRAY(SELECT f::int FROM jsonb_array_elements_text(u->'fragments') WITH ORDINALITY AS e(f, i) ORDER BY i),
           u->>'label', u->'attributes', u->>'note', u->>'quote', (u->>'place')::int
    FROM jsonb_array_elements(p_upserts) AS u
    ON CONFLICT ("assignmentId", "id") DO UPDATE SET
      "fragments" = EXCLUDED."fragments", "label" = EXCLUDED."label", "attributes" = EXCLUDED."attributes",
      "note" = EXCLUDED."note", "quote" = EXCLUDED."quote", "place" = EXCLUDED."place";

  UPDATE "Assignment" x SET
      "revision" = p_base + jsonb_array_length(p_operations),
      "status" = p_status, "outcome" = p_outcome, "flagReason" = p_flag_reason, "note" = p_note,
      "startedAt" = COALESCE(x."startedAt", moment),
      "finishedAt" = CASE WHEN p_status = 'finished' THEN moment END
    WHERE x."id" = p_assignment;
  RETURN QUERY SELECT 'done', moment;
END $$;

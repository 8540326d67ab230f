-- A reading is folded under a version of the label scheme. A version that was published while it was
-- folded may allow less: then it has to be folded anew, as after any other change.
DROP FUNCTION commit_operations(text, text, int, jsonb, jsonb, uuid[], "AssignmentStatus", "Outcome", text, text);

CREATE FUNCTION commit_operations(
  p_assignment text, p_actor text, p_base int, p_scheme text,
  p_operations jsonb,  -- [{id, type, payload, at}], in order
  p_upserts jsonb,     -- [{id, fragments, label, attributes, note, quote, place}]
  p_removed uuid[],
  p_status "AssignmentStatus", p_outcome "Outcome", p_flag_reason text, p_note text
) RETURNS TABLE(result text, committed_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE a record; moment timestamptz := clock_timestamp();
BEGIN
  SELECT x."id", x."revision", x."schemeId", x."snippetId" INTO a
    FROM "Assignment" x
    JOIN "User" u ON u."id" = x."userId" AND NOT u."isDisabled"
    JOIN "Membership" m ON m."userId" = x."userId" AND m."projectId" = x."projectId"
         AND m."leftAt" IS NULL AND 'annotator' = ANY (m."roles")
    WHERE x."id" = p_assignment AND x."userId" = p_actor AND x."status" <> 'withdrawn'
    FOR UPDATE OF x;
  IF NOT FOUND THEN RETURN QUERY SELECT 'gone', moment; RETURN; END IF;
  IF a."revision" <> p_base OR a."schemeId" <> p_scheme THEN RETURN QUERY SELECT 'stale', moment; RETURN; END IF;

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

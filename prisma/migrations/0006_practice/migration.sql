-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "practiceOf" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Project_practiceOf_key" ON "Project"("practiceOf");

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_practiceOf_fkey" FOREIGN KEY ("practiceOf") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was made as a practice stays one: else its readings would turn up among real ones.
CREATE FUNCTION keep_practice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A project cannot become a practice or cease to be one' USING ERRCODE = 'check_violation';
END $$;

CREATE TRIGGER "Project_practice_kept" BEFORE UPDATE OF "practiceOf" ON "Project" FOR EACH ROW
  WHEN (OLD."practiceOf" IS DISTINCT FROM NEW."practiceOf") EXECUTE FUNCTION keep_practice();

-- Rights in a practice follow the real project: whoever leads or annotates there annotates here,
-- and nobody is anything else. The one place where this is said; everything that asks for a role
-- asks the membership that is written here.
CREATE FUNCTION follow_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Membership" ("projectId", "userId", "roles", "joinedAt", "leftAt")
    SELECT p."id", NEW."userId", ARRAY['annotator']::"Role"[], NEW."joinedAt",
           CASE WHEN NEW."roles" && ARRAY['lead', 'annotator']::"Role"[] THEN NEW."leftAt"
                ELSE COALESCE(NEW."leftAt", now()) END
      FROM "Project" p WHERE p."practiceOf" = NEW."projectId"
    ON CONFLICT ("projectId", "userId") DO UPDATE SET "roles" = EXCLUDED."roles", "leftAt" = EXCLUDED."leftAt";
  RETURN NULL;
END $$;

CREATE TRIGGER "Membership_practice" AFTER INSERT OR UPDATE ON "Membership" FOR EACH ROW EXECUTE FUNCTION follow_membership();

CREATE FUNCTION join_practice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Every membership of the real project is followed once.
  UPDATE "Membership" SET "roles" = "roles" WHERE "projectId" = NEW."practiceOf";
  RETURN NULL;
END $$;

CREATE TRIGGER "Project_practice_members" AFTER INSERT ON "Project" FOR EACH ROW
  WHEN (NEW."practiceOf" IS NOT NULL) EXECUTE FUNCTION join_practice();

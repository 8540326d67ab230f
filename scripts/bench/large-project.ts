/**
 * A project of the size that the desk has to hold: 100,000 snippets in five rounds, fifty annotators
 * in a ring who have read two of the rounds and half of the third, and were not yet given the fifth.
 * Written by the database itself,
 * since the program would take hours to say it change by change; what it holds keeps the invariants
 * that the lists and counts of the desk look at.
 */
import { database } from '@/lib/data/database';
import { join, makeProject, type TestProject } from '@/lib/data/testing/build-project';
import type { UserActor } from '@/lib/data/actor';

export const largeSize = { snippets: 100_000, annotators: 50, rounds: 5 } as const;

export type LargeProject = {
  readonly project: TestProject;
  readonly annotators: readonly UserActor[];
};

/** Code points before the value of every text. */
const valueAt = 'The sample 000000 shows a bandgap of '.length;

export async function makeLargeProject(): Promise<LargeProject> {
  const project = await makeProject();
  const annotators: UserActor[] = [];
  for (let i = 0; i < largeSize.annotators; i += 1) {
    annotators.push(await join(project, `reader ${String(i + 1).padStart(2, '0')}`, 'annotator'));
  }
  await run(
    `
    INSERT INTO "Round" ("id", "projectId", "number", "name")
    SELECT $1 || '-round-' || n, $1, n, 'Batch ' || n FROM generate_series(2, $2::int) AS n`,
    [project.id, largeSize.rounds],
  );
  await addTexts(project);
  await assign(project, annotators);
  await read(project);
  await settle(project);
  // As the server's own vacuum does in time.
  await database().$executeRawUnsafe('VACUUM ANALYZE');
  return { project, annotators };
}

const run = (sql: string, values: readonly unknown[]) =>
  database().$executeRawUnsafe(sql, ...values);

/** Twenty thousand articles of five publishers, five snippets each. */
async function addTexts({ id }: TestProject): Promise<void> {
  await run(
    `INSERT INTO "Article" ("id", "projectId", "identifier", "publisher", "year")
     SELECT $1 || '-article-' || n, $1, '10.5555/' || n, 'Publisher ' || n % 5, 2010 + n % 13
       FROM generate_series(0, $2::int / 5 - 1) AS n`,
    [id, largeSize.snippets],
  );
  await run(
    `INSERT INTO "Snippet" ("id", "projectId", "articleId", "roundId", "name", "text", "length",
                            "material", "targets", "sentences", "status", "excludedReason")
     SELECT $1 || '-snippet-' || n, $1, $1 || '-article-' || n / 5, o."id",
            m || '_10.5555--' || n / 5 || '_' || n || '.txt', t, char_length(t), m, '{}', '{0}',
            (CASE WHEN n % 200 = 7 THEN 'excluded' ELSE 'active' END)::"SnippetStatus",
            CASE WHEN n % 200 = 7 THEN 'Bad text' END
       FROM generate_series(0, $2::int - 1) AS n
       JOIN "Round" o ON o."projectId" = $1 AND o."number" = 1 + n * $3::int / $2::int
      CROSS JOIN LATERAL (SELECT (ARRAY['CsPbBr3', 'CsPbI3', 'FAPI', 'MAPB', 'MAPI'])[1 + n % 5] AS m) AS x
      CROSS JOIN LATERAL (SELECT 'The sample ' || lpad(n::text, 6, '0') || ' shows a bandgap of 1.55 eV. '
        || repeat('Films of ' || m || ' were annealed and measured again the next day. ', 15) AS t) AS y`,
    [id, largeSize.snippets, largeSize.rounds],
  );
}

/** Each snippet to two neighbours of the ring. */
async function assign({ id }: TestProject, annotators: readonly UserActor[]): Promise<void> {
  await run(
    `INSERT INTO "Plan" ("id", "roundId", "method", "overlap", "strata", "seed")
     SELECT "id" || '-plan', "id", 'ring', 2, '{material}', 'bench' FROM "Round" WHERE "projectId" = $1`,
    [id],
  );
  await run(
    `INSERT INTO "Folder" ("id", "planId", "number", "annotators")
     SELECT o."id" || '-folder-' || i, o."id" || '-plan', i,
            ARRAY[($2::text[])[1 + i], ($2::text[])[1 + (i + 1) % cardinality($2::text[])]]
       FROM "Round" o CROSS JOIN generate_series(0, cardinality($2::text[]) - 1) AS i
      WHERE o."projectId" = $1`,
    [id, annotators.map(({ userId }) => userId)],
  );
  await run(
    `INSERT INTO "Assignment" ("id", "projectId", "snippetId", "userId", "roundId", "folderId",
                               "schemeId", "guidelineId", "place", "createdAt")
     SELECT s."id" || '-' || k, $1, s."id", f."annotators"[k], s."roundId", f."id", l."id", g."id",
            substr(s."id", char_length($1) + 10)::int, now() - interval '60 days'
       FROM "Snippet" s
       JOIN "Folder" f ON f."id" = s."roundId" || '-folder-'
            || substr(s."id", char_length($1) + 10)::int / 5 % $2::int
      CROSS JOIN generate_series(1, 2) AS k
       JOIN "LabelScheme" l ON l."projectId" = $1
       JOIN "Guideline" g ON g."projectId" = $1
      WHERE s."projectId" = $1 AND s."status" = 'active' AND s."roundId" <> $1 || '-round-5'`,
    [id, annotators.length],
  );
}

/** Rounds one and two, and every other snippet of the third: 0.4 values a reading, some flags. */
async function read({ id }: TestProject): Promise<void> {
  await run(
    `UPDATE "Assignment" a
        SET "status" = 'finished', "revision" = 2,
            "outcome" = (CASE WHEN a."place" % 5 < 2 THEN 'values' ELSE 'none' END)::"Outcome",
            "flagReason" = CASE WHEN a."place" % 97 = 0 THEN 'The sample is not named.' END,
            "startedAt" = f."at" - interval '40 seconds', "finishedAt" = f."at"
       FROM (SELECT x."id", now() - interval '50 days'
               + interval '60 seconds' * row_number() OVER (PARTITION BY x."userId" ORDER BY x."place")
               + interval '15 hours' * (row_number() OVER (PARTITION BY x."userId" ORDER BY x."place") / 60) AS "at"
               FROM "Assignment" x JOIN "Round" o ON o."id" = x."roundId"
              WHERE x."projectId" = $1 AND (o."number" < 3 OR o."number" = 3 AND x."place" % 2 = 0)) AS f
      WHERE a."id" = f."id"`,
    [id],
  );
  await run(
    `INSERT INTO "Annotation" ("assignmentId", "id", "snippetId", "fragments", "label", "quote", "place")
     SELECT a."id", gen_random_uuid(), a."snippetId",
            CASE WHEN k % 2 = 0 AND a."place" % 20 = 1 THEN ARRAY[$2::int, $2::int + 4]
                 ELSE ARRAY[$2::int, $2::int + 7] END,
            (ARRAY['Experimental_bandgap', 'Computational_bandgap', 'Literature_bandgap'])[1 + a."place" % 3],
            CASE WHEN k % 2 = 0 AND a."place" % 20 = 1 THEN '1.55' ELSE '1.55 eV' END, 0
       FROM "Assignment" a CROSS JOIN LATERAL (SELECT right(a."id", 1)::int AS k) AS r
      WHERE a."projectId" = $1 AND a."outcome" = 'values'`,
    [id, valueAt],
  );
  await run(
    `INSERT INTO "Operation" ("assignmentId", "id", "revision", "type", "payload", "clientAt", "at")
     SELECT a."id", gen_random_uuid(), r, CASE r WHEN 1 THEN 'note' ELSE 'finish' END,
            CASE r WHEN 1 THEN '{"text": "Seen."}' ELSE jsonb_build_object('outcome', a."outcome") END::jsonb,
            a."finishedAt", a."finishedAt"
       FROM "Assignment" a CROSS JOIN generate_series(1, 2) AS r
      WHERE a."projectId" = $1 AND a."status" = 'finished'`,
    [id],
  );
}

/** Most cases are agreed, one in twenty has an item, half of these are decided. */
async function settle({ id, lead }: TestProject): Promise<void> {
  await run(
    `INSERT INTO "Case" ("id", "projectId", "snippetId", "status", "isComplete", "revision", "updatedAt")
     SELECT 'case-' || s."id", $1, s."id",
            (CASE WHEN NOT f."isRead" THEN 'waiting' WHEN p % 20 <> 1 THEN 'agreed'
                  WHEN p % 40 = 1 THEN 'decided' ELSE 'open' END)::"CaseStatus",
            f."isRead", 1, now()
       FROM "Snippet" s
      CROSS JOIN LATERAL (SELECT bool_and(a."status" = 'finished') AS "isRead", min(a."place") AS p
                            FROM "Assignment" a WHERE a."snippetId" = s."id") AS f
      WHERE s."projectId" = $1 AND f."isRead" IS NOT NULL`,
    [id],
  );
  await run(
    `INSERT INTO "Item" ("id", "caseId", "key", "place", "reasons", "isOpen", "fragments")
     SELECT 'item-' || c."id", c."id", 'key', 0, ARRAY['boundary']::"Reason"[], c."status" = 'open',
            ARRAY[$2::int, $2::int + 7]
       FROM "Case" c WHERE c."projectId" = $1 AND c."status" IN ('open', 'decided')`,
    [id, valueAt],
  );
  await run(
    `INSERT INTO "GoldSpan" ("id", "caseId", "snippetId", "fragments", "label", "quote", "origin",
                             "sources", "values", "check")
     SELECT 'gold-' || c."id", c."id", c."snippetId", ARRAY[$2::int, $2::int + 7], n."label", '1.55 eV',
            (CASE c."status" WHEN 'decided' THEN 'decided' ELSE 'agreed' END)::"GoldOrigin", '[]',
            ARRAY['1.55'], CASE WHEN n.place % 450 = 0 THEN 'A decimal comma, or two numbers?' END
       FROM "Case" c
       JOIN LATERAL (SELECT x."label", a."place" FROM "Annotation" x
                       JOIN "Assignment" a ON a."id" = x."assignmentId"
                      WHERE x."snippetId" = c."snippetId" LIMIT 1) AS n ON true
      WHERE c."projectId" = $1 AND c."status" IN ('agreed', 'decided')`,
    [id, valueAt],
  );
  await run(
    `INSERT INTO "Decision" ("id", "caseId", "subject", "caseRevision", "userId", "schemeId",
                             "guidelineId", "gold", "reason", "at")
     SELECT gen_random_uuid(), c."id", 'key', 1, $2, l."id", g."id", '[]', 'The unit belongs to it.',
            now() - interval '1 day'
       FROM "Case" c JOIN "LabelScheme" l ON l."projectId" = $1 JOIN "Guideline" g ON g."projectId" = $1
      WHERE c."projectId" = $1 AND c."status" = 'decided'`,
    [id, lead.userId],
  );
}

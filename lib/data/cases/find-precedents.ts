/**
 * Earlier decisions like the one to be made: on items of the same project that readers disagreed
 * about for the same reasons and between the same labels. Only decisions in force count, and only
 * those that the actor may see.
 */
import type { CaseItems } from '../../domain/adjudication/item';
import { quoteOf, indexText } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { database } from '../database';
import type { Reason } from '../generated/enums';
import { caseWhere } from '../rights/condition-where';
import { decidedSpans } from './view-decisions';

export type Precedent = {
  readonly caseId: string;
  readonly snippet: string;
  readonly material: string | null;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  readonly clause: string | null;
  /** Empty for "no value here". */
  readonly gold: readonly { readonly quote: string; readonly label: string }[];
};

type Wanted = {
  readonly item: string;
  readonly reasons: readonly Reason[];
  readonly labels: readonly string[];
};

type Row = Omit<Precedent, 'at' | 'gold'> & {
  readonly item: string;
  readonly at: Date;
  readonly gold: unknown;
  readonly text: string;
};

/** How many are shown of an item. */
const shown = 5;
/** How many of the latest decisions with the same reasons are looked through. */
const reach = 200;

/**
 * The latest precedents of each item, by item key, newest first; one query for the rows and one
 * for the rights, whatever the number of items.
 * @param content the items with their spans, as the case keeps them
 * @param itemKeys the items that people decide
 */
export async function findPrecedents(
  actor: Actor,
  place: { readonly projectId: string; readonly caseId: string },
  content: CaseItems | null,
  itemKeys: readonly string[],
): Promise<Readonly<Record<string, readonly Precedent[]>>> {
  const wanted = wantedOf(content, itemKeys);
  if (wanted.length === 0) return {};
  const rows = await readCandidates(place, wanted);
  const visible = await findVisible(
    actor,
    rows.map(({ caseId }) => caseId),
  );
  return Object.fromEntries(
    wanted.map(({ item }) => [
      item,
      rows
        .filter((row) => row.item === item && visible.has(row.caseId))
        .slice(0, shown)
        .map(precedentOf),
    ]),
  );
}

function wantedOf(content: CaseItems | null, itemKeys: readonly string[]): Wanted[] {
  return (content?.items ?? [])
    .filter(({ key }) => itemKeys.includes(key))
    .map(({ key, reasons, spans }) => ({
      item: key,
      reasons,
      labels: [...new Set(spans.map(({ label }) => label))],
    }));
}

/** Twice as many as are shown, since some may be hidden from the actor. */
function readCandidates(
  { projectId, caseId }: { readonly projectId: string; readonly caseId: string },
  wanted: readonly Wanted[],
): Promise<Row[]> {
  return database().$queryRaw<Row[]>`
    SELECT w."item", found."caseId", s."name" AS "snippet", s."material", s."text", u."name" AS "by",
           found."at", found."reason", found."clause", found."gold"
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
             AS w("item" text, "reasons" "Reason"[], "labels" text[])
     CROSS JOIN LATERAL (
       SELECT latest.*
         FROM (SELECT d."caseId", d."userId", d."at", d."reason", d."clause", d."gold",
                      c."snippetId", c."content", i."key"
                 FROM "Case" c
                 JOIN "Item" i ON i."caseId" = c."id" AND NOT i."isOpen" AND i."reasons" = w."reasons"
                 JOIN "Decision" d ON d."caseId" = c."id" AND d."subject" = i."key"
                WHERE c."projectId" = ${projectId} AND c."id" <> ${caseId}
                  AND c."status" IN ('open', 'decided')
                  AND NOT EXISTS (SELECT 1 FROM "Decision" later
                                   WHERE later."caseId" = c."id" AND later."caseRevision" > d."caseRevision"
                                     AND later."subject" IN (i."key", c."content"->>'key'))
                ORDER BY d."at" DESC, d."id" LIMIT ${reach}) latest
        CROSS JOIN LATERAL (
          SELECT COALESCE(array_agg(DISTINCT label), '{}') AS "labels"
            FROM jsonb_array_elements_text(jsonb_path_query_array(latest."content",
                   '$.items[*] ? (@.key == $key).spans[*].label',
                   jsonb_build_object('key', latest."key"))) AS label) own
        WHERE own."labels" @> w."labels" AND own."labels" <@ w."labels"
        ORDER BY latest."at" DESC LIMIT ${2 * shown}) found
      JOIN "Snippet" s ON s."id" = found."snippetId" AND s."status" = 'active'
      JOIN "User" u ON u."id" = found."userId"
     ORDER BY found."at" DESC`;
}

async function findVisible(actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database().case.findMany({
    where: { id: { in: [...new Set(ids)] }, AND: [caseWhere(actor, 'viewCase')] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

function precedentOf({ item: _, at, gold, text, ...row }: Row): Precedent {
  const indexed = indexText(text);
  return {
    ...row,
    at: at.toISOString(),
    gold: decidedSpans(gold).map(({ fragments, label }) => ({
      quote: quoteOf(indexed, fragments),
      label,
    })),
  };
}

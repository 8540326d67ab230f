import { createHash } from 'node:crypto';
import type { Connection } from '../database';
import { Prisma } from '../generated/client';
import { mostOffenders, type Invariant } from './invariant';

/** What is true of releases, which never change. */
export const releaseInvariants: readonly Invariant[] = [
  {
    name: 'releaseRows',
    statement:
      'The rows of every release are numbered from 0 without a gap, as many as its manifest counts snippets.',
    find: Prisma.sql`
      SELECT concat('release ', r."id", ' (', r."name", ')') AS "subject"
        FROM "Release" r
        LEFT JOIN (SELECT "releaseId", count(*) AS "rows", count(DISTINCT "place") AS "places",
                          min("place") AS "first", max("place") AS "last"
                     FROM "ReleaseRow" GROUP BY "releaseId") w ON w."releaseId" = r."id"
       WHERE r."manifest"->'counts'->'snippets' IS DISTINCT FROM to_jsonb(COALESCE(w."rows", 0))
          OR w."places" <> w."rows" OR w."first" <> 0 OR w."last" <> w."rows" - 1`,
  },
  {
    name: 'releasedTexts',
    statement:
      'Every row of a release is of a snippet of its project and has the name and the text of it.',
    find: Prisma.sql`
      SELECT concat('row ', w."place", ' of release ', r."id", ' (', r."name", ')') AS "subject"
        FROM "ReleaseRow" w
        JOIN "Release" r ON r."id" = w."releaseId"
        JOIN "Snippet" s ON s."id" = w."snippetId"
       WHERE s."projectId" <> r."projectId" OR w."snippet" <> s."name"
          OR w."row"->>'name' IS DISTINCT FROM s."name"
          OR w."row"->>'text' IS DISTINCT FROM s."text"`,
  },
  {
    name: 'releaseFiles',
    statement: 'The files of every release are those of its manifest, with their sizes and hashes.',
    find: Prisma.sql`
      SELECT concat('release ', r."id", ' (', r."name", ')') AS "subject"
        FROM "Release" r
        LEFT JOIN (SELECT "releaseId", jsonb_agg(jsonb_build_object(
                            'name', "name", 'size', "size", 'sha256', "sha256")) AS "entries"
                     FROM "ReleaseFile" GROUP BY "releaseId") f ON f."releaseId" = r."id"
       WHERE (r."manifest"->'files' @> COALESCE(f."entries", '[]')
              AND r."manifest"->'files' <@ COALESCE(f."entries", '[]')) IS NOT TRUE`,
  },
  {
    name: 'releaseBytes',
    statement: 'The bytes of every released file are all there and have its size and its hash.',
    find: findDamagedFiles,
  },
];

/** Files piece by piece, in the way in which they are served, since one may be as large as memory. */
async function findDamagedFiles(connection: Connection): Promise<string[]> {
  const files = await connection.releaseFile.findMany({
    orderBy: [{ releaseId: 'asc' }, { name: 'asc' }],
    include: { release: { select: { name: true } }, _count: { select: { chunks: true } } },
  });
  const offenders: string[] = [];
  for (const { releaseId, name, release, size, sha256, _count } of files) {
    const found = await readFile(connection, releaseId, name);
    const isWhole = found.pieces === _count.chunks && found.size === size;
    if (isWhole && found.sha256 === sha256) continue;
    offenders.push(`${name} of release ${releaseId} (${release.name})`);
    if (offenders.length === mostOffenders) break;
  }
  return offenders;
}

async function readFile(connection: Connection, releaseId: string, name: string) {
  const hash = createHash('sha256');
  let size = 0;
  for (let pieces = 0; ; pieces += 1) {
    const chunk = await connection.releaseChunk.findUnique({
      where: { releaseId_name_place: { releaseId, name, place: pieces } },
    });
    if (chunk === null) return { pieces, size, sha256: hash.digest('hex') };
    hash.update(chunk.bytes);
    size += chunk.bytes.byteLength;
  }
}

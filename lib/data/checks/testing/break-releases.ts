import { Prisma } from '../../generated/client';
import {
  changeFile,
  changeRow,
  copyRow,
  dropConstraint,
  releaseId,
  snippetId,
  type Breaker,
} from './breaking';

export const breakReleases: readonly Breaker[] = [
  {
    breaks: 'releaseRows',
    how: 'a gap',
    subject: '(draft)',
    statements: () => [changeRow(4, Prisma.sql`"place" = 9`)],
  },
  {
    breaks: 'releaseRows',
    how: 'rows that do not begin with 0',
    subject: '(draft)',
    statements: () => [changeRow(0, Prisma.sql`"place" = -1`)],
  },
  {
    breaks: 'releaseRows',
    how: 'a place twice',
    subject: '(draft)',
    statements: () => [
      dropConstraint('ReleaseRow', 'ReleaseRow_pkey'),
      changeRow(2, Prisma.sql`"place" = 1`),
    ],
  },
  {
    breaks: 'releaseRows',
    how: 'a row that is gone',
    subject: '(draft)',
    statements: () => [
      Prisma.sql`DELETE FROM "ReleaseRow" WHERE "releaseId" = ${releaseId('draft')} AND "place" = 4`,
    ],
  },
  {
    breaks: 'releasedTexts',
    how: 'another text',
    subject: 'row 0 of release',
    statements: () => [changeRow(0, Prisma.sql`"row" = jsonb_set("row", '{text}', '"x"')`)],
  },
  {
    breaks: 'releasedTexts',
    how: 'another name in the row',
    subject: 'row 0 of release',
    statements: () => [changeRow(0, Prisma.sql`"row" = jsonb_set("row", '{name}', '"x"')`)],
  },
  {
    breaks: 'releasedTexts',
    how: 'another name beside the row',
    subject: 'row 0 of release',
    statements: () => [changeRow(0, Prisma.sql`"snippet" = 'x'`)],
  },
  {
    breaks: 'releasedTexts',
    how: 'a snippet of another project',
    subject: '(final)',
    statements: ({ project }) => [
      Prisma.sql`UPDATE "Release" SET "projectId" = ${project.id} WHERE "name" = 'final'`,
      Prisma.sql`DELETE FROM "ReleaseRow" WHERE "snippetId" = ${snippetId('released too')}`,
      changeManifest(Prisma.sql`'{counts,snippets}', '1'`),
    ],
  },
  {
    breaks: 'releaseFiles',
    how: 'a file that is not in the manifest',
    subject: '(final)',
    statements: () => [changeManifest(Prisma.sql`'{files}', '[]'`)],
  },
  {
    breaks: 'releaseFiles',
    how: 'a file of the manifest that is gone',
    subject: '(final)',
    statements: () =>
      [Prisma.sql`"ReleaseChunk"`, Prisma.sql`"ReleaseFile"`].map(
        (table) => Prisma.sql`
          DELETE FROM ${table} WHERE "releaseId" = ${releaseId('final')} AND "name" = 'readings.zip'`,
      ),
  },
  {
    breaks: 'releaseFiles',
    how: 'another hash than in the manifest',
    also: ['releaseBytes'],
    subject: '(final)',
    statements: () => [changeFile('ReleaseFile', Prisma.sql`"sha256" = repeat('0', 64)`)],
  },
  {
    breaks: 'releaseBytes',
    how: 'another byte',
    subject: 'readings.zip of release',
    statements: () => [
      changeFile(
        'ReleaseChunk',
        Prisma.sql`"bytes" = set_byte("bytes", 9, 255 - get_byte("bytes", 9))`,
      ),
    ],
  },
  {
    breaks: 'releaseBytes',
    how: 'a piece that is not reached',
    subject: 'readings.zip of release',
    statements: () => [
      copyRow(
        'ReleaseChunk',
        { place: 2 },
        Prisma.sql`r."releaseId" = ${releaseId('final')} AND r."name" = 'readings.zip'`,
      ),
    ],
  },
  {
    breaks: 'releaseBytes',
    how: 'no piece',
    subject: 'readings.zip of release',
    statements: () => [
      Prisma.sql`
        DELETE FROM "ReleaseChunk"
         WHERE "releaseId" = ${releaseId('final')} AND "name" = 'readings.zip'`,
    ],
  },
  {
    breaks: 'releaseBytes',
    how: 'another size',
    also: ['releaseFiles'],
    subject: 'readings.zip of release',
    statements: () => [changeFile('ReleaseFile', Prisma.sql`"size" = "size" + 1`)],
  },
];

/** Sets a path in the manifest of the final release to a value. */
function changeManifest(pathAndValue: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    UPDATE "Release" SET "manifest" = jsonb_set("manifest", ${pathAndValue}) WHERE "name" = 'final'`;
}

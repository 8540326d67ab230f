/** Readings as brat folders, with a `readings.csv` that tells "none" from "untouched". */
import { notFound, Refusal } from '../../domain/errors';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { writeAnnotationConf } from '../../domain/label-scheme/write-annotation-conf';
import { writeShortcutsConf } from '../../domain/label-scheme/write-shortcuts-conf';
import { writeVisualConf } from '../../domain/label-scheme/write-visual-conf';
import { buildReadingsCsv } from '../../domain/release/readings-csv';
import { readBackReading } from '../../domain/release/read-back-reading';
import type { Annotation } from '../../domain/spans/fragment';
import { sourceFileLinesSchema, type SourceFileLines } from '../../domain/standoff/source-file';
import { writeReading } from '../../domain/standoff/write-reading';
import { indexText } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { annotationOfRow } from '../assignments/assignment-state';
import { database, type Connection } from '../database';
import { readingWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';
import { normaliseEmail } from '../users/email';

export type ExportFile = { readonly path: string; readonly content: string };

export type ReadingsQuery = {
  /** Only this person's readings. */
  readonly annotator?: string | undefined;
  /** Only readings of these cases; of all when absent. */
  readonly caseIds?: readonly string[] | undefined;
};

/**
 * The finished readings that the actor may see, as files: one folder a reader, named by pseudonym
 * (`reader-1`, … in the order of joining), with texts, annotations and brat's configuration.
 * @throws Refusal `notFound` for a project or an annotator that the actor may not know of
 */
export async function exportReadings(
  actor: Actor,
  projectId: string,
  query: ReadingsQuery = {},
  connection: Connection = database(),
): Promise<ExportFile[]> {
  await requireProject(actor, 'viewProject', projectId, connection);
  const email = query.annotator === undefined ? undefined : normaliseEmail(query.annotator);
  const rows = await connection.assignment.findMany({
    where: {
      projectId,
      status: 'finished',
      snippet: {
        status: 'active',
        ...(query.caseIds === undefined
          ? {}
          : { case: { is: { id: { in: [...query.caseIds] } } } }),
      },
      ...(email === undefined ? {} : { user: { email } }),
      AND: [readingWhere(actor, 'readReading')],
    },
    orderBy: [{ userId: 'asc' }, { snippet: { name: 'asc' } }],
    include: {
      snippet: { select: { name: true, text: true } },
      scheme: { select: { scheme: true } },
      sourceFile: { select: { lines: true } },
      annotations: { orderBy: { place: 'asc' } },
    },
  });
  const pseudonyms = await listPseudonyms(connection, projectId);
  const scheme = await readScheme(connection, projectId);
  if (email !== undefined && rows.length === 0) throw notFound(`A finished reading of ${email}`);

  const files = rows.flatMap((row): ExportFile[] => {
    const folder = pseudonyms.get(row.userId) ?? 'reader';
    const base = `${folder}/${row.snippet.name}`;
    const lines =
      row.sourceFile === null ? null : sourceFileLinesSchema.parse(row.sourceFile.lines);
    const ann = writeProven(
      lines,
      row.annotations.map(annotationOfRow),
      row.snippet,
      labelSchemeSchema.parse(row.scheme.scheme),
    );
    return [
      { path: `${base}.txt`, content: row.snippet.text },
      { path: `${base}.ann`, content: ann },
    ];
  });
  const table = buildReadingsCsv(
    rows.map((row) => ({
      snippet: row.snippet.name,
      annotator: pseudonyms.get(row.userId) ?? 'reader',
      outcome: row.outcome ?? 'none',
      isFlagged: row.flagReason !== null,
      flagReason: row.flagReason,
      note: row.note,
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
  );
  const labels = new Set(rows.flatMap(({ annotations }) => annotations.map(({ label }) => label)));
  return [
    ...files,
    { path: 'readings.csv', content: table },
    ...configurationFiles(scheme, labels),
  ];
}

/** Writes a reading and reads it back. @throws Refusal naming the snippet when they differ */
function writeProven(
  lines: SourceFileLines | null,
  annotations: readonly Annotation[],
  { name, text }: { readonly name: string; readonly text: string },
  scheme: LabelScheme,
): string {
  const ann = writeReading(lines, annotations, indexText(text), scheme);
  const differences = readBackReading(ann, text, annotations, scheme);
  if (differences.length === 0) return ann;
  throw new Refusal(
    'unprocessable',
    `A reading of ${name} did not read back as it was written, so nothing is offered. This is a fault of the program.`,
    differences.map((message) => ({ path: name, message })),
  );
}

/** brat's configuration of a scheme, so that the folder opens in brat with the labels it uses. */
function configurationFiles(scheme: LabelScheme, labels: ReadonlySet<string>): ExportFile[] {
  return [
    { path: 'annotation.conf', content: writeAnnotationConf(scheme, labels) },
    { path: 'visual.conf', content: writeVisualConf(scheme) },
    { path: 'kb_shortcuts.conf', content: writeShortcutsConf(scheme) },
  ];
}

async function listPseudonyms(
  connection: Connection,
  projectId: string,
): Promise<Map<string, string>> {
  const members = await connection.membership.findMany({
    where: { projectId },
    orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true },
  });
  return new Map(members.map(({ userId }, i) => [userId, `reader-${i + 1}`]));
}

async function readScheme(connection: Connection, projectId: string): Promise<LabelScheme> {
  const row = await connection.labelScheme.findFirstOrThrow({
    where: { projectId },
    orderBy: { version: 'desc' },
    select: { scheme: true },
  });
  return labelSchemeSchema.parse(row.scheme);
}

import {
  type ColumnMapping,
  guessMapping,
  mappingFault,
} from '../../domain/snippets/column-mapping';
import type { Delimiter } from '../../domain/snippets/table-format';
import { previewRows, readTableHead, type RowPreview } from '../../domain/snippets/row-preview';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { recallMapping } from './column-mappings';

export type TableDraft = {
  readonly fileName: string;
  /** The beginning of the file. */
  readonly head: string;
  /** The file goes on behind it. */
  readonly isCut: boolean;
  /** Null for the one that the headings have. */
  readonly delimiter: Delimiter | null;
  /** Null for what was remembered, or else guessed. */
  readonly mapping: ColumnMapping | null;
};

export type TablePreview = {
  readonly columns: readonly string[];
  /** Null for JSON Lines. */
  readonly delimiter: Delimiter | null;
  readonly mapping: ColumnMapping;
  /** Where the mapping comes from. */
  readonly origin: 'chosen' | 'remembered' | 'guessed';
  /** Why nothing of the file can be taken as it stands; null when it can. */
  readonly fault: string | null;
  readonly rows: readonly RowPreview[];
  /** Of their names, those that the project has. */
  readonly knownNames: readonly string[];
};

/** What the first rows of a file would become. @throws Refusal `notFound`, `forbidden` */
export async function previewTable(
  actor: Actor,
  projectId: string,
  { fileName, head: text, isCut, delimiter, mapping: chosen }: TableDraft,
): Promise<TablePreview> {
  await requireProject(actor, 'manageProject', projectId);
  const head = readTableHead(fileName, text, isCut, delimiter);
  const { columns, format, fault } = head;
  const remembered = chosen === null ? await recallMapping(actor, projectId, columns) : null;
  const mapping = chosen ?? remembered ?? guessMapping(columns);
  const rows = previewRows(head, mapping, fileName);
  return {
    columns,
    delimiter: format.kind === 'csv' ? format.delimiter : null,
    mapping,
    origin: chosen !== null ? 'chosen' : remembered !== null ? 'remembered' : 'guessed',
    fault: fault ?? mappingFault(mapping, columns),
    rows,
    knownNames: await knownOf(projectId, rows),
  };
}

async function knownOf(projectId: string, rows: readonly RowPreview[]): Promise<string[]> {
  const names = rows.flatMap((row) => ('name' in row ? [row.name] : []));
  const found = await database().snippet.findMany({
    where: { projectId, name: { in: names } },
    select: { name: true },
  });
  return found.map(({ name }) => name);
}

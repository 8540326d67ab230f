/**
 * The files of an upload that concern all its texts: brat's configuration and `metadata.csv`. They
 * may stand in any folder, but must not contradict each other.
 */
import type { UploadedFile } from './archive';
import { decodeFile } from './decode-file';
import { baseName } from './entry-path';
import { type MetadataRow, readMetadataCsv } from './metadata-csv';
import { remark, type Remarks } from './remarks';
import { configurationNames } from './sorted-upload';

/** The configuration files of an upload, decoded and not yet read. */
export type ConfigurationTexts = {
  readonly annotationConf: string | null;
  readonly visualConf: string | null;
  readonly shortcutsConf: string | null;
};

/** Rows of all tables by the name of their text, with the table that they come from. */
export type MetadataRows = ReadonlyMap<string, MetadataRow & { readonly file: string }>;

const maxBytes = 4 * 1024 * 1024;

/** Takes the file nearest the top; one farther down must say the same, as a project has one scheme. */
export function readConfiguration(
  files: readonly UploadedFile[],
  remarks: Remarks,
): ConfigurationTexts {
  const depth = ({ path }: UploadedFile) => path.split('/').length;
  const read = (name: string): string | null => {
    const [first, ...others] = files
      .filter(({ path }) => baseName(path) === name)
      .toSorted((a, b) => depth(a) - depth(b))
      .map((file) => ({ path: file.path, text: decodeFile(file, maxBytes, remarks) }));
    for (const { path, text } of others) {
      if (text === null || text === first?.text) continue;
      const message = `it differs from ${first?.path ?? ''}; import such folders one by one`;
      remark(remarks.errors, path, 'differentConfiguration', message);
    }
    return first?.text ?? null;
  };
  return {
    annotationConf: read(configurationNames.annotationConf),
    visualConf: read(configurationNames.visualConf),
    shortcutsConf: read(configurationNames.shortcutsConf),
  };
}

/** Joins all tables; a text may have one row in all of them. */
export function readMetadata(files: readonly UploadedFile[], remarks: Remarks): MetadataRows {
  const rows = new Map<string, MetadataRow & { file: string }>();
  for (const file of files) {
    const text = decodeFile(file, maxBytes, remarks);
    if (text === null) continue;
    const table = readMetadataCsv(text, file.path);
    remarks.notes.push(...table.notes);
    remarks.errors.push(...table.errors);
    for (const row of table.rows) {
      const earlier = rows.get(row.name);
      if (earlier) {
        const message = `${row.name} has a row already, in ${earlier.file}, line ${earlier.line}`;
        remark(remarks.errors, file.path, 'repeatedRow', message, row.line);
      } else {
        rows.set(row.name, { ...row, file: file.path });
      }
    }
  }
  return rows;
}

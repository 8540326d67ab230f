/**
 * The files of an upload by what they are for. Texts and annotation files are kept by name, whatever
 * their folder, because the name is a text's identity. Files of no use are noted, never dropped in
 * silence.
 */
import type { UploadedFile } from './archive';
import { baseName, isLeftover, pathFault } from './entry-path';
import { remark, type Remarks } from './remarks';
import { tableKind } from './table-format';

/** All files of one name; more than one of a kind is a collision. */
export type Unit = { readonly txt: UploadedFile[]; readonly ann: UploadedFile[] };

export type SortedUpload = {
  /** By name, in the order of the names. */
  readonly units: ReadonlyMap<string, Unit>;
  readonly configuration: readonly UploadedFile[];
  readonly metadata: readonly UploadedFile[];
};

/** The names of brat's configuration files, by what a plan calls them. */
export const configurationNames = {
  annotationConf: 'annotation.conf',
  visualConf: 'visual.conf',
  shortcutsConf: 'kb_shortcuts.conf',
} as const;

/** Sorts the files; refused paths become errors, unused files notes. */
export function sortUpload(files: readonly UploadedFile[], remarks: Remarks): SortedUpload {
  const units = new Map<string, Unit>();
  const configuration: UploadedFile[] = [];
  const metadata: UploadedFile[] = [];
  for (const file of files.toSorted((a, b) => compareText(a.path, b.path))) {
    const fault = pathFault(file.path);
    const base = baseName(file.path);
    const [, name = '', ending = ''] = /^(.+)\.(txt|ann)$/iu.exec(base) ?? [];
    if (fault !== null) {
      remark(remarks.errors, file.path, 'badPath', fault);
    } else if (isLeftover(file.path)) {
      remark(remarks.notes, file.path, 'leftOut', 'left out; made by a system, no text of yours');
    } else if (ending !== '') {
      const unit = units.get(name) ?? { txt: [], ann: [] };
      units.set(name, unit);
      unit[ending.toLowerCase() === 'txt' ? 'txt' : 'ann'].push(file);
    } else if (isConfiguration(file.path)) {
      configuration.push(file);
    } else if (base.toLowerCase() === 'metadata.csv') {
      metadata.push(file);
    } else {
      const message =
        tableKind(base) !== null
          ? 'left out; a table of texts is imported alone, as one file'
          : 'left out; neither a text, annotations, brat configuration nor metadata.csv';
      remark(remarks.notes, file.path, 'leftOut', message);
    }
  }
  const sorted = [...units].toSorted(([a], [b]) => compareText(a, b));
  return { units: new Map(sorted), configuration, metadata };
}

/** True for a path that ends in the name of one of brat's configuration files. */
export function isConfiguration(path: string): boolean {
  return Object.values<string>(configurationNames).includes(baseName(path));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

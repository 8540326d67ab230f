/**
 * What an upload would bring in, decided before anything is stored. A text and its annotations
 * (`.txt` and `.ann` of one name) are one unit: both are taken or neither. A name is a text's
 * identity, so two files of one name are a collision to be seen, never one over the other. Metadata
 * and configuration belong to all texts: with an error in them no text is taken.
 */
import type { RefusalDetail } from '../errors';
import type { UploadedFile } from './archive';
import {
  type ConfigurationTexts,
  type MetadataRows,
  readConfiguration,
  readMetadata,
} from './common-files';
import { decodeFile } from './decode-file';
import { normaliseLineEnds } from './line-ends';
import { emptyMetadata, type SnippetMetadata } from './metadata-fields';
import { remark, type Remarks } from './remarks';
import { readSnippetName } from './snippet-name';
import { sortUpload, type Unit } from './sorted-upload';

/** A text that is to be stored, whatever kind of file it came in. */
export type PlannedText = {
  readonly name: string;
  /** The file that it came in; for annotations without their text, the `.ann`. */
  readonly path: string;
  /** Line of the file where the text's row ends; null for a file of its own. */
  readonly line: number | null;
  /** As it will be stored: line ends LF. */
  readonly text: string;
  /** What was stated; a name of the PV600 kind may tell more. */
  readonly metadata: SnippetMetadata;
  /** The name was made for it, so it never stands for a text that is there. */
  readonly isNameMade: boolean;
};

/** A text with its annotations. */
export type PlannedUnit = PlannedText & {
  /** As it was read, before its line ends were changed: old offsets may count on it. */
  readonly rawText: string;
  /** The annotation file as it was read, line ends unchanged; null when there is none. */
  readonly ann: string | null;
  readonly annPath: string | null;
};

export type TextPlan = {
  /** In the order of their names. */
  readonly texts: readonly PlannedUnit[];
  readonly configuration: ConfigurationTexts;
  /** The tables that have a row for a text of the import. */
  readonly metadataFiles: readonly string[];
  /** What was changed or left out; each names its file. */
  readonly notes: readonly RefusalDetail[];
  /** What is refused; each names its file, and the line where there is one. */
  readonly errors: readonly RefusalDetail[];
};

export type TextLimits = { readonly maxTextBytes: number; readonly maxAnnBytes: number };

export const textLimits: TextLimits = {
  maxTextBytes: 4 * 1024 * 1024,
  maxAnnBytes: 16 * 1024 * 1024,
};

/**
 * Plans the import of texts and of annotation files.
 *
 * @param files The files of an archive, or one that came alone.
 * @param knownTexts Texts that the project has, by name: an `.ann` may come without its `.txt`.
 * @param mayReplace Whether a text may be another one than the project has under its name.
 */
export function planTexts(
  files: readonly UploadedFile[],
  knownTexts: ReadonlyMap<string, string> = new Map(),
  limits: TextLimits = textLimits,
  mayReplace = false,
): TextPlan {
  const remarks: Remarks = { notes: [], errors: [] };
  const upload = sortUpload(files, remarks);
  const common: Remarks = { notes: remarks.notes, errors: [] };
  const configuration = readConfiguration(upload.configuration, common);
  const rows = readMetadata(upload.metadata, common);
  remarks.errors.push(...common.errors);
  const texts: PlannedUnit[] = [];
  for (const [name, unit] of upload.units) {
    const planned = planUnit(name, unit, { knownTexts, mayReplace, rows, limits, remarks });
    if (planned) texts.push(planned);
  }
  const metadataFiles = new Set<string>();
  for (const [name, { file, line }] of rows) {
    if (upload.units.has(name)) {
      metadataFiles.add(file);
      continue;
    }
    remark(remarks.notes, file, 'idleRow', `${name} has a row and no text in this import`, line);
  }
  const cause = common.errors[0]?.file;
  if (cause === undefined) {
    return { texts, configuration, metadataFiles: [...metadataFiles], ...remarks };
  }
  const message = 'it concerns all texts and has errors, so that no text was taken; mend it first';
  remark(remarks.errors, cause, 'commonError', message);
  return { texts: [], configuration, metadataFiles: [], ...remarks };
}

type Setting = {
  readonly knownTexts: ReadonlyMap<string, string>;
  readonly mayReplace: boolean;
  readonly rows: MetadataRows;
  readonly limits: TextLimits;
  readonly remarks: Remarks;
};

/** Plans one name. When a file is refused the others of its name are named too. */
function planUnit(name: string, unit: Unit, setting: Setting): PlannedUnit | null {
  const { remarks } = setting;
  const errorsBefore = remarks.errors.length;
  const planned = isUnique(unit, remarks) ? joinUnit(name, unit, setting) : null;
  if (planned) return planned;
  const named = new Set(remarks.errors.slice(errorsBefore).map(({ file }) => file));
  for (const { path } of [...unit.txt, ...unit.ann]) {
    if (named.has(path)) continue;
    remark(remarks.notes, path, 'pairRefused', 'not taken, because the other file is refused');
  }
  return null;
}

function joinUnit(name: string, unit: Unit, setting: Setting): PlannedUnit | null {
  const { knownTexts, limits, remarks } = setting;
  const [txt] = unit.txt;
  const [ann] = unit.ann;
  const known = knownTexts.get(name);
  const rawText = txt ? decodeFile(txt, limits.maxTextBytes, remarks) : known;
  const annText = ann ? decodeFile(ann, limits.maxAnnBytes, remarks) : null;
  const path = txt?.path ?? ann?.path ?? name;
  if (rawText === undefined) {
    const message = `there is no ${name}.txt with it and the project has no text of that name`;
    remark(remarks.errors, path, 'noText', message);
  }
  if (rawText == null || (ann && annText === null)) return null;
  const { text, crlf, cr } = normaliseLineEnds(rawText);
  if (!isAcceptable(text, setting.mayReplace ? undefined : known, path, remarks)) return null;
  if (crlf + cr > 0) {
    const message = `line ends became LF (CRLF: ${crlf}, CR: ${cr})`;
    remark(remarks.notes, path, 'lineEnds', message);
  }
  return {
    name,
    path,
    line: null,
    text,
    metadata: setting.rows.get(name)?.metadata ?? emptyMetadata,
    isNameMade: false,
    rawText,
    ann: annText,
    annPath: ann?.path ?? null,
  };
}

function isAcceptable(
  text: string,
  known: string | undefined,
  path: string,
  remarks: Remarks,
): boolean {
  if (text.trim() === '') {
    remark(remarks.errors, path, 'emptyText', 'the text is empty; remove the file or fill it');
    return false;
  }
  if (known === undefined || known === text) return true;
  const message = 'the project has another text of that name; rename the file';
  remark(remarks.errors, path, 'differentText', message, firstDifferentLine(known, text));
  return false;
}

/** What was stated counts; what it leaves open is read from a name of the PV600 kind. */
export function completeMetadata({ name, metadata }: PlannedText): SnippetMetadata {
  const parts = readSnippetName(name);
  return {
    ...metadata,
    material: metadata.material ?? parts?.material ?? null,
    identifier: metadata.identifier ?? parts?.identifier ?? null,
  };
}

function isUnique(unit: Unit, remarks: Remarks): boolean {
  if (unit.txt.length <= 1 && unit.ann.length <= 1) return true;
  const paths = [...unit.txt, ...unit.ann].map(({ path }) => path);
  const message = `several files have this name (${paths.join(', ')}); names are unique, so rename them or import the folders one by one`;
  for (const path of paths) remark(remarks.errors, path, 'nameCollision', message);
  return false;
}

function firstDifferentLine(a: string, b: string): number {
  const linesA = a.split('\n');
  const place = b.split('\n').findIndex((line, index) => line !== linesA[index]);
  return place < 0 ? linesA.length : place + 1;
}

/** What one row of a table becomes: a text with its name and provenance, or the reason why not. */
import { Refusal } from '../errors';
import { indexText, sliceText } from '../text/code-points';
import type { ColumnMapping } from './column-mapping';
import { pathFault } from './entry-path';
import { normaliseLineEnds } from './line-ends';
import {
  type FieldFault,
  metadataFields,
  type MetadataField,
  readMetadata,
  type SnippetMetadata,
} from './metadata-fields';
import type { TableRow } from './row-table';
import { formatSnippetName } from './snippet-name';
import { findTargets } from './targets';
import { requireCleanText } from './utf8';

export type PlannedRow = {
  readonly name: string;
  /** The row has no name, and got this one. */
  readonly isNameMade: boolean;
  /** As it will be stored: line ends LF. */
  readonly text: string;
  /** Line ends that became LF. */
  readonly lineEnds: number;
  readonly metadata: SnippetMetadata;
};

/** UTF-8 bytes of a text, as for a file of its own. */
const maxTextBytes = 4 * 1024 * 1024;
/** UTF-8 bytes of a name: with `.txt` it has to be a file's name. */
const maxNameBytes = 250;

/**
 * @param stem The file's name without its ending, for rows that get their name from it.
 * @param most UTF-8 bytes of a text.
 */
export function planRow(
  row: TableRow,
  mapping: ColumnMapping,
  stem: string,
  most: number = maxTextBytes,
): PlannedRow | FieldFault {
  if (row.fault !== null) return row.fault;
  const rawText = mapping.text === undefined ? '' : (row.cells.get(mapping.text) ?? '');
  const faulty = textFault(rawText, most) ?? cellsFault(row, mapping);
  if (faulty !== null) return faulty;
  const { text, crlf, cr } = normaliseLineEnds(rawText);
  const metadata = readMetadata(cellsOf(row, mapping));
  if ('code' in metadata) return metadata;
  const stated = mapping.name === undefined ? '' : (row.cells.get(mapping.name) ?? '').trim();
  const name = stated.replace(/\.txt$/iu, '');
  const isNameMade = name === '';
  const named = isNameMade ? makeName(text, metadata, stem, row.number) : name;
  return nameFault(named) ?? { name: named, isNameMade, text, lineEnds: crlf + cr, metadata };
}

/**
 * The name of a row without one. With material and identifier it is `Material_Identifier_Index` as
 * in PV600, where the index is the place of the material's first occurrence in code points, or 0;
 * without them it is the file's name with the number of the row.
 */
function makeName(
  text: string,
  { material, identifier }: SnippetMetadata,
  stem: string,
  number: number,
): string {
  const isOfArticle =
    material !== null &&
    identifier !== null &&
    !/[_\s/]/u.test(material) &&
    /^\S+$/u.test(identifier);
  if (!isOfArticle) return `${stem}-${number}`;
  return formatSnippetName({
    material,
    identifier,
    index: findTargets(text, material)[0]?.[0] ?? 0,
  });
}

/** The next name for a text whose made name is another text's already: the index counts on. */
export function nextName(name: string): string {
  return name.replace(/\d+$/u, (digits) => String(Number(digits) + 1));
}

function cellsOf(row: TableRow, mapping: ColumnMapping): Map<MetadataField, string> {
  return new Map(
    metadataFields.flatMap((field) => {
      const column = mapping[field];
      const cell = column === undefined ? undefined : row.cells.get(column)?.trim();
      return cell === undefined || cell === '' ? [] : [[field, cell] as const];
    }),
  );
}

function textFault(text: string, most: number): FieldFault | null {
  if (text.trim() === '') {
    return { code: 'emptyText', message: 'The text is empty. Fill it in or remove the row.' };
  }
  if (bytesOf(text) <= most) return null;
  return { code: 'tooLarge', message: `The text is larger than ${most} bytes. Split it.` };
}

/** NUL and halves of characters, which JSON can write and the database cannot hold. */
function cellsFault({ cells }: TableRow, mapping: ColumnMapping): FieldFault | null {
  for (const column of Object.values(mapping)) {
    try {
      requireCleanText(cells.get(column) ?? '', column);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = `In "${column}" there is a NUL character or half of a character. Remove it.`;
      return { code: 'brokenCharacter', message };
    }
  }
  return null;
}

/** Why a text cannot have this name; null when it can. */
export function nameFault(name: string): FieldFault | null {
  const fault = name.includes('/')
    ? 'has a slash; a name becomes the name of a file'
    : pathFault(name);
  if (fault !== null)
    return { code: 'badName', message: `The name "${name}" ${fault}. Change it.` };
  if (bytesOf(name) <= maxNameBytes) return null;
  const start = sliceText(indexText(name), 0, 40);
  const message = `The name "${start}…" has more than ${maxNameBytes} bytes. Shorten it.`;
  return { code: 'longName', message };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

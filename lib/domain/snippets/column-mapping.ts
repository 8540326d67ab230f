/** Which column of a file of rows becomes what of a text. */
import { z } from 'zod';
import { metadataFields, metadataHeadings, type MetadataField } from './metadata-fields';
import { delimiters } from './table-format';

export const rowFields = ['text', 'name', ...metadataFields] as const;
export type RowField = 'text' | 'name' | MetadataField;

const column = z.string().min(1).max(500);

/** A field without a column is left open. Two fields may read one column. */
export const columnMappingSchema = z.strictObject({
  text: column.optional(),
  name: column.optional(),
  material: column.optional(),
  identifier: column.optional(),
  publisher: column.optional(),
  institution: column.optional(),
  year: column.optional(),
  licence: column.optional(),
  title: column.optional(),
  url: column.optional(),
} satisfies Record<RowField, unknown>);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

export const delimiterSchema = z.enum(delimiters);

const headings: Readonly<Record<RowField, readonly string[]>> = {
  text: ['text', 'snippet text', 'content', 'body', 'abstract', 'passage', 'sentence'],
  name: ['name', 'snippet name', 'snippet', 'file', 'filename', 'file name', 'id'],
  ...metadataHeadings,
  identifier: [...metadataHeadings.identifier, 'article', 'arxiv', 'arxiv id', 'core id'],
  url: [...metadataHeadings.url, 'source url', 'source'],
};

/**
 * The columns whose headings say a field, each used once: the word that stands first in a field's
 * list wins. Case, `_` and `-` do not matter.
 */
export function guessMapping(columns: readonly string[]): ColumnMapping {
  const plain = new Map<string, string>();
  for (const each of columns) {
    const word = each
      .toLowerCase()
      .replace(/[\s_-]+/gu, ' ')
      .trim();
    if (!plain.has(word)) plain.set(word, each);
  }
  const mapping: ColumnMapping = {};
  for (const field of rowFields) {
    const word = headings[field].find((each) => plain.has(each));
    if (word === undefined) continue;
    mapping[field] = plain.get(word);
    plain.delete(word);
  }
  return mapping;
}

/** What keeps a mapping from being used on a file with these columns; null for nothing. */
export function mappingFault(mapping: ColumnMapping, columns: readonly string[]): string | null {
  const missing = rowFields.find((field) => {
    const chosen = mapping[field];
    return chosen !== undefined && !columns.includes(chosen);
  });
  if (missing !== undefined) {
    return `There is no column "${mapping[missing] ?? ''}" for the ${missing}. The columns are: ${columns.join(', ')}.`;
  }
  if (mapping.text !== undefined) return null;
  return `No column is chosen for the text. The columns are: ${columns.join(', ')}.`;
}

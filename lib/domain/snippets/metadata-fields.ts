/**
 * What is told of a text besides the text itself: its material and the article that it comes from.
 * One place for the fields, for the headings that tables give them and for what a cell may say.
 */

/** Provenance that is published with a text; null where nothing was said. */
export type SnippetMetadata = {
  readonly material: string | null;
  /** DOI, arXiv id or another name of the article, with `/` as it is. */
  readonly identifier: string | null;
  readonly publisher: string | null;
  readonly institution: string | null;
  readonly year: number | null;
  readonly licence: string | null;
  readonly title: string | null;
  readonly url: string | null;
};

export const metadataFields = [
  'material',
  'identifier',
  'publisher',
  'institution',
  'year',
  'licence',
  'title',
  'url',
] as const satisfies readonly (keyof SnippetMetadata)[];
export type MetadataField = (typeof metadataFields)[number];

/** Headings that mean a field, in small letters. */
export const metadataHeadings: Readonly<Record<MetadataField, readonly string[]>> = {
  material: ['material'],
  identifier: ['identifier', 'article identifier', 'doi'],
  publisher: ['publisher'],
  institution: ['institution'],
  year: ['year', 'publication year'],
  licence: ['licence', 'license'],
  title: ['title', 'article title'],
  url: ['url', 'link'],
};

/** Nothing known. */
export const emptyMetadata: SnippetMetadata = {
  material: null,
  identifier: null,
  publisher: null,
  institution: null,
  year: null,
  licence: null,
  title: null,
  url: null,
};

/** UTF-16 units that a field may have; those that lists are found by are words, not sentences. */
export const maxFieldLengths: Readonly<Record<MetadataField, number>> = {
  material: 200,
  identifier: 500,
  publisher: 500,
  institution: 2000,
  year: 4,
  licence: 2000,
  title: 2000,
  url: 2000,
};

/** What is wrong with a field, as a code and a sentence that says what to do. */
export type FieldFault = { readonly code: string; readonly message: string };

/** Reads trimmed cells by field; empty ones say nothing. */
export function readMetadata(
  cells: ReadonlyMap<MetadataField, string>,
): SnippetMetadata | FieldFault {
  for (const [field, cell] of cells) {
    const most = maxFieldLengths[field];
    if (field !== 'year' && cell.length > most) {
      const message = `The ${field} has more than ${most} characters. Shorten it.`;
      return { code: 'cellTooLong', message };
    }
  }
  const year = cells.get('year') ?? '';
  if (year !== '' && !isYear(year)) {
    return { code: 'malformedYear', message: `"${year}" is not a year. Write four digits.` };
  }
  const read = (field: MetadataField) => cells.get(field) || null;
  return {
    material: read('material'),
    identifier: read('identifier'),
    publisher: read('publisher'),
    institution: read('institution'),
    year: year === '' ? null : Number(year),
    licence: read('licence'),
    title: read('title'),
    url: read('url'),
  };
}

/** True for four digits that begin with 1 or 2. */
export function isYear(word: string): boolean {
  return /^[12]\d{3}$/u.test(word);
}

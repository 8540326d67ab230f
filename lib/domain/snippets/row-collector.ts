/** The rows of a file as they are planned one after the other, and what has to be said of them. */
import {
  type FieldFault,
  type MetadataField,
  metadataFields,
  type SnippetMetadata,
} from './metadata-fields';
import { nextName, type PlannedRow } from './plan-row';
import type { PlannedText } from './plan-texts';
import { remark, type Remarks } from './remarks';
import type { TableRow } from './row-table';

type Said = { readonly value: string | number; readonly number: number };
type Seen = { readonly text: PlannedText; readonly number: number };

export class RowCollector {
  readonly texts: PlannedText[] = [];
  refused = 0;
  private readonly byName = new Map<string, Seen>();
  /** What is said of an article, each field with the first row that says it. */
  private readonly articles = new Map<string, Map<MetadataField, Said>>();

  constructor(
    private readonly path: string,
    private readonly remarks: Remarks,
  ) {}

  take({ number, line }: TableRow, planned: PlannedRow | FieldFault): void {
    const row = 'code' in planned ? planned : this.settle(planned);
    const fault = 'code' in row ? row : this.contradiction(row.metadata, number);
    if (fault !== null || 'code' in row) {
      this.refused += 1;
      if (fault !== null) this.say('errors', fault, number, line);
      return;
    }
    const { name, text, metadata, isNameMade, lineEnds } = row;
    const taken = { name, path: this.path, line, text, metadata, isNameMade };
    this.texts.push(taken);
    this.byName.set(name, { text: taken, number });
    if (lineEnds > 0) {
      const message = `${name}: line ends became LF (${lineEnds}).`;
      this.say('notes', { code: 'lineEnds', message }, number, line);
    }
  }

  /** A name stands once in a file. A made one gives way, unless it would name the same text twice. */
  private settle(row: PlannedRow): PlannedRow | FieldFault {
    let { name } = row;
    for (let seen = this.byName.get(name); seen !== undefined; seen = this.byName.get(name)) {
      const isSame = seen.text.text === row.text;
      if (isSame || !row.isNameMade) {
        const what = isSame && row.isNameMade ? 'has the same text' : `is named "${name}" too`;
        const message = `Row ${seen.number} ${what}. Keep one of them, or give this one a name of its own.`;
        return { code: 'repeatedName', message };
      }
      name = nextName(name);
    }
    return { ...row, name };
  }

  /** Rows of one article must not say two things of it. */
  private contradiction(metadata: SnippetMetadata, number: number): FieldFault | null {
    const { identifier } = metadata;
    if (identifier === null) return null;
    const known = this.articles.get(identifier) ?? new Map<MetadataField, Said>();
    const stated = metadataFields.flatMap((field): [MetadataField, string | number][] => {
      const value = metadata[field];
      return field === 'material' || value === null ? [] : [[field, value]];
    });
    for (const [field, value] of stated) {
      const earlier = known.get(field);
      if (earlier === undefined || earlier.value === value) continue;
      const message = `It is of the article ${identifier} with the ${field} "${value}", and row ${earlier.number} says "${earlier.value}". Make them the same.`;
      return { code: 'contradiction', message };
    }
    // A later row may say what the first left out, and the next must agree with that as well.
    for (const [field, value] of stated) {
      if (!known.has(field)) known.set(field, { value, number });
    }
    this.articles.set(identifier, known);
    return null;
  }

  private say(
    where: 'errors' | 'notes',
    { code, message }: FieldFault,
    number: number,
    line: number,
  ): void {
    remark(this.remarks[where], this.path, code, `row ${number}: ${message}`, line);
  }
}

'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import type { Preview } from '@/components/forms/use-preview';
import { fieldWords } from '@/components/snippets/field-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field, Select } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/waiting';
import type { TablePreview } from '@/lib/data/imports/preview-table';
import { type ColumnMapping, rowFields, type RowField } from '@/lib/domain/snippets/column-mapping';
import { type Delimiter, delimiters } from '@/lib/domain/snippets/table-format';
import { RowPreviewList } from './row-preview-list';

/** What a lead chose of a table; null for what the headings say. */
export type TableChoice = {
  readonly delimiter: Delimiter | null;
  readonly mapping: ColumnMapping | null;
};

export const nothingChosen: TableChoice = { delimiter: null, mapping: null };

const rowWords: Readonly<Record<RowField, string>> = { text: 'Text', ...fieldWords };

const originWords: Readonly<Record<TablePreview['origin'], string>> = {
  chosen: 'As you chose. It is remembered for files with the same columns.',
  remembered: 'As in the last import of a file with these columns.',
  guessed: 'As the headings say. Look them over.',
};

const delimiterWords: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
};

/** Which column becomes what, and what the first rows become with it. */
export function ColumnMapper({
  preview,
  isOld,
  choice,
  onChoose,
  onAgain,
}: {
  readonly preview: Preview<TablePreview>;
  readonly isOld: boolean;
  /** As it was chosen last; the preview may still be of what was chosen before. */
  readonly choice: TableChoice;
  readonly onChoose: (choice: TableChoice) => void;
  /** Asks for the first rows once more. */
  readonly onAgain: () => void;
}) {
  if (preview.kind === 'none') return <Spinner label="Reading the first rows" />;
  if (preview.kind === 'failed') {
    return (
      <div className="grid justify-items-start gap-2 [&>*]:min-w-0">
        <FailureNotice failure={preview.failure} />
        <Button size="small" disabled={isOld} onClick={onAgain}>
          Try again
        </Button>
      </div>
    );
  }
  const { columns, origin, fault, rows, knownNames } = preview.data;
  const mapping = choice.mapping ?? preview.data.mapping;
  const delimiter = choice.delimiter ?? preview.data.delimiter;
  const choose = (field: RowField, column: string) => {
    const others = Object.entries(mapping).filter(([each]) => each !== field);
    const chosen = column === '' ? others : [...others, [field, column]];
    onChoose({ delimiter, mapping: Object.fromEntries(chosen) as ColumnMapping });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="font-semibold">Columns</legend>
        <p className="text-ink-2">{originWords[origin]}</p>
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2">
          {rowFields.map((field) => (
            <ColumnField
              key={field}
              field={field}
              columns={columns}
              chosen={mapping[field]}
              onChoose={(column) => choose(field, column)}
            />
          ))}
          {delimiter !== null && (
            <DelimiterField
              delimiter={delimiter}
              onChange={(sign) => onChoose({ delimiter: sign, mapping: null })}
            />
          )}
        </div>
      </fieldset>
      {fault !== null && (
        <Notice tone="warn" title="Nothing can be taken yet." role="status">
          <p className="[overflow-wrap:anywhere]">{fault}</p>
        </Notice>
      )}
      <div className={classNames('transition-opacity', isOld && 'opacity-60')}>
        <RowPreviewList rows={rows} knownNames={knownNames} />
      </div>
    </div>
  );
}

function ColumnField({
  field,
  columns,
  chosen,
  onChoose,
}: {
  readonly field: RowField;
  readonly columns: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (column: string) => void;
}) {
  return (
    <Field
      label={rowWords[field]}
      {...(field === 'name' && {
        hint: 'A row without a name is called Material_Identifier_Index where it says both, otherwise by the file and the number of the row.',
      })}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{field === 'text' ? 'Choose a column' : 'none'}</option>
          {columns.map((column) => (
            <option key={column} value={column}>
              {column}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function DelimiterField({
  delimiter,
  onChange,
}: {
  readonly delimiter: Delimiter;
  readonly onChange: (delimiter: Delimiter) => void;
}) {
  return (
    <Field label="Cells are parted by">
      {(wiring) => (
        <Select
          {...wiring}
          value={delimiter}
          onChange={(event) => onChange(event.currentTarget.value as Delimiter)}
        >
          {delimiters.map((sign) => (
            <option key={sign} value={sign}>
              {delimiterWords[sign]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

import Form from 'next/form';
import type { ReactNode } from 'react';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import type { FilterValues } from '@/lib/data/snippets/list-filter-values';
import { isFiltered, type SnippetFilter } from './snippet-query';

/** Narrows the list; the address holds the filter, so a list can be sent to somebody. */
export function SnippetFilterForm({
  projectId,
  filter,
  values: { materials, rounds, publishers, years },
}: {
  readonly projectId: string;
  readonly filter: SnippetFilter;
  readonly values: FilterValues;
}) {
  return (
    <Form
      action={projectPath(projectId, 'snippets')}
      // Fields keep what the address says after "Show all".
      key={JSON.stringify(filter)}
      role="search"
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label="Words in the name or the text" className="sm:col-span-2">
        {(wiring) => (
          <Input {...wiring} name="q" type="search" defaultValue={filter.q} maxLength={500} />
        )}
      </Field>
      <FilterSelect label="Material" name="material" value={filter.material} options={materials} />
      <FilterSelect label="Round" name="round" value={filter.round} options={rounds} />
      <FilterSelect label="Status" name="status" value={filter.status}>
        <option value="active">Active</option>
        <option value="excluded">Excluded</option>
        <option value="reported">Reported unreadable</option>
      </FilterSelect>
      <FilterSelect label="Reading and case" name="state" value={filter.state}>
        <option value="unassigned">Nobody’s yet</option>
        <option value="reading">Being read</option>
        <option value="read">Read by all its readers</option>
        <option value="agreed">Case agreed</option>
        <option value="open">Case open</option>
        <option value="decided">Case decided</option>
        <option value="stale">Case stale</option>
      </FilterSelect>
      <FilterSelect
        label="Publisher"
        name="publisher"
        value={filter.publisher}
        options={publishers}
      />
      <FilterSelect label="Year" name="year" value={filter.year} options={years.map(String)} />
      <span className="flex gap-2 sm:col-span-2 lg:col-span-4">
        <Button type="submit">Search</Button>
        {isFiltered(filter) && (
          <ButtonLink variant="quiet" href={projectPath(projectId, 'snippets')}>
            Show all
          </ButtonLink>
        )}
      </span>
    </Form>
  );
}

/** A choice of which the first is not to narrow. A value of the address stays one of the choices. */
function FilterSelect({
  label,
  name,
  value,
  options = [],
  children,
}: {
  readonly label: string;
  readonly name: keyof SnippetFilter;
  readonly value: string;
  readonly options?: readonly string[];
  readonly children?: ReactNode;
}) {
  const isUnknown = value !== '' && children === undefined && !options.includes(value);
  return (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} name={name} defaultValue={value}>
          <option value="">All</option>
          {isUnknown && <option>{value}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
          {children}
        </Select>
      )}
    </Field>
  );
}

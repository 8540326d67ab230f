import Form from 'next/form';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { isNarrowed, type BesideFilter } from './beside-filter';

/** Narrows the list; the address holds the filter. */
export function BesideFilterForm({
  projectId,
  filter,
}: {
  readonly projectId: string;
  readonly filter: BesideFilter;
}) {
  const path = projectPath(projectId, 'beside-gold');
  return (
    <Form
      action={path}
      // Fields keep what the address says after "Show all".
      key={JSON.stringify(filter)}
      role="search"
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <Field label="Words in the name or the text">
        {(wiring) => (
          <Input {...wiring} name="q" type="search" defaultValue={filter.q} maxLength={500} />
        )}
      </Field>
      <Field label="Show">
        {(wiring) => (
          <Select {...wiring} name="show" defaultValue={filter.hasDifferences ? 'differs' : ''}>
            <option value="">All readings</option>
            <option value="differs">Only what differs</option>
          </Select>
        )}
      </Field>
      <span className="flex gap-2">
        <Button type="submit">Search</Button>
        {isNarrowed(filter) && (
          <ButtonLink variant="quiet" href={path}>
            Show all
          </ButtonLink>
        )}
      </span>
    </Form>
  );
}

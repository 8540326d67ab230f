import Form from 'next/form';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { isFiltered, type SnippetFilter } from './snippet-query';

/** Narrows the list; the address holds the filter, so a list can be sent to somebody. */
export function SnippetFilterForm({
  projectId,
  filter,
  materials,
}: {
  readonly projectId: string;
  readonly filter: SnippetFilter;
  readonly materials: readonly string[];
}) {
  return (
    <Form
      action={projectPath(projectId, 'snippets')}
      // Fields keep what the address says after "Show all".
      key={JSON.stringify(filter)}
      role="search"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      <Field label="Words in the name or the text">
        {(wiring) => (
          <Input {...wiring} name="q" type="search" defaultValue={filter.q} maxLength={500} />
        )}
      </Field>
      <Field label="Material">
        {(wiring) => (
          <Select {...wiring} name="material" defaultValue={filter.material}>
            <option value="">All</option>
            {materials.map((material) => (
              <option key={material}>{material}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Status">
        {(wiring) => (
          <Select {...wiring} name="status" defaultValue={filter.status}>
            <option value="">All</option>
            <option value="active">Active</option>
            <option value="excluded">Excluded</option>
            <option value="reported">Reported unreadable</option>
          </Select>
        )}
      </Field>
      <span className="flex gap-2">
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

import Form from 'next/form';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import { agreementHref, type AgreementFilter } from './agreement-filter';

/** Agreement on one material or label, or in one round. */
export function AgreementFilterForm({
  projectId,
  filter,
  materials,
  labels,
  rounds,
}: {
  readonly projectId: string;
  readonly filter: AgreementFilter;
  readonly materials: readonly string[];
  readonly labels: readonly { readonly name: string; readonly title: string }[];
  /** Names. */
  readonly rounds: readonly string[];
}) {
  return (
    <Form
      action={projectPath(projectId, 'agreement')}
      key={JSON.stringify(filter)}
      scroll={false}
      className="flex flex-wrap items-end gap-3"
    >
      {filter.notClear === 'include' && <input type="hidden" name="notClear" value="include" />}
      {filter.hasIntervals && <input type="hidden" name="intervals" value="yes" />}
      {rounds.length > 1 && (
        <Field label="Round" className="min-w-36">
          {(wiring) => (
            <Select {...wiring} name="round" defaultValue={filter.round}>
              <option value="">All</option>
              {rounds.map((round) => (
                <option key={round}>{round}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Material" className="min-w-36">
        {(wiring) => (
          <Select {...wiring} name="material" defaultValue={filter.material}>
            <option value="">All</option>
            {materials.map((material) => (
              <option key={material}>{material}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Label" className="min-w-36">
        {(wiring) => (
          <Select {...wiring} name="label" defaultValue={filter.label}>
            <option value="">All</option>
            {labels.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit">Show</Button>
      {(filter.material !== '' || filter.label !== '' || filter.round !== '') && (
        <ButtonLink
          variant="quiet"
          href={agreementHref(projectId, filter, {
            material: '',
            label: '',
            round: '',
            pair: null,
          })}
        >
          Everything
        </ButtonLink>
      )}
    </Form>
  );
}

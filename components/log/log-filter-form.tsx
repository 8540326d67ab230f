import Form from 'next/form';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { logTopics } from '@/lib/domain/log/event';
import { isLogFiltered, topicWords, type LogFilter } from './log-filter';

/** Narrows the log; the address holds the filter, so that a part of the log can be pointed to. */
export function LogFilterForm({
  projectId,
  filter,
  people,
}: {
  readonly projectId: string;
  readonly filter: LogFilter;
  readonly people: readonly { readonly userId: string; readonly name: string }[];
}) {
  return (
    <Form
      action={projectPath(projectId, 'log')}
      // Fields keep what the address says after "Show all".
      key={JSON.stringify(filter)}
      role="search"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <Field label="What">
        {(wiring) => (
          <Select {...wiring} name="topic" defaultValue={filter.topic}>
            <option value="">Everything</option>
            {logTopics.map((topic) => (
              <option key={topic} value={topic}>
                {topicWords[topic]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Who">
        {(wiring) => (
          <Select {...wiring} name="person" defaultValue={filter.person}>
            <option value="">Everybody</option>
            {people.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="From">
        {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={filter.from} />}
      </Field>
      <Field label="To">
        {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={filter.to} />}
      </Field>
      <span className="flex gap-2">
        <Button type="submit">Show</Button>
        {isLogFiltered(filter) && (
          <ButtonLink variant="quiet" href={projectPath(projectId, 'log')}>
            Show all
          </ButtonLink>
        )}
      </span>
    </Form>
  );
}

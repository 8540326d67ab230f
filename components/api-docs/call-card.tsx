import { Chip } from '@/components/ui/chip';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Call, Field } from './describe-api';

/** One call of the API: what it does, what it takes, what it answers. */
export function CallCard({ call }: { readonly call: Call }) {
  const { method, path, summary, query, bodies, bodyType, answers } = call;
  const heading = `${method} ${path}`;
  return (
    <article
      id={idOfCall(call)}
      className="grid scroll-mt-6 gap-3 rounded-xl border border-line bg-panel p-4 [&>*]:min-w-0"
    >
      <header className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-sm font-semibold">
          <Chip tone={method === 'GET' ? 'plain' : 'accent'}>{method}</Chip>
          <span className="[overflow-wrap:anywhere]">{path}</span>
          {!call.needsToken && <Chip>no token</Chip>}
        </h2>
        <p className="text-pretty text-ink-2">{summary}</p>
      </header>
      {query.length > 0 && (
        <FieldTable title={`${heading}: query`} heading="Query" fields={query} />
      )}
      {bodies.map((fields, i) => (
        <FieldTable
          key={i}
          title={`${heading}: body${bodies.length > 1 ? ` ${i + 1}` : ''}`}
          heading={`Body, ${bodyType ?? ''}${i > 0 ? ', or' : ''}`}
          fields={fields}
        />
      ))}
      <ul className="grid gap-0.5 text-xs text-ink-2">
        {answers
          .filter(({ status }) => status.startsWith('2'))
          .map(({ status, words }) => (
            <li key={status}>
              <span className="font-semibold text-ink tabular-nums">{status}</span> {words}
            </li>
          ))}
      </ul>
    </article>
  );
}

export function idOfCall({ method, path }: Call): string {
  return `${method}${path}`.replace(/[^A-Za-z0-9]+/gu, '-').toLowerCase();
}

function FieldTable({
  title,
  heading,
  fields,
}: {
  readonly title: string;
  readonly heading: string;
  readonly fields: readonly Field[];
}) {
  return (
    <Table caption={title} isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>{heading}</HeadCell>
          <HeadCell>Type</HeadCell>
          <HeadCell>Note</HeadCell>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, note }) => (
          <Row key={name}>
            <Cell className="whitespace-nowrap">
              <code className="font-mono text-xs font-semibold">{name}</code>
            </Cell>
            <Cell className="min-w-52 font-mono text-xs [overflow-wrap:anywhere]">{type}</Cell>
            <Cell className="min-w-32 text-xs text-ink-2">
              {[isRequired && 'required', note].filter(Boolean).join('; ')}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';

/** What can be said of a span beside its label. */
export function AttributeTable({ scheme }: { readonly scheme: LabelScheme }) {
  const titleOf = (name: string) =>
    scheme.labels.find((label) => label.name === name)?.title ?? name;
  return (
    <Table caption="Attributes" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Attribute</HeadCell>
          <HeadCell>Values</HeadCell>
          <HeadCell>On spans with</HeadCell>
        </tr>
      </thead>
      <tbody>
        {scheme.attributes.map(({ name, values, labels }) => (
          <Row key={name}>
            <Cell className="font-semibold [overflow-wrap:anywhere]">{name}</Cell>
            <Cell>{values.length === 0 ? 'yes or no' : values.join(', ')}</Cell>
            <Cell>{labels.length === 0 ? 'any label' : labels.map(titleOf).join(', ')}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

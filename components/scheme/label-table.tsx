import { Chip } from '@/components/ui/chip';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Label } from '@/lib/domain/label-scheme/scheme';
import { quantityWords } from './quantity-words';

/** The labels of a scheme, with the keys that set them. */
export function LabelTable({ labels }: { readonly labels: readonly Label[] }) {
  const titleOf = (name: string) => labels.find((label) => label.name === name)?.title ?? name;
  return (
    <Table caption="Labels" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Label</HeadCell>
          <HeadCell>Key</HeadCell>
          <HeadCell>What it means</HeadCell>
          <HeadCell>Read as</HeadCell>
          <HeadCell>Name in brat</HeadCell>
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <Row key={label.name} className="[&>td]:align-middle">
            <Cell className="min-w-40">
              <span className="flex items-center gap-2.5 font-semibold">
                <LabelSwatch color={label.color} />
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span className="[overflow-wrap:anywhere]">{label.title}</span>
                  {label.retired && <Chip>retired</Chip>}
                </span>
              </span>
              {label.mappedTo !== undefined && (
                <span className="ml-5 block text-xs text-ink-2 [overflow-wrap:anywhere]">
                  in gold: {titleOf(label.mappedTo)}
                </span>
              )}
            </Cell>
            <Cell>{label.key === null ? '–' : <Kbd>{label.key}</Kbd>}</Cell>
            <Cell className="min-w-52 text-pretty text-ink-2">
              {label.description === '' ? '–' : label.description}
            </Cell>
            <Cell className="whitespace-nowrap">{quantityWords(label.quantity)}</Cell>
            <Cell>
              <code className="font-mono text-xs whitespace-nowrap">{label.name}</code>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

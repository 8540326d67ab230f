import { formatCount } from '@/components/shell/number-words';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { SnippetLevelAgreement } from '@/lib/domain/agreement/pair-agreement';
import { MeasureWords } from './measure-card';

/** Whether a snippet has anything to mark: two by two, with the agreement on either answer. */
export function PresenceTable({
  level,
  readers,
}: {
  readonly level: SnippetLevelAgreement;
  readonly readers: { readonly a: string; readonly b: string };
}) {
  const { bothSome, onlyA, onlyB, bothNone } = level;
  return (
    <div className="grid gap-2 [&>*]:min-w-0">
      <Table caption="Snippets with something marked, by reader" isCaptionHidden>
        <thead>
          <tr>
            <HeadCell className="font-normal">
              {readers.a} ↓ {readers.b} →
            </HeadCell>
            <HeadCell isNumber>something</HeadCell>
            <HeadCell isNumber>nothing</HeadCell>
            <HeadCell isNumber>All</HeadCell>
          </tr>
        </thead>
        <tbody>
          <PresenceRow title="something" counts={[bothSome, onlyA]} />
          <PresenceRow title="nothing" counts={[onlyB, bothNone]} />
          <PresenceRow title="All" counts={[bothSome + onlyB, onlyA + bothNone]} />
        </tbody>
      </Table>
      <p className="text-xs text-ink-2">
        Agreement on “something” <MeasureWords measure={level.positive} />, on “nothing”{' '}
        <MeasureWords measure={level.negative} />.
      </p>
    </div>
  );
}

function PresenceRow({
  title,
  counts: [some, none],
}: {
  readonly title: string;
  readonly counts: readonly [number, number];
}) {
  return (
    <Row>
      <th scope="row" className="px-3.5 py-2 text-left text-xs font-semibold text-ink-2">
        {title}
      </th>
      <Cell isNumber>{formatCount(some)}</Cell>
      <Cell isNumber>{formatCount(none)}</Cell>
      <Cell isNumber className="font-semibold">
        {formatCount(some + none)}
      </Cell>
    </Row>
  );
}

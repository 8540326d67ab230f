import { formatCount } from '@/components/shell/number-words';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { PlanSummary } from '@/lib/actions/plans';

type Folder = PlanSummary['folders'][number];

/** How many snippets of each stratum lie in each folder, with the sums. */
export function StrataTable({
  folders,
  nameOf,
}: {
  readonly folders: readonly Folder[];
  readonly nameOf: (email: string) => string;
}) {
  const strata = listStrata(folders);
  return (
    <div className="[&_td]:px-2.5 [&_td]:py-1 [&_th]:px-2.5">
      <Table caption="Folders by stratum" isCaptionHidden>
        <thead>
          <tr>
            <HeadCell>Stratum</HeadCell>
            {folders.map((folder, i) => (
              <HeadCell key={i} isNumber className="min-w-20 align-bottom">
                Folder {i + 1}
                {folder.annotators.map((email) => (
                  <span key={email} className="block font-normal text-ink-3">
                    {nameOf(email)}
                  </span>
                ))}
              </HeadCell>
            ))}
            <HeadCell isNumber className="align-bottom">
              All
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {strata.map((stratum) => {
            const counts = folders.map((folder) => countIn(folder, stratum));
            return (
              <Row key={stratum}>
                <Cell className="whitespace-nowrap">{stratum}</Cell>
                {counts.map((count, i) => (
                  <Cell key={i} isNumber>
                    {formatCount(count)}
                  </Cell>
                ))}
                <Cell isNumber>{formatCount(sum(counts))}</Cell>
              </Row>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <Cell>All</Cell>
            {folders.map(({ snippets }, i) => (
              <Cell key={i} isNumber>
                {formatCount(snippets)}
              </Cell>
            ))}
            <Cell isNumber>{formatCount(sum(folders.map(({ snippets }) => snippets)))}</Cell>
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

/** Every stratum of any folder, sorted as the plan sorts them. */
function listStrata(folders: readonly Folder[]): string[] {
  return [...new Set(folders.flatMap(({ byStratum }) => byStratum.map(titleOf)))].sort();
}

function countIn(folder: Folder, stratum: string): number {
  return sum(
    folder.byStratum.filter((each) => titleOf(each) === stratum).map(({ snippets }) => snippets),
  );
}

function titleOf({ material, publisher }: Folder['byStratum'][number]): string {
  const words = [
    material === '' ? 'no material' : material,
    publisher === '' ? 'no publisher' : publisher,
  ].filter((word) => word !== undefined);
  return words.length === 0 ? 'all' : words.join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

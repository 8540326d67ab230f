import { PairMatrix } from '@/components/heat-map/pair-matrix';
import { countOf, formatCount } from '@/components/shell/number-words';
import { Notice } from '@/components/ui/notice';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { MoveAnswer } from '@/lib/data/plans/move-assignments';

/** What a move would change: loads and pairs before and after, and what stays where it is. */
export function MovePreview({
  move,
  isAdding,
  nameOf,
}: {
  readonly move: MoveAnswer;
  /** A reader is added; nobody gives anything away. */
  readonly isAdding: boolean;
  /** Of an e-mail. */
  readonly nameOf: (email: string) => string;
}) {
  const most = Math.max(1, ...move.loads.flatMap(({ before, after }) => [before, after]));
  const mostShared = Math.max(1, ...move.pairs.map(({ after }) => after));
  const people = [...new Set(move.pairs.flatMap(({ a, b }) => [a, b]))].sort();
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <Notices move={move} isAdding={isAdding} />
      <section className="grid gap-2 [&>*]:min-w-0">
        <h3 className="font-semibold">What each has still to read</h3>
        <Table caption="Snippets to read, before and after" isCaptionHidden>
          <thead>
            <tr>
              <HeadCell>Annotator</HeadCell>
              <HeadCell className="relative max-sm:hidden">
                <span className="sr-only">Drawn</span>
              </HeadCell>
              <HeadCell isNumber className="w-16">
                Now
              </HeadCell>
              <HeadCell isNumber className="w-16">
                Then
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {move.loads.map(({ email, before, after }) => (
              <Row key={email}>
                <Cell className="w-2/5 font-semibold [overflow-wrap:anywhere]">
                  {nameOf(email)}
                </Cell>
                <Cell className="max-sm:hidden">
                  <LoadBars before={before} after={after} most={most} />
                </Cell>
                <Cell isNumber className="text-ink-2">
                  {formatCount(before)}
                </Cell>
                <Cell isNumber className="font-semibold">
                  {formatCount(after)}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </section>
      {people.length > 1 && (
        <section className="grid gap-2 [&>*]:min-w-0">
          <h3 className="font-semibold">Which pairs can be compared</h3>
          <PairMatrix
            caption="Snippets that two annotators share, after the move"
            note="Snippets that both read, then; under it, what changes. Finished readings count as before."
            people={people.map((email) => ({ key: email, name: nameOf(email) }))}
            cellOf={(a, b) => {
              const pair = move.pairs.find((each) => each.a === a && each.b === b);
              if (pair === undefined || (pair.before === 0 && pair.after === 0)) return null;
              const change = pair.after - pair.before;
              return {
                words: formatCount(pair.after),
                share: pair.after / mostShared,
                ...(change === 0 ? {} : { under: signed(change) }),
              };
            }}
          />
        </section>
      )}
    </div>
  );
}

function Notices({ move, isAdding }: { readonly move: MoveAnswer; readonly isAdding: boolean }) {
  const { begun, finishedCases, stays } = move;
  return (
    <>
      {begun > 0 && (
        <Notice tone="info">
          {countOf(begun, 'snippet')} of these {begun === 1 ? 'was' : 'were'} begun. That work is
          kept with its log and counts no more; it comes back if the snippet does.
        </Notice>
      )}
      {finishedCases > 0 && (
        <Notice tone="warn">
          {countOf(finishedCases, 'snippet')} {finishedCases === 1 ? 'is' : 'are'} read to the end
          already. {finishedCases === 1 ? 'Its case waits' : 'Their cases wait'} for the new reader.
        </Notice>
      )}
      <Staying
        names={stays.readByAll}
        why={
          isAdding
            ? 'everybody chosen reads them, or could look at the readings as lead or adjudicator'
            : 'everybody chosen reads them, or could look at the readings as lead or adjudicator; choose somebody else as well'
        }
      />
      <Staying names={stays.frozen} why="work on their cases has begun, so their readers stay" />
    </>
  );
}

function Staying({ names, why }: { readonly names: readonly string[]; readonly why: string }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>
        {countOf(names.length, 'snippet')} {names.length === 1 ? 'stays' : 'stay'} as{' '}
        {names.length === 1 ? 'it is' : 'they are'}: {why}.
      </p>
      <details className="mt-1">
        <summary className="font-semibold">Which</summary>
        <ul className="mt-1 max-h-48 overflow-y-auto">
          {names.map((name) => (
            <li key={name} className="break-all">
              {name}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

/** Now as a line under then, so that length and order both tell them apart. */
function LoadBars({
  before,
  after,
  most,
}: {
  readonly before: number;
  readonly after: number;
  readonly most: number;
}) {
  return (
    <span aria-hidden className="grid gap-0.5">
      <span
        className="block h-1 min-w-px rounded-full bg-line-strong"
        style={{ width: `${(100 * before) / most}%` }}
      />
      <span
        className="block h-2 rounded-full bg-accent"
        style={{ width: `${(100 * after) / most}%` }}
      />
    </span>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${formatCount(change)}` : `−${formatCount(-change)}`;
}

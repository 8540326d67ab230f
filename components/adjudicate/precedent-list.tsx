'use client';

import { casePath } from '@/components/shell/paths';
import { Moment } from '@/components/shell/moment';
import { Button } from '@/components/ui/button';
import { useActions, useAdjudicate, type ShownCase } from './adjudicate-context';
import { describeGold } from './case-words';

type Precedent = ShownCase['precedents'][string][number];

/** How items with the same reasons and labels were decided before, the newest first. */
export function PrecedentList({
  projectId,
  sheet,
  precedents,
  isAsked,
  canTake,
}: {
  readonly projectId: string;
  readonly sheet: ShownCase;
  readonly precedents: readonly Precedent[];
  /** False where there is no item to look for others like it. */
  readonly isAsked: boolean;
  /** False where nothing is to be decided. */
  readonly canTake: boolean;
}) {
  return (
    <section
      aria-label="Decided like this before"
      className="flex min-h-0 min-w-0 flex-col border-line max-md:border-t md:border-l max-wide:max-h-96"
    >
      <h2 className="px-4 pt-3.5 text-xs font-semibold text-ink-2">Decided like this before</h2>
      <ul
        aria-label="Earlier decisions"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 pt-1.5 pb-3 outline-offset-[-3px]"
      >
        {precedents.map((precedent) => (
          <li
            key={`${precedent.caseId} ${precedent.at}`}
            className="border-b border-line py-2 last:border-b-0"
          >
            <PrecedentWords
              projectId={projectId}
              sheet={sheet}
              precedent={precedent}
              canTake={canTake}
            />
          </li>
        ))}
        {precedents.length === 0 && (
          <li className="py-2 text-[0.8125rem] text-pretty text-ink-2">
            {isAsked
              ? 'Nothing with the same reasons and labels has been decided yet.'
              : sheet.status === 'agreed'
                ? 'Nothing is to be decided here.'
                : 'The whole case is confirmed at once; there is no item to compare.'}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Names of snippets often begin with the material. */
function nameOfCase(material: string | null, snippet: string): string {
  return material === null || snippet.startsWith(material) ? snippet : `${material} ${snippet}`;
}

function PrecedentWords({
  projectId,
  sheet,
  precedent,
  canTake,
}: {
  readonly projectId: string;
  readonly sheet: ShownCase;
  readonly precedent: Precedent;
  readonly canTake: boolean;
}) {
  const { visit, setReason, setClause } = useActions();
  const isListed = useAdjudicate((state) => state.rows.some(({ id }) => id === precedent.caseId));
  const { caseId, snippet, material, gold, reason, clause, at } = precedent;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-[0.8125rem]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{describeGold(gold, sheet.scheme)}</p>
        <p className="text-ink-2">
          {clause !== null && <b>{clause}: </b>}
          {reason}
        </p>
        <p className="text-xs text-ink-3">
          <a
            href={casePath(projectId, caseId)}
            className="underline underline-offset-2"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || !isListed) return;
              event.preventDefault();
              visit(caseId);
            }}
          >
            {nameOfCase(material, snippet)}
          </a>
          , <Moment at={at} to="day" />
        </p>
      </div>
      {canTake && (
        <Button
          size="small"
          variant="quiet"
          className="self-start text-xs!"
          onClick={() => {
            setReason(reason);
            if (clause !== null) setClause(clause);
          }}
        >
          Same words
        </Button>
      )}
    </div>
  );
}
